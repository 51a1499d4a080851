import { useNavigate } from 'react-router';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { GuestResetPasswordForm } from '../features/accounts/login/password-forms.tsx';
import { SpentLink } from '../features/accounts/login/spent-link.tsx';
import { ResetLinkStateDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/reset-password.ts';

/** Checks whether the link still works before the form is shown. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return runOnServer(context, ResetLinkStateDocument, { token: params.token });
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...describePage(matches, {
      title: 'Choose a new password',
      description: 'Choose a new password for your account.',
      path: '/forget-password',
      hidden: true,
    }),
    // The URL contains a secret, which must not leak to other sites.
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ResetPassword({ params, loaderData: { reset_link_state: state } }: Route.ComponentProps) {
  const navigate = useNavigate();
  if (state !== 'open') return <SpentLink isUsed={state === 'used'} />;
  return (
    <AuthPage title="Choose a new password" lead="Enter the email address of your account. The link only works once.">
      <GuestResetPasswordForm token={params.token} onDone={() => void navigate('/login', { replace: true })} />
    </AuthPage>
  );
}
