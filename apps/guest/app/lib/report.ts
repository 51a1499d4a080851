import { logEntry as entryOf, type Failure } from '@thyme/site/report.ts';
import type { SystemLogMutationVariables } from '../generated/graphql.ts';
import { run } from './graphql/client.ts';
import { systemLog } from './graphql/operations.ts';
import { keys, read } from './storage.ts';

export { type Failure, redact } from '@thyme/site/report.ts';

export const CLIENT_VERSION = '1.1.0';
export const CLIENT_SOURCE = 'web-guest';
export const CLIENT_PRIORITY = 'high';

/** A failure as the error log takes it. */
export function logEntry(failure: Failure, device: string, user: string | null): SystemLogMutationVariables {
  return entryOf(failure, {
    source: CLIENT_SOURCE,
    version: CLIENT_VERSION,
    priority: CLIENT_PRIORITY,
    device,
    user,
  });
}

/** Tells the server's log about a failed action. A log that cannot be reached must not disturb anybody. */
export async function reportFailure(failure: Failure): Promise<void> {
  try {
    await run(systemLog, logEntry(failure, navigator.userAgent, read(keys.userId)), { silent: true });
  } catch (error) {
    console.warn('The failure could not be reported.', error);
  }
}
