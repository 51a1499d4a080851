import cluster, { type Worker } from 'node:cluster';
import type { Config } from '../config/config.ts';
import { aggregateMetrics } from './cluster-metrics.ts';
import { PORT_TAKEN } from './exit-codes.ts';
import type { Log } from './log.ts';
import { closeOnSignals } from './shutdown.ts';

const RESTART_MS = 1_000;

/** Notifies the parent process that this one has its port, to distinguish it from another server that responds there. */
export function announceListening(): void {
  process.send?.('listening');
}

/** Starts the processes that share the port, replaces one that dies, and stops all of them on a signal. */
export function runPrimary({ concurrency, drain }: Config, log: Log): void {
  let closing = false;
  aggregateMetrics(log);
  for (let index = 0; index < concurrency; index += 1) cluster.fork();
  cluster.once('listening', announceListening);

  cluster.on('exit', (worker, code, signal) => {
    if (closing) return;
    if (code === PORT_TAKEN) process.exit(PORT_TAKEN);
    log.error({ worker: worker.id, code, signal }, 'a process ended; starting another');
    setTimeout(() => {
      if (!closing) cluster.fork();
    }, RESTART_MS);
  });
  closeOnSignals(
    async () => {
      closing = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(workers.map(stopWorker));
    },
    log,
    drain,
  );
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.process.kill('SIGTERM');
  });
}
