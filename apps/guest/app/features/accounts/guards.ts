import { redirect } from 'react-router';
import { keys, read } from '../../lib/session/storage.ts';

/** For pages that only visitors need. Runs before such a page is shown, so a login made on the page does not trigger it. */
export function sendGuestsAway(notify?: () => void): null {
  if (!read(keys.guestToken)) return null;
  notify?.();
  throw redirect('/');
}

/** For pages that belong to a guest: without a stored token the visitor is sent to the login. */
export function sendVisitorsAway(): null {
  if (read(keys.guestToken)) return null;
  throw redirect('/');
}

/** The page for logging in without a password. */
export const CODE_LOGIN = '/login/code';

export const AFTER_LOGIN = '/profile/my-profile';
