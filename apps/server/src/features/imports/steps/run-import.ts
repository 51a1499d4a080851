import type { ImportCounts } from '@thyme/db/schema';
import type { Services } from '../../../platform/services.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { matchAgain } from '../clients/check-store.ts';
import { mergeIntoKnown } from '../clients/merge-store.ts';
import { insertNewGuests, resolveMerges } from '../clients/run-store.ts';
import { countRows } from '../rows-store.ts';
import { updateImport } from '../store.ts';
import { runImportJob, runStep, type StepContext, type StepPayload } from './step.ts';

const BATCH = 2_000;

/** Writes what the owner has checked. Nobody gets a message. */
export function runImport(services: Services, payload: StepPayload): Promise<void> {
  const failure = 'Something went wrong, and nothing was imported. Please try again.';
  return runStep(services, payload, { job: runImportJob, during: 'running', otherwise: 'checked', failure, work: run });
}

async function run(context: StepContext): Promise<void> {
  const { tx, key, record, actorId } = context;
  const counts = await bringClients(context);
  await updateImport(tx.db, key, {
    status: 'done',
    done: record.rowCount,
    counts,
    failure: '',
    finishedAt: tx.clock.now(),
  });
  await writeAuditEntry(tx, {
    businessId: key.businessId,
    actorId,
    action: 'import',
    subject: 'import',
    subjectId: key.importId,
    changes: { kind: record.kind, file: record.fileName, ...counts },
  });
}

async function bringClients({ tx, key, record, progress }: StepContext): Promise<ImportCounts> {
  const now = tx.clock.now();
  await matchAgain(tx.db, key);
  const { same, need } = await countRows(tx.db, key, now);
  for (let from = 1; from <= record.rowCount; from += BATCH) {
    await insertNewGuests(tx.db, key, { from, to: from + BATCH - 1, now });
    await progress(Math.min(from + BATCH - 1, record.rowCount));
  }
  await resolveMerges(tx.db, key, now);
  await mergeIntoKnown(tx.db, key, now);
  return { added: record.rowCount - same - need, merged: same, left: need, guests: 0, coming: 0, kept: 0 };
}
