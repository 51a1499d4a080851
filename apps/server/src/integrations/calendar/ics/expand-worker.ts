import { parentPort, workerData } from 'node:worker_threads';
import { expandBusy, type Reading, UnreadableCalendar } from './expand-busy.ts';

/** Runs beside the server: a hostile file costs its own thread's time and memory, and that thread can be ended. */
try {
  parentPort?.postMessage({ spans: expandBusy(workerData as Reading) });
} catch (error) {
  if (!(error instanceof UnreadableCalendar)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
