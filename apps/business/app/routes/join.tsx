import { Logo, TextLink } from '@thyme/ui';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate, useParams } from 'react-router';
import { JoinForm } from '../features/team/join-form.tsx';
import { deskInvitation } from '../features/team/operations.ts';
import { run } from '../lib/graphql/client.ts';

export const meta = () => [{ title: 'Join – Thyme for business' }];

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return (await run(deskInvitation, { token: params.token ?? '' }, { silent: true })).desk_invitation ?? null;
}

export default function Join() {
  const invitation = useLoaderData<typeof clientLoader>();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  return (
    <main id="main" className="grid min-h-dvh content-start justify-items-center px-5 py-8 md:content-center">
      <div className="w-full max-w-105">
        <a href="/home" aria-label="Thyme, home" className="inline-flex no-underline">
          <Logo />
        </a>
        {invitation ? (
          <>
            <h1 className="display-36 mt-8">Join {invitation.shop}</h1>
            <p className="mt-2 mb-7 text-ink-soft">
              {invitation.has_account
                ? 'You have a desk already. Join with it, then log in as always.'
                : 'Choose a password, and the desk is open to you.'}
            </p>
            <JoinForm
              token={token}
              email={invitation.email}
              hasAccount={invitation.has_account}
              onDone={(isIn) => void navigate(isIn ? '/' : '/login', { replace: true })}
            />
          </>
        ) : (
          <>
            <h1 className="display-36 mt-8">This link has had its time</h1>
            <p className="mt-2 text-ink-soft">
              It was used, withdrawn or is older than seven days. Please ask for a new invitation, or{' '}
              <TextLink asChild>
                <Link to="/login">log in</Link>
              </TextLink>
              .
            </p>
          </>
        )}
      </div>
    </main>
  );
}
