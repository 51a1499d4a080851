import type { Services } from '../../../platform/services.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { bringAppointments } from '../appointments/bring.ts';
import { bringClients } from '../clients/bring.ts';
import { bringServices } from '../services/bring.ts';
import { updateImport } from '../store.ts';
import { bringVouchers } from '../vouchers/bring.ts';
import { runImportJob, runStep, type StepContext, type StepPayload } from './step.ts';

/** Imports what the owner has checked. No messages are sent. */
export function runImport(services: Services, payload: StepPayload): Promise<void> {
  const failure = 'Something went wrong, and nothing was imported. Please try again.';
  return runStep(services, payload, { job: runImportJob, during: 'running', otherwise: 'checked', failure, work: run });
}

async function run(context: StepContext): Promise<void> {
  const { tx, key, record, actorId } = context;
  const counts = await brings[record.kind](context);
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

const brings = {
  clients: bringClients,
  services: bringServices,
  appointments: bringAppointments,
  vouchers: bringVouchers,
};
