import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
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
  tx: UnitOfWork,
  { businessId, saleId, appointmentIds }: SaleKey & { appointmentIds: readonly number[] },
): Promise<void> {
  const payload = { businessId, appointmentIds: [...appointmentIds] };
  await tx.jobs.enqueue(confirmedJob, payload, { transaction: tx.db, key: `confirmed-${saleId}` });
}
