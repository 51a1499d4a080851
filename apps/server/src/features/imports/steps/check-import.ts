import type { Reading } from '@thyme/domain/imports';
import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { checkAppointments } from '../appointments/check.ts';
import { findBusiness } from '../business-store.ts';
import { checkClients } from '../clients/check.ts';
import { phoneReader } from '../phone.ts';
import { checkServices } from '../services/check.ts';
import { updateImport } from '../store.ts';
import { checkVouchers } from '../vouchers/check.ts';
import { checkImportJob, runStep, type StepContext, type StepPayload } from './step.ts';

/** Parses every row, finds its problems and the guests who already exist. Nothing is imported. */
export function checkImport(services: Services, payload: StepPayload): Promise<void> {
  const failure = 'Something went wrong while we checked your file. Please try again.';
  return runStep(services, payload, {
    job: checkImportJob,
    during: 'checking',
    otherwise: 'mapping',
    failure,
    work: check,
  });
}

async function check(context: StepContext): Promise<void> {
  const { tx, key, record } = context;
  const business = await findBusiness(tx.db, key.businessId);
  const thisYear = Number(dateAt(business.zone, tx.clock.now()).slice(0, 4));
  const reading: Reading = { order: record.dateOrder, thisYear, readPhone: phoneReader(business.country) };
  await checks[record.kind](context, reading);
  await updateImport(tx.db, key, { status: 'checked', done: record.rowCount, failure: '' });
}

const checks = {
  clients: checkClients,
  services: checkServices,
  appointments: checkAppointments,
  vouchers: checkVouchers,
};
