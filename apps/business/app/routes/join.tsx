import { TextLink } from '@thyme/ui';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate, useParams } from 'react-router';
import { AuthPage } from '../features/accounts/auth-page.tsx';
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
      <AuthPage
        title="This link has had its time"
        lead={
          <>
            It was used, withdrawn or is older than seven days. Please ask for a new invitation, or{' '}
            <TextLink asChild>
              <Link to="/login">log in</Link>
            </TextLink>
            .
          </>
        }
      />
    );
  return (
    <AuthPage
      title={`Join ${invitation.shop}`}
      lead={
        invitation.has_account
          ? 'You have a desk already. Join with it, then log in as always.'
          : 'Choose a password, and the desk is open to you.'
      }
    >
      <JoinForm
        token={token}
        email={invitation.email}
        hasAccount={invitation.has_account}
        onDone={(isIn) => void navigate(isIn ? '/' : '/login', { replace: true })}
      />
    </AuthPage>
  );
}
