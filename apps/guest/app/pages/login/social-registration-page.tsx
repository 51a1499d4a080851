import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button } from '@thyme/ui';
import { Link, useLocation, useNavigate } from 'react-router';
import { AuthPage, BackButton } from '../../features/accounts/auth-page.tsx';
import { AFTER_LOGIN } from '../../features/accounts/guards.ts';
import { personFrom } from '../../features/accounts/social/social-login.ts';
import { SocialSignUpForm } from '../../features/accounts/social/social-sign-up-form.tsx';

export function SocialRegistrationPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  // The provider's data is in the history entry, which only the browser has.
  const person = useHydrated() ? personFrom(state) : null;
  if (!person) return <Astray />;
  return (
    <AuthPage title="Almost there" before={<BackButton otherwise="/guest-login" />}>
      <SocialSignUpForm person={person} onDone={() => void navigate(AFTER_LOGIN, { replace: true })} />
    </AuthPage>
  );
}

/** The URL was opened directly, so there is no login to continue. */
function Astray() {
  return (
    <AuthPage title="Almost there" lead="To sign up with Google or Facebook, start from the login page.">
      <Button asChild>
        <Link to="/guest-login">Choose how to log in</Link>
      </Button>
    </AuthPage>
  );
}
