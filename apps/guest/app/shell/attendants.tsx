import { Toasts } from '@thyme/site/frame/toasts.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { arrived, onSessionLost } from '../lib/graphql/session-lost.ts';
import { lazyPart } from '../lib/hydration/lazy-part.ts';
import { useSession } from '../lib/session/session.ts';

const ReferralKeeper = lazyPart(() => import('./referral-keeper.tsx'));

/** Invisible parts of every page, which only show messages. */
export function Attendants() {
  return (
    <>
      <SessionWatch />
      <Referral />
      <Toasts />
    </>
  );
}

/** Ends a session that the server no longer accepts, and keeps the document's marker in sync with the stored token. */
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

/** Few visitors come by a referral link; the code for it is loaded only then. */
function Referral() {
  const { search } = useLocation();
  const [came, setCame] = useState(false);
  useEffect(() => {
    if (/[?&]ref=/.test(search)) setCame(true);
  }, [search]);
  if (!came) return null;
  return (
    <Suspense>
      <ReferralKeeper />
    </Suspense>
  );
}
