import { Toasts } from '@thyme/site/frame/toasts.tsx';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { arrived, onSessionLost } from '../lib/session.ts';

/** Mounted on every page: toasts, and the watch for a lost session. */
export function Attendants() {
  return (
    <>
      <SessionWatch />
      <Toasts />
    </>
  );
}

/** Redirects to login when the server no longer accepts the session. */
function SessionWatch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () => onSessionLost({ goTo: (path) => void navigate(path), pathname: () => pathname }),
    [navigate, pathname],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move itself is what matters, not where it led.
  useEffect(arrived, [pathname]);
  return null;
}
