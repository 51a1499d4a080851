import { TextLink } from '@thyme/ui';
import { Link, useNavigate } from 'react-router';
import { AuthPage, BackButton } from '../../features/accounts/auth-page.tsx';
import { CodeLogin } from '../../features/accounts/code-login/code-login.tsx';

/** Names the shop that a visitor on the login page would like to write to. */
export const WRITE_TO = 'write_to';

export const messagesWith = (shop: string): string => `/profile/messages?shop=${encodeURIComponent(shop)}`;

/** A visitor who would like to write to a shop logs in with a code and arrives in the conversation. */
export function MessageLoginPage({ shop }: { shop: string }) {
  const navigate = useNavigate();
  return (
    <AuthPage title="Log in to send a message" before={<BackButton otherwise={`/${shop}`} />}>
      <CodeLogin onDone={() => void navigate(messagesWith(shop), { replace: true })} />
      <p className="flex items-center gap-2 border-t border-line pt-3">
        Prefer to use a password?{' '}
        <TextLink asChild standalone>
          <Link to={`/login?${WRITE_TO}=${encodeURIComponent(shop)}`}>Log In</Link>
        </TextLink>
      </p>
    </AuthPage>
  );
}
