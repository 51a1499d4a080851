import { createSessionWatch } from '@thyme/site/graphql/session-lost.ts';
import { forgetEverything } from '../session/forgetting.ts';
import { keys, read } from '../session/storage.ts';

/** The page for a guest who has to log in again. */
export function loginPathFrom(pathname: string): string {
  return /^\/profile(\/|$)/.test(pathname) ? '/login' : '/guest-login';
}

export const { onSessionLost, sessionLost, arrived } = createSessionWatch({
  storedToken: () => read(keys.guestToken) ?? '',
  forget: forgetEverything,
  loginPathFrom,
});
