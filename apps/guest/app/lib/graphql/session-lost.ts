import { forgetEverything } from '../forgetting.ts';
import { keys, read } from '../storage.ts';

export interface SessionLostHandlers {
  goTo: (path: string) => void;
  pathname: () => string;
}

let handlers: SessionLostHandlers | null = null;
let leavingFor: string | null = null;

/** The shell tells where one is and how to move. */
export function onSessionLost(given: SessionLostHandlers): () => void {
  handlers = given;
  leavingFor = null;
  return () => {
    if (handlers === given) handlers = null;
  };
}

/** Where a person goes who has to log in again. */
export function loginPathFrom(pathname: string): string {
  return /^\/profile(\/|$)/.test(pathname) ? '/login' : '/guest-login';
}

/**
 * The server did not accept `usedToken`. Forgets the session only while that token is still the stored one, so that
 * the answers of one batch, or those that come after a new login, cannot reset again and again.
 */
export function sessionLost(usedToken: string): void {
  const stored = read(keys.guestToken) ?? '';
  if (usedToken !== stored || !handlers) return;
  const from = handlers.pathname();
  const target = loginPathFrom(from);
  if (stored !== '') forgetEverything();
  else if (leavingFor === from) return;
  if (from === target) return;
  leavingFor = from;
  handlers.goTo(target);
}

/** A move has ended; the next loss may redirect again. */
export function arrived(): void {
  leavingFor = null;
}
