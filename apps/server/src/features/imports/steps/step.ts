import type { ImportStatus } from '@thyme/domain/imports';
import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDesk } from '../../../realtime/desk-events.ts';
import {
  allowLongStatements,
  analyzeRows,
  findImport,
  type ImportKey,
  type ImportRecord,
  moveImport,
  tryLock,
  updateImport,
} from '../store.ts';

const stepPayload = z.object({ businessId: z.number().int(), importId: z.number().int(), actorId: z.number().int() });

export interface StepPayload extends ImportKey {
  /** Who started the step. */
  actorId: number;
}

/** A long-running step of an import. A shop runs one at a time; others wait. */
export const checkImportJob = defineJob({ name: 'check-import', payload: stepPayload, retries: 3, retryDelay: 5 });
export const runImportJob = defineJob({ name: 'run-import', payload: stepPayload, retries: 3, retryDelay: 5 });
export const undoImportJob = defineJob({ name: 'undo-import', payload: stepPayload, retries: 3, retryDelay: 5 });

/** How long a waiting step sleeps before it checks again. */
const WAIT_SECONDS = 3;

export interface StepContext {
  tx: UnitOfWork;
  key: ImportKey;
  actorId: number;
  record: ImportRecord;
  /** Reports progress outside the step's transaction. */
  progress: (done: number) => Promise<void>;
}

interface Step {
  job: typeof checkImportJob;
  /** The status while it runs, and the one it returns to on failure. */
  during: ImportStatus;
  otherwise: ImportStatus;
  failure: string;
  work: (context: StepContext) => Promise<void>;
}

/** Runs a step in one transaction: all or nothing. */
export async function runStep(services: Services, payload: StepPayload, step: Step): Promise<void> {
  const { job, during, otherwise, failure, work } = step;
  const { actorId, ...key } = payload;
  try {
    await analyzeRows(services.db);
    const isFree = await inTransaction(services, async (tx) => {
      await allowLongStatements(tx.db);
      if (!(await tryLock(tx.db, key.businessId))) return false;
      const record = await findImport(tx.db, key);
      // A redelivered job finds its work done.
      if (record?.status !== during) return true;
      const progress = async (done: number) => {
        await updateImport(services.db, key, { done });
        announceDesk(services, key.businessId);
      };
      await work({ tx, key, actorId, record, progress });
      return true;
    });
    if (!isFree) await services.jobs.enqueue(job, payload, { startAt: services.clock.now() + WAIT_SECONDS });
  } catch (error) {
    services.log.error({ err: error, import: key }, 'an import failed');
    await moveImport(services.db, key, [during], { status: otherwise, failure, done: 0 });
  }
  announceDesk(services, key.businessId);
}

type Progress = StepContext['progress'];

/** The progress of a step that goes through all rows twice, for guests and for appointments. */
export function inHalves({ record, progress }: StepContext): [first: Progress, second: Progress] {
  return [(done) => progress(Math.floor(done / 2)), (done) => progress(Math.floor((record.rowCount + done) / 2))];
}
