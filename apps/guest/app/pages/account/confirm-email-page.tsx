import { Queries } from '@thyme/site/graphql/queries.tsx';
import { Button, Spinner } from '@thyme/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { AFTER_LOGIN } from '../../features/accounts/guards.ts';
import { SendConfirmation } from '../../features/accounts/security/confirm-email.tsx';
import { ConfirmEmailDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useSession } from '../../lib/session/session.ts';

type State = 'asking' | 'confirmed' | 'invalid' | 'failed';

/** Opened from the email: confirms the address immediately, and shows what to do where that fails. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const [state, setState] = useState<State>('asking');
  const ask = useCallback(() => {
    setState('asking');
    run(ConfirmEmailDocument, { token }).then(
      ({ confirm_email: { status } }) => setState(status === 1 ? 'confirmed' : 'invalid'),
      () => setState('failed'),
    );
  }, [token]);
  useEffect(ask, [ask]);
  const isGuest = useSession() === 'guest';

  const pages: Record<State, { title: string; lead: string; way: ReactNode }> = {
    asking: { title: 'Confirming your email', lead: 'This takes a second.', way: <Spinner /> },
    confirmed: {
      title: 'Your email is confirmed',
      lead: 'Thank you. Your reminders and receipts will reach you here.',
      way: isGuest ? <Way to={AFTER_LOGIN}>Go to my profile</Way> : <Way to="/login">Log In</Way>,
    },
    invalid: {
      title: 'This link no longer works',
      lead: isGuest
        ? 'It’s more than 30 days old, or your account now uses a different address. We can send you a new one.'
        : 'It’s more than 30 days old, or your account now uses a different address. Log in and we’ll send you a new one.',
      way: isGuest ? <SendConfirmation /> : <Way to="/login">Log In</Way>,
    },
    failed: {
      title: 'We couldn’t confirm your email',
      lead: 'Check your connection and try again. The link still works.',
      way: <Button onClick={ask}>Try again</Button>,
    },
  };
  const { title, lead, way } = pages[state];
  return (
    <Queries>
      <AuthPage title={title} lead={<span role="status">{lead}</span>}>
        <div>{way}</div>
      </AuthPage>
    </Queries>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
