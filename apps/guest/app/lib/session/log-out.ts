import { LogOutDocument } from '../../generated/graphql.ts';
import { run } from '../graphql/client.ts';
import { forgetEverything } from './forgetting.ts';
import { clear, keys, read } from './storage.ts';

/**
 * Leaves a personal page for another one, and clears what the browser stored. The query cache goes last, when nothing on
 * screen needs it: a refetch without a token would lead to the login page.
 */
export async function leaveFor(move: () => unknown): Promise<void> {
  clear();
  await move();
  forgetEverything();
}

/**
 * Ends the session here at once and on the server when the request arrives. Without a connection this browser is still
 * logged out, and the token expires.
 */
export async function logOut(move: () => unknown): Promise<void> {
  if (read(keys.guestToken)) {
    run(LogOutDocument, {}, { silent: true }).catch((error: unknown) =>
      console.warn('The logout did not reach the server.', error),
    );
  }
  await leaveFor(move);
}
