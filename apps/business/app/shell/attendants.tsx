import { Toasts } from '@thyme/site/frame/toasts.tsx';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { arrived, onSessionLost } from '../lib/session.ts';

/** What every page needs and nobody sees, until there is something to say. */
export function Attendants() {
  return (
    <>
      <SessionWatch />
      <Toasts />
    </>
  );
}

/** Ends a session that the server no longer accepts. */
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
