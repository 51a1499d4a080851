import { GUEST_ACCOUNT_MESSAGE, mayLoginAsGuest } from '@thyme/domain/accounts';
import { Refusal } from '../../lib/failures.ts';
import { keys, write } from '../../lib/session/storage.ts';

export interface LoggedIn {
  access_token: string;
  user: { id: number; user_type: number };
}

/** Stores a login. The token is written last: it alone makes a visitor a guest, and the rest is there by then. */
export function startSession({ access_token, user }: LoggedIn): void {
  if (!mayLoginAsGuest(user.user_type)) throw new Refusal(GUEST_ACCOUNT_MESSAGE);
  write(keys.userType, String(user.user_type));
  write(keys.userId, String(user.id));
  write(keys.guestToken, access_token);
}
