import { LogOutDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { forgetSession } from '../../lib/session.ts';

/** Ends the session on the server, if it can be reached, and in this browser. */
export async function logOut(move: () => unknown): Promise<void> {
  try {
    await run(LogOutDocument, {}, { silent: true });
  } catch (error) {
    console.warn('The server could not be notified of the logout.', error);
  }
  forgetSession();
  await move();
}
