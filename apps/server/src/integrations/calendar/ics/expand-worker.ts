import { parentPort, workerData } from 'node:worker_threads';
import { expandBusy, type Reading, UnreadableCalendar } from './expand-busy.ts';

/** Runs in a separate thread: a hostile file costs only that thread's time and memory, and it can be terminated. */
try {
  parentPort?.postMessage({ spans: expandBusy(workerData as Reading) });
} catch (error) {
  if (!(error instanceof UnreadableCalendar)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
