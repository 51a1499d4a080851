import { useNavigate } from 'react-router';
import { AuthPage } from '../features/accounts/auth-page.tsx';
import { GuestResetPasswordForm } from '../features/accounts/login/password-forms.tsx';
import { describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/reset-password.ts';

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

export default function ResetPassword({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <AuthPage title="Choose a new password" lead="Use the email of your account. The link works once.">
      <GuestResetPasswordForm token={params.token} onDone={() => void navigate('/login', { replace: true })} />
    </AuthPage>
  );
}
