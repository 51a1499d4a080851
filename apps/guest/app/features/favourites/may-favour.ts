import { notify } from '@thyme/site/notify.ts';
import { keys, read } from '../../lib/session/storage.ts';

export const LOGIN_FIRST = 'Please login first!';

/** Visitors get a message and are redirected to the login; guests may go on. */
export function mayFavour(goTo: (path: string) => unknown): boolean {
  if (read(keys.guestToken)) return true;
  notify.info(LOGIN_FIRST);
  void goTo('/guest-login');
  return false;
}
