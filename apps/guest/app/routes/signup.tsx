import { notify } from '@thyme/site/notify.ts';
import { TextLink } from '@thyme/ui';
import { Link, useNavigate } from 'react-router';
import { AuthPage, BackButton, Or } from '../features/accounts/auth-page.tsx';
import { CODE_LOGIN, sendGuestsAway } from '../features/accounts/guards.ts';
import { SignUpForm } from '../features/accounts/registration/sign-up-form.tsx';
import { codeLook } from '../features/accounts/social/provider-choice.tsx';
import { describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/signup.ts';

export const loader = () => null;
export const clientLoader = () => sendGuestsAway(() => notify.info('You are already logged in!'));
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Sign up',
    description: 'Create an account to book, move and cancel appointments and to keep your favourite places.',
    path: '/signup',
    hidden: true,
  });
}

export default function SignUp() {
  const navigate = useNavigate();
  return (
    <AuthPage title="Create an account" before={<BackButton otherwise="/guest-login" />}>
      <div className="grid gap-2">
        <Link to={CODE_LOGIN} {...codeLook} />
        <p className="text-center text-sm text-ink-soft">No password needed: we email you a code.</p>
      </div>
      <Or />
      <SignUpForm onDone={() => void navigate('/login')} />
      <p className="flex items-center gap-2">
        Have an account?{' '}
        <TextLink asChild standalone>
          <Link to="/login">Log In</Link>
        </TextLink>
      </p>
    </AuthPage>
  );
}
