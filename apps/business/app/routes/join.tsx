import { TextLink } from '@thyme/ui';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate, useParams } from 'react-router';
import { Door } from '../features/accounts/door.tsx';
import { JoinForm } from '../features/team/join-form.tsx';
import { DeskInvitationDocument } from '../generated/graphql.ts';
import { run } from '../lib/graphql/client.ts';

export const meta = () => [{ title: 'Join – Thyme for business' }];

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return (await run(DeskInvitationDocument, { token: params.token ?? '' }, { silent: true })).desk_invitation ?? null;
}

export default function Join() {
  const invitation = useLoaderData<typeof clientLoader>();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  if (!invitation)
    return (
      <Door
        title="This link no longer works"
        lead={
          <>
            It has been used, withdrawn or has expired. Please ask for a new invitation, or{' '}
            <TextLink asChild>
              <Link to="/login">log in</Link>
            </TextLink>
            .
          </>
        }
      />
    );
  return (
    <Door
      title={`Join ${invitation.shop}`}
      lead={
        invitation.has_account
          ? 'You already have an account. Join with it, then log in as usual.'
          : 'Choose a password and you’re in.'
      }
    >
      <JoinForm
        token={token}
        email={invitation.email}
        hasAccount={invitation.has_account}
        onDone={(isIn) => void navigate(isIn ? '/' : '/login', { replace: true })}
      />
    </Door>
  );
}
