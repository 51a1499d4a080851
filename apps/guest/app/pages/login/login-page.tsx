import { notify } from '@thyme/site/notify.ts';
import { TextLink } from '@thyme/ui';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthPage, BackButton, Or } from '../../features/accounts/auth-page.tsx';
import { AFTER_LOGIN, CODE_LOGIN } from '../../features/accounts/guards.ts';
import { GuestLoginForm } from '../../features/accounts/login/password-forms.tsx';
import { ProviderButtons } from '../../features/accounts/social/provider-buttons.tsx';
import { codeLook } from '../../features/accounts/social/provider-choice.tsx';
import { useProviders } from '../../features/accounts/social/use-providers.ts';
import { messagesWith, WRITE_TO } from './message-login-page.tsx';

/** The reason for the redirect to this page, from the URL. */
function useMessage(): void {
  const message = useSearchParams()[0].get('message');
  useEffect(() => {
    if (message) notify.info(message);
  }, [message]);
}

export function LoginPage() {
  const navigate = useNavigate();
  useMessage();
  const shop = useSearchParams()[0].get(WRITE_TO);
  const arrive = () => void navigate(shop ? messagesWith(shop) : AFTER_LOGIN, { replace: true });
  const social = useProviders({
    onDone: arrive,
    onUnknown: (person) => void navigate('/social-registration', { state: person }),
  });
  return (
    <AuthPage title="Welcome back" before={<BackButton otherwise="/guest-login" />}>
      <GuestLoginForm
        onDone={arrive}
        forgotten={
          <TextLink asChild standalone>
            <Link to="/forget-password">Forgot your password?</Link>
          </TextLink>
        }
      />
      <Or />
      <div className="grid gap-3">
        <Link to={shop ? `/login/message/${encodeURIComponent(shop)}` : CODE_LOGIN} {...codeLook} />
        <ProviderButtons social={social} compact />
      </div>
      <p className="flex items-center gap-2">
        New here?{' '}
        <TextLink asChild standalone>
          <Link to="/signup">Sign up</Link>
        </TextLink>
      </p>
    </AuthPage>
  );
}
