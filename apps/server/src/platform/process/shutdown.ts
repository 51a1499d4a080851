import type { LeavingConfig } from '../config/config.ts';
import type { Log } from './log.ts';

const PATIENCE_MS = 12_000;

/** On SIGTERM or SIGINT: finish, then leave. A second signal, or a close that hangs, leaves at once. */
export function closeOnSignals(close: () => Promise<void>, log: Log, { stayMs }: LeavingConfig): void {
  let closing = false;
  const leave = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => {
      log.error('closing took too long');
      process.exit(1);
    }, PATIENCE_MS + stayMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}

/** A bug that nobody caught: say so, and let whoever watches the process start a clean one. */
export function leaveOnUncaught(log: Log): void {
  const leave = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught');
    process.exit(1);
  };
  process.on('uncaughtException', leave);
  process.on('unhandledRejection', leave);
}
