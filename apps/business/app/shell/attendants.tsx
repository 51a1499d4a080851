import { Toasts } from '@thyme/site/frame/toasts.tsx';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { arrived, onSessionLost } from '../lib/session.ts';

/** Parts of every page that are invisible until needed: session watch and toasts. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after every navigation.
  useEffect(arrived, [pathname]);
  return null;
}
