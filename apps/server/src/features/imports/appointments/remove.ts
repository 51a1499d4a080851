import { takeCalendarAlone } from '../../edits/index.ts';
import { removeGuests } from '../clients/bring.ts';
import { isRemoved } from '../services/bring.ts';
import { deleteEmptyCategory } from '../services/store.ts';
import { inHalves, type StepContext } from '../steps/step.ts';
import { deletePast, withdrawComing } from './coming-store.ts';

const BATCH = 2_000;

/** Removes imported appointments with their guests and hidden services. Returns how many appointments stay. */
export async function removeAppointments(context: StepContext): Promise<number> {
  const { tx, key, actorId, record } = context;
  const [asAppointments, asGuests] = inHalves(context);
  const { businessId } = key;
  const now = tx.clock.now();
  await takeCalendarAlone(tx.db, businessId);
  let kept = await withdrawComing(tx.db, key, { actorId, now });
  for (let from = 1; from <= record.rowCount; from += BATCH) {
    kept += await deletePast(tx.db, key, { from, to: from + BATCH - 1 });
    await asAppointments(Math.min(from + BATCH - 1, record.rowCount));
  }
  await removeGuests({ ...context, progress: asGuests });
  for (const serviceId of record.matches.created ?? []) await isRemoved(tx, businessId, serviceId);
  if (record.matches.category !== undefined) await deleteEmptyCategory(tx.db, businessId, record.matches.category);
  return kept;
}
