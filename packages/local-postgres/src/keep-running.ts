import type { Home } from './home.ts';
import { findRunning, logTail, type Postmaster } from './postmaster.ts';

const LOOK_MS = 500;
const REPORTED_FAILURES = 10;

/**
 * Restarts the server when it has exited unexpectedly: killed for memory, or by hand. Returns the function that stops
 * watching; it waits for a restart in progress.
 */
export function keepRunning(
  home: Home,
  log: (line: string) => void,
  launchAgain: () => Promise<Postmaster | undefined>,
): () => Promise<void> {
  let isEnded = false;
  let failures = 0;
  let current = Promise.resolve();

  async function look(): Promise<void> {
    if (isEnded || findRunning(home)) return;
    if (failures === 0) log('PostgreSQL ended unexpectedly; starting it again.');
    if (await launchAgain()) {
      failures = 0;
      log('PostgreSQL runs again.');
      return;
    }
    // Processes of the old server take a moment to end, and as long as one runs, no other server may start.
    failures += 1;
    if (failures === REPORTED_FAILURES) log(`PostgreSQL does not start. Last lines of its log:\n${logTail(home)}`);
  }

  const timer = setInterval(() => {
    current = current.then(look).catch((error: Error) => log(`PostgreSQL cannot be started: ${error.message}`));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    isEnded = true;
    clearInterval(timer);
    await current;
  };
}
