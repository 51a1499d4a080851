import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Log } from './log.ts';
import { closeOnSignals } from './shutdown.ts';

const RESTART_MS = 1_000;
const ASK = 'thyme:figures?';
const ANSWER = 'thyme:figures';

interface FiguresMessage {
  kind: typeof ANSWER;
  ask: number;
  text: string;
}

/** Starts the processes that share the port, replaces one that dies, and passes a stop on to all of them. */
export function runPrimary(processes: number, log: Log): void {
  let closing = false;
  const figures = new AggregatorRegistry();
  for (let index = 0; index < processes; index += 1) cluster.fork();

  cluster.on('exit', (worker, code, signal) => {
    if (closing) return;
    log.error({ worker: worker.id, code, signal }, 'a process ended; starting another');
    setTimeout(() => {
      if (!closing) cluster.fork();
    }, RESTART_MS);
  });
  cluster.on('message', (worker: Worker, message: { kind?: string; ask?: number }) => {
    if (message?.kind !== ASK) return;
    figures.clusterMetrics().then(
      (text) => worker.send({ kind: ANSWER, ask: message.ask, text }),
      (error: unknown) => log.error({ err: error }, 'the figures of all processes could not be gathered'),
    );
  });
  closeOnSignals(async () => {
    closing = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map(stopWorker));
  }, log);
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.process.kill('SIGTERM');
  });
}

/** In a worker: the figures of all processes together, asked of the primary. */
export function clusterFigures(): () => Promise<string> {
  let asked = 0;
  return () =>
    new Promise((resolve) => {
      asked += 1;
      const ask = asked;
      const listener = (message: FiguresMessage) => {
        if (message?.kind !== ANSWER || message.ask !== ask) return;
        process.off('message', listener);
        resolve(message.text);
      };
      process.on('message', listener);
      process.send?.({ kind: ASK, ask });
    });
}
