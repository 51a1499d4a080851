import { TextLink } from '@thyme/ui';
import { Link, useNavigate } from 'react-router';
import { AuthPage, BackButton } from '../../features/accounts/auth-page.tsx';
import { CodeLogin } from '../../features/accounts/code-login/code-login.tsx';
import { AFTER_LOGIN } from '../../features/accounts/guards.ts';

/** Logging in or signing up without a password. */
export function CodeLoginPage() {
  const navigate = useNavigate();
  return (
    <AuthPage title="Continue with a code" before={<BackButton otherwise="/guest-login" />}>
      <CodeLogin onDone={() => void navigate(AFTER_LOGIN, { replace: true })} />
      <p className="flex items-center gap-2 border-t border-line pt-3">
        Prefer to use a password?{' '}
        <TextLink asChild standalone>
          <Link to="/login">Log In</Link>
        </TextLink>
      </p>
    </AuthPage>
  );
}
