import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SaleKey } from '../../sales/index.ts';

/** Sends the mails, notifications and calendar events of a new booking outside its transaction, to keep that short. */
export const confirmedJob = defineJob({
  name: 'tell-confirmed',
  payload: z.object({ businessId: z.int(), appointmentIds: z.array(z.int()) }),
  concurrency: 2,
  notifiesInBatches: true,
});

/** Enqueues the notifications of a confirmed sale in the sale's transaction. */
export async function notifyConfirmed(
  services: Services,
  transaction: Transaction,
  { businessId, saleId, appointmentIds }: SaleKey & { appointmentIds: readonly number[] },
): Promise<void> {
  const payload = { businessId, appointmentIds: [...appointmentIds] };
  await services.jobs.enqueue(confirmedJob, payload, { transaction, key: `confirmed-${saleId}` });
}
