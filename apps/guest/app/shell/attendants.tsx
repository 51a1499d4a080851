import { Toasts } from '@thyme/site/frame/toasts.tsx';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { arrived, onSessionLost } from '../lib/graphql/session-lost.ts';
import { referralCookie } from '../lib/referral.ts';
import { useSession } from '../lib/session.ts';

/** What every page needs and nobody sees, until there is something to say. */
export function Attendants() {
  return (
    <>
      <SessionWatch />
      <ReferralKeeper />
      <Toasts />
    </>
  );
}

/** Ends a session that the server no longer accepts, and keeps the document's mark in step with the stored token. */
function SessionWatch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useSession();

  useEffect(
    () =>
      onSessionLost({
        goTo: (path) => void navigate(path),
        pathname: () => window.location.pathname,
      }),
    [navigate],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move itself is what matters, not where it led.
  useEffect(arrived, [pathname]);
  useEffect(() => {
    if (session !== 'unknown') document.documentElement.dataset.session = session;
  }, [session]);
  return null;
}

function ReferralKeeper() {
  const { search } = useLocation();
  useEffect(() => {
    const cookie = referralCookie(search, document.cookie, window.location.protocol === 'https:');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that we serve.
    if (cookie) document.cookie = cookie;
  }, [search]);
  return null;
}
