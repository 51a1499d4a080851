import type { holds } from '@thyme/db/schema';
import type { Transaction } from '../../platform/database.ts';
import { insertHold, type NewOccupancy, takeChairs } from './booking-store.ts';

/** Keeps a chair for somebody until they answer. Null: it is taken, and the transaction has to be rolled back. */
export async function keepChair(
  transaction: Transaction,
  hold: typeof holds.$inferInsert,
  time: Pick<NewOccupancy, 'chairId' | 'startsAt' | 'endsAt'>,
): Promise<number | null> {
  const holdId = await insertHold(transaction, hold);
  const isKept = await takeChairs(transaction, [{ businessId: hold.businessId, holdId, ...time }]);
  return isKept ? holdId : null;
}
