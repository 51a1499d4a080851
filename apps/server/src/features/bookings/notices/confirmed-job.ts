import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SaleKey } from '../../sales/index.ts';
import { announceConfirmed } from './appointment-notices.ts';

/** Mails, bells and calendars of a new booking. Kept out of its transaction, so that no other guest waits for them. */
export const tellConfirmed = defineJob({
  name: 'tell-confirmed',
  payload: z.object({ businessId: z.int(), appointmentIds: z.array(z.int()) }),
  concurrency: 2,
  run: async (services, { businessId, appointmentIds }) => {
    for (const appointmentId of appointmentIds) {
      await services.db.transaction((transaction) =>
        announceConfirmed(services, transaction, { businessId, appointmentId }),
      );
    }
  },
});

/** Enqueues the notices of a confirmed sale in its own transaction. */
export async function notifyConfirmed(
  services: Services,
  transaction: Transaction,
  { businessId, saleId, appointmentIds }: SaleKey & { appointmentIds: readonly number[] },
): Promise<void> {
  const payload = { businessId, appointmentIds: [...appointmentIds] };
  await services.jobs.enqueue(tellConfirmed, payload, { transaction, key: `confirmed-${saleId}` });
}
