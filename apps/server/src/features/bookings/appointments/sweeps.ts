import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { completeAppointment } from '../desk/close-appointment.ts';
import { lockAppointment } from './change-store.ts';
import * as store from './sweep-store.ts';

const BATCH = 200;

/** Completes appointments for which the shop recorded nothing. */
export async function completeAll(services: Services): Promise<void> {
  for (const id of await store.listToComplete(services.db, services.clock.now(), BATCH))
    await inTransaction(services, async (tx) => {
      const locked = await lockAppointment(tx.db, id, 'system');
      if (locked) await completeAppointment(tx, locked, 'system');
    });
}
