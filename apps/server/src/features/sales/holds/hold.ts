import { holds, occupancies, seatClaims } from '@thyme/db/schema';
import type { Db, Transaction } from '../../../platform/database/database.ts';

export type NewOccupancy = typeof occupancies.$inferInsert;
export type NewSeatClaim = typeof seatClaims.$inferInsert;
type NewHold = typeof holds.$inferInsert;

/** Holds a person, and the rooms that come with it, until there is a response. Null if one is taken; the caller must then roll back. */
export async function holdTimes(
  transaction: Transaction,
  hold: NewHold,
  times: readonly Pick<NewOccupancy, 'chairId' | 'startsAt' | 'endsAt'>[],
): Promise<number | null> {
  const holdId = await insertHold(transaction, hold);
  const rows = times.map((time) => ({ businessId: hold.businessId, holdId, ...time }));
  return (await takeChairs(transaction, rows)) ? holdId : null;
}

/** The same for a seat on each of these class dates. */
export async function holdSeats(
  transaction: Transaction,
  hold: NewHold,
  scheduleIds: readonly number[],
): Promise<number | null> {
  const holdId = await insertHold(transaction, hold);
  const { businessId, createdAt } = hold;
  const claims = scheduleIds.map((scheduleId) => ({ businessId, scheduleId, holdId, createdAt }));
  return (await takeSeats(transaction, claims)) ? holdId : null;
}

async function insertHold(db: Db, hold: NewHold): Promise<number> {
  const [row] = await db.insert(holds).values(hold).returning({ id: holds.id });
  if (!row) throw new Error('The hold was not stored.');
  return row.id;
}

/** Chairs are always taken in the same order, so that two transactions cannot deadlock. False if one was taken. */
export async function takeChairs(db: Db, rows: NewOccupancy[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const inOrder = rows.toSorted((a, b) => a.chairId - b.chairId || a.startsAt - b.startsAt);
  const taken = await db.insert(occupancies).values(inOrder).onConflictDoNothing().returning({ id: occupancies.id });
  return taken.length === rows.length;
}

/** The same for seats: taking one locks the row of its class, so classes are taken in the same order too. */
export async function takeSeats(db: Db, rows: NewSeatClaim[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const inOrder = rows.toSorted((a, b) => a.scheduleId - b.scheduleId);
  const taken = await db.insert(seatClaims).values(inOrder).returning({ id: seatClaims.id });
  return taken.length === rows.length;
}
