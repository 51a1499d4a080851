import { run } from '../../lib/graphql/client.ts';
import { forgetSession } from '../../lib/session.ts';
import { deskLogOut } from './operations.ts';

/**
 * Ends the session here at once, and on the server as soon as it hears of it. Answers that are kept go last, when
 * nothing on screen needs them any more.
 */
export async function logOut(move: () => unknown): Promise<void> {
  const told = run(deskLogOut, {}, { silent: true }).catch((error: unknown) =>
    console.warn('The server did not hear of the logout.', error),
  );
  await told;
  forgetSession();
  await move();
}
