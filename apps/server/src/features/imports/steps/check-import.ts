import { cellsOf, type Reading, readClient } from '@thyme/domain/imports';
import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { findBusiness } from '../business-store.ts';
import { findDuplicates, saveChecked } from '../clients/check-store.ts';
import { phoneReader } from '../phone.ts';
import { listRows, updateImport } from '../store.ts';
import { checkImportJob, runStep, type StepContext, type StepPayload } from './step.ts';

const BATCH = 1_000;

/** Reads every row, finds what is wrong with it and who is known already. Nothing is imported. */
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

async function check({ tx, key, record, progress }: StepContext): Promise<void> {
  const business = await findBusiness(tx.db, key.businessId);
  const thisYear = Number(dateAt(business.zone, tx.clock.now()).slice(0, 4));
  const reading: Reading = { order: record.dateOrder, thisYear, readPhone: phoneReader(business.country) };
  for (let after = 0; ; ) {
    const rows = await listRows(tx.db, key, { after, limit: BATCH });
    await saveChecked(
      tx.db,
      key,
      rows.map(({ rowNumber, cells }) => {
        const { client, problems } = readClient(cellsOf(cells, record.columns), reading);
        return { rowNumber, parsed: client, problems };
      }),
    );
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.rowNumber;
    await progress(after);
  }
  await findDuplicates(tx.db, key);
  await updateImport(tx.db, key, { status: 'checked', done: record.rowCount, failure: '' });
}
