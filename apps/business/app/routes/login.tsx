import { Logo, TextLink } from '@thyme/ui';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { storedToken } from '../lib/session.ts';

export const meta = () => [{ title: 'Log in – Thyme for business' }];

/** Only an address of the desk itself. */
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
    <main id="main" className="grid min-h-dvh content-start justify-items-center px-5 py-8 md:content-center">
      <div className="w-full max-w-105">
        <a href="/home" aria-label="Thyme, home" className="inline-flex no-underline">
          <Logo />
        </a>
        <h1 className="display-36 mt-8">Your desk</h1>
        <p className="mt-2 mb-7 text-ink-soft">Log in with your business account to run the day.</p>
        <LoginForm onDone={() => void navigate(safeNext(search.get('next')), { replace: true })} />
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
      </div>
    </main>
  );
}
