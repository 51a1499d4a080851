import { LogOutDocument } from '../generated/graphql.ts';
import { forgetEverything } from './forgetting.ts';
import { run } from './graphql/client.ts';
import { clear, keys, read } from './storage.ts';

/**
 * Leaves a page of somebody's own for another one, and forgets them. Answers that are kept go last, when nothing on
 * screen needs them any more: asking for them again without a token would lead to the login page.
 */
export async function leaveFor(move: () => unknown): Promise<void> {
  clear();
  await move();
  forgetEverything();
}

/**
 * Ends the session here at once, and on the server as soon as it hears of it. Whoever logs out without a connection
 * is logged out of this browser all the same; the token, which nobody has any more, ends by itself.
 */
export async function logOut(move: () => unknown): Promise<void> {
  if (read(keys.guestToken)) {
    run(LogOutDocument, {}, { silent: true }).catch((error: unknown) =>
      console.warn('The server did not hear of the logout.', error),
    );
  }
  await leaveFor(move);
}
