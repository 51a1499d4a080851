import type { Services } from '../../../platform/services.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { removeAppointments } from '../appointments/remove.ts';
import { removeClients } from '../clients/bring.ts';
import { removeServices } from '../services/bring.ts';
import { updateImport } from '../store.ts';
import { removeVouchers } from '../vouchers/bring.ts';
import { runStep, type StepContext, type StepPayload, undoImportJob } from './step.ts';

/** Removes everything that an import created, except what has been used since. */
export function undoImport(services: Services, payload: StepPayload): Promise<void> {
  const failure = 'Something went wrong, and nothing was undone. Please try again.';
  return runStep(services, payload, { job: undoImportJob, during: 'undoing', otherwise: 'done', failure, work: undo });
}

async function undo(context: StepContext): Promise<void> {
  const { tx, key, actorId, record } = context;
  const kept = await removes[record.kind](context);
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

const removes = {
  clients: removeClients,
  services: removeServices,
  appointments: removeAppointments,
  vouchers: removeVouchers,
};
