import { holds, occupancies, waitingListOffers, waitingListRequests } from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, lt, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { onShard } from '../../platform/database/shards.ts';
import type { RequestRow } from './store.ts';

export type OfferRow = typeof waitingListOffers.$inferSelect;

export async function insertOffer(db: Db, offer: typeof waitingListOffers.$inferInsert): Promise<number> {
  const [row] = await db.insert(waitingListOffers).values(offer).returning({ id: waitingListOffers.id });
  if (!row) throw new Error('The offer was not stored.');
  return row.id;
}

/** Locks an offer, with its guest. */
export async function lockOffer(db: Db, id: number) {
  const [row] = await selectOffers(db, await onShard(db, waitingListOffers, eq(waitingListOffers.id, id))).for(
    'update',
  );
  return row ?? null;
}

export async function findOffer(db: Db, id: number) {
  const [row] = await selectOffers(db, eq(waitingListOffers.id, id));
  return row ?? null;
}

export async function findOpenOffer(db: Db, { businessId, id }: RequestRow): Promise<OfferRow | null> {
  const [row] = await db
    .select()
    .from(waitingListOffers)
    .where(
      and(
        eq(waitingListOffers.businessId, businessId),
        eq(waitingListOffers.requestId, id),
        eq(waitingListOffers.status, 'open'),
      ),
    )
    .for('update');
  return row ?? null;
}

/** The join from an offer to its request. */
export const requestOfOffer = and(
  eq(waitingListRequests.businessId, waitingListOffers.businessId),
  eq(waitingListRequests.id, waitingListOffers.requestId),
);

function selectOffers(db: Db, condition: SQL | undefined) {
  return db
    .select({ offer: waitingListOffers, request: waitingListRequests })
    .from(waitingListOffers)
    .innerJoin(waitingListRequests, requestOfOffer)
    .where(condition);
}

export async function closeOffer(
  db: Db,
  id: number,
  values: { status: OfferRow['status']; answeredAt: number; appointmentId?: number },
): Promise<void> {
  await db.update(waitingListOffers).set(values).where(eq(waitingListOffers.id, id));
}

export async function deleteHold(db: Db, businessId: number, holdId: number): Promise<void> {
  await db.delete(holds).where(and(eq(holds.businessId, businessId), eq(holds.id, holdId)));
}

/** The occupancies of a hold: a person, and rooms. */
export function listHeldTimes(db: Db, businessId: number, holdId: number) {
  return db
    .select({ chairId: occupancies.chairId, startsAt: occupancies.startsAt, endsAt: occupancies.endsAt })
    .from(occupancies)
    .where(and(eq(occupancies.businessId, businessId), eq(occupancies.holdId, holdId)))
    .orderBy(asc(occupancies.startsAt), asc(occupancies.id));
}

/** Times of a chair that were offered to guests before and not accepted. */
export function listPassed(
  db: Db,
  businessId: number,
  { chairId, from, to }: { chairId: number; from: number; to: number },
): Promise<{ userId: number; startsAt: number; endsAt: number }[]> {
  return db
    .select({
      userId: waitingListRequests.userId,
      startsAt: waitingListOffers.startsAt,
      endsAt: waitingListOffers.endsAt,
    })
    .from(waitingListOffers)
    .innerJoin(waitingListRequests, requestOfOffer)
    .where(
      and(
        eq(waitingListOffers.businessId, businessId),
        eq(waitingListOffers.chairId, chairId),
        inArray(waitingListOffers.status, ['declined', 'lapsed']),
        lt(waitingListOffers.startsAt, to),
        gt(waitingListOffers.endsAt, from),
      ),
    );
}

export async function listLapsedOffers(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: waitingListOffers.id })
    .from(waitingListOffers)
    .where(and(eq(waitingListOffers.status, 'open'), lte(waitingListOffers.expiresAt, now)))
    .orderBy(asc(waitingListOffers.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
