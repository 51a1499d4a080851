import { redirect } from 'react-router';
import { keys, read } from '../../lib/session/storage.ts';

/** For pages that only visitors need. Runs before such a page is shown, so it never meets a login made on it. */
export function sendGuestsAway(tell?: () => void): null {
  if (!read(keys.guestToken)) return null;
  tell?.();
  throw redirect('/');
}

/** For pages that belong to a guest: nobody without a stored token gets to see one. */
export function sendVisitorsAway(): null {
  if (read(keys.guestToken)) return null;
  throw redirect('/');
}

/** The page for logging in without a password. */
export const CODE_LOGIN = '/login/code';

export const AFTER_LOGIN = '/profile/my-profile';
