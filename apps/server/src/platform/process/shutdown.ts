import type { DrainConfig } from '../config/config.ts';
import type { Log } from './log.ts';

const TIMEOUT_MS = 12_000;

/** Shuts down on SIGTERM or SIGINT. A second signal, or a shutdown that hangs, exits at once. */
export function closeOnSignals(close: () => Promise<void>, log: Log, { notReadyMs }: DrainConfig): void {
  let closing = false;
  const shutDown = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => {
      log.error('closing took too long');
      process.exit(1);
    }, TIMEOUT_MS + notReadyMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}

/** Logs an uncaught error and exits; the supervisor starts a clean process. */
export function exitOnUncaught(log: Log): void {
  const exit = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught');
    process.exit(1);
  };
  process.on('uncaughtException', exit);
  process.on('unhandledRejection', exit);
}
