import { TextLink } from '@thyme/ui';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { Door } from '../features/accounts/door.tsx';
import { DeskLoginForm } from '../features/accounts/password-forms.tsx';
import { storedToken } from '../lib/session.ts';

export const meta = () => [{ title: 'Log in – Thyme for business' }];

/** Only allows redirects within the desk. */
function safeNext(next: string | null): string {
  return next && /^\/(?![/\\])/.test(next) ? next : '/';
}

export function clientLoader() {
  if (storedToken() !== '') throw redirect('/');
  return null;
}

export default function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <Door title="Your desk" lead="Log in with your business account to run the day.">
      <DeskLoginForm
        onDone={() => void navigate(safeNext(search.get('next')), { replace: true })}
        forgotten={
          <TextLink asChild standalone>
            <Link to="/forgot-password">Forgot your password?</Link>
          </TextLink>
        }
      />
      <p className="mt-6 text-ink-soft">
        New here?{' '}
        <TextLink asChild>
          <Link to="/sign-up">Open your shop on Thyme</Link>
        </TextLink>
      </p>
      <p className="mt-2 text-ink-soft">
        Looking to book?{' '}
        <TextLink asChild>
          <a href="/login">Log in as a guest</a>
        </TextLink>
      </p>
    </Door>
  );
}
