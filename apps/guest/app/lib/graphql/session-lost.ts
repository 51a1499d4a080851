import { createSessionWatch } from '@thyme/site/graphql/session-lost.ts';
import { forgetEverything } from '../session/forgetting.ts';
import { keys, read } from '../session/storage.ts';

/** Where a person goes who has to log in again. */
export function loginPathFrom(pathname: string): string {
  return /^\/profile(\/|$)/.test(pathname) ? '/login' : '/guest-login';
}

export const { onSessionLost, sessionLost, arrived } = createSessionWatch({
  storedToken: () => read(keys.guestToken) ?? '',
  forget: forgetEverything,
  loginPathFrom,
});
