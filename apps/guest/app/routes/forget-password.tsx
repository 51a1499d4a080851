import { AuthPage, BackButton } from '../features/accounts/auth-page.tsx';
import { sendGuestsAway } from '../features/accounts/guards.ts';
import { GuestForgotPasswordForm } from '../features/accounts/login/password-forms.tsx';
import { describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/forget-password.ts';

export const loader = () => null;
export const clientLoader = () => sendGuestsAway();
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Forgot your password?',
    description: 'Forgot your password? Enter your email and we’ll send you a link to choose a new one.',
    path: '/forget-password',
    hidden: true,
  });
}

export default function ForgetPassword() {
  return (
    <AuthPage
      title="Forgot your password?"
      lead="Enter your email and we’ll send you a link to choose a new one."
      before={<BackButton otherwise="/login" />}
    >
      <GuestForgotPasswordForm />
    </AuthPage>
  );
}
