import type { Services } from '../../../platform/services.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { unmerge } from '../clients/merge-store.ts';
import { deleteImportedGuests } from '../clients/undo-store.ts';
import { updateImport } from '../store.ts';
import { runStep, type StepContext, type StepPayload, undoImportJob } from './step.ts';

const BATCH = 2_000;

/** Takes everything back that an import brought, except what has been used since. */
export function undoImport(services: Services, payload: StepPayload): Promise<void> {
  const failure = 'Something went wrong, and nothing was undone. Please try again.';
  return runStep(services, payload, { job: undoImportJob, during: 'undoing', otherwise: 'done', failure, work: undo });
}

async function undo({ tx, key, actorId, record, progress }: StepContext): Promise<void> {
  await unmerge(tx.db, key, tx.clock.now());
  let kept = 0;
  for (let from = 1; from <= record.rowCount; from += BATCH) {
    kept += await deleteImportedGuests(tx.db, key, { from, to: from + BATCH - 1 });
    await progress(Math.min(from + BATCH - 1, record.rowCount));
  }
  const counts = record.counts && { ...record.counts, kept };
  await updateImport(tx.db, key, {
    status: 'undone',
    done: record.rowCount,
    counts,
    failure: '',
    undoneAt: tx.clock.now(),
  });
  await writeAuditEntry(tx, {
    businessId: key.businessId,
    actorId,
    action: 'undo-import',
    subject: 'import',
    subjectId: key.importId,
    changes: { kind: record.kind, file: record.fileName, kept },
  });
}
