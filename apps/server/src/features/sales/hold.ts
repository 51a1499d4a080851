import type { holds } from '@thyme/db/schema';
import type { Transaction } from '../../platform/database/database.ts';
import { insertHold, type NewOccupancy, takeChairs, takeSeats } from './write-sale.ts';

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

/** The same for a seat on each of these dates of a class. */
export async function keepSeats(
  transaction: Transaction,
  hold: typeof holds.$inferInsert,
  scheduleIds: readonly number[],
): Promise<number | null> {
  const holdId = await insertHold(transaction, hold);
  const { businessId, createdAt } = hold;
  const claims = scheduleIds.map((scheduleId) => ({ businessId, scheduleId, holdId, createdAt }));
  return (await takeSeats(transaction, claims)) ? holdId : null;
}
