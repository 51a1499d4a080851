import { Worker } from 'node:worker_threads';
import type { BusySpan } from '@thyme/domain/calendars';
import { type Reading, UnreadableCalendar } from './expand-busy.ts';

const TIMEOUT_MS = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const TOO_MUCH = 'This calendar is too large or too complicated for us to read. Please choose a smaller one.';

type Answer = { spans: BusySpan[] } | { problem: string };

/** Reads calendar files in a separate thread, with limits of time and memory. */
export function readBusyOf(reading: Reading): Promise<BusySpan[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./expand-worker.ts', import.meta.url), {
      workerData: reading,
      resourceLimits: LIMITS,
    });
    const tooSlow = setTimeout(() => {
      reject(new UnreadableCalendar(TOO_MUCH));
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', (answer: Answer) => {
      if ('spans' in answer) resolve(answer.spans);
      else reject(new UnreadableCalendar(answer.problem));
    });
    worker.once('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableCalendar(TOO_MUCH) : error),
    );
    worker.once('exit', () => {
      clearTimeout(tooSlow);
      reject(new UnreadableCalendar(TOO_MUCH));
    });
  });
}
