import {
  businesses,
  clientDetails,
  holds,
  servicePricings,
  services,
  users,
  waitingListOffers,
  waitingListRequests,
} from '@thyme/db/schema';
import type { LocalDate } from '@thyme/domain/time';
import { and, asc, count, desc, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export type RequestRow = typeof waitingListRequests.$inferSelect;
export type OfferRow = typeof waitingListOffers.$inferSelect;

const isOpen = inArray(waitingListRequests.status, ['waiting', 'offered']);

/** Null when the guest already waits for just that. */
export async function insertRequest(
  db: Db,
  request: typeof waitingListRequests.$inferInsert,
): Promise<RequestRow | null> {
  const [row] = await db.insert(waitingListRequests).values(request).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findSame(
  db: Db,
  wish: Pick<RequestRow, 'businessId' | 'userId' | 'pricingId' | 'dateScope' | 'date'>,
): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(waitingListRequests)
    .where(
      and(
        eq(waitingListRequests.businessId, wish.businessId),
        eq(waitingListRequests.userId, wish.userId),
        eq(waitingListRequests.pricingId, wish.pricingId),
        eq(waitingListRequests.dateScope, wish.dateScope),
        eq(waitingListRequests.date, wish.date),
        isOpen,
      ),
    );
  return row ?? null;
}

export async function countOpen(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(waitingListRequests)
    .where(and(eq(waitingListRequests.userId, userId), isOpen));
  return row?.total ?? 0;
}

/** 1 for the guest who is asked first among those who wait for any of the same days. */
export async function positionOf(db: Db, request: RequestRow): Promise<number> {
  const { businessId, id, createdAt, fromDate, toDate } = request;
  const isAhead = or(
    lt(waitingListRequests.createdAt, createdAt),
    and(eq(waitingListRequests.createdAt, createdAt), lt(waitingListRequests.id, id)),
  );
  const [row] = await db
    .select({ ahead: count() })
    .from(waitingListRequests)
    .where(
      and(
        eq(waitingListRequests.businessId, businessId),
        lte(waitingListRequests.fromDate, toDate),
        gte(waitingListRequests.toDate, fromDate),
        isOpen,
        isAhead,
      ),
    );
  return (row?.ahead ?? 0) + 1;
}

/** Who waits for a day of a shop, first come first. */
export function listInLine(db: Db, businessId: number, date: LocalDate): Promise<RequestRow[]> {
  return db
    .select()
    .from(waitingListRequests)
    .where(
      and(
        eq(waitingListRequests.businessId, businessId),
        eq(waitingListRequests.status, 'waiting'),
        lte(waitingListRequests.fromDate, date),
        gte(waitingListRequests.toDate, date),
      ),
    )
    .orderBy(asc(waitingListRequests.createdAt), asc(waitingListRequests.id));
}

/** A guest's own open requests, with the offer that waits for an answer where there is one. */
export function listOfGuest(db: Db, userId: number) {
  return db
    .select({
      request: waitingListRequests,
      offer: waitingListOffers,
      business: { id: businesses.id, name: businesses.name, slug: businesses.slug, zone: businesses.zone },
      service: { name: services.name, label: servicePricings.label },
    })
    .from(waitingListRequests)
    .innerJoin(businesses, eq(businesses.id, waitingListRequests.businessId))
    .innerJoin(
      servicePricings,
      and(
        eq(servicePricings.businessId, waitingListRequests.businessId),
        eq(servicePricings.id, waitingListRequests.pricingId),
      ),
    )
    .innerJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .leftJoin(
      waitingListOffers,
      and(
        eq(waitingListOffers.businessId, waitingListRequests.businessId),
        eq(waitingListOffers.requestId, waitingListRequests.id),
        eq(waitingListOffers.status, 'open'),
      ),
    )
    .where(and(eq(waitingListRequests.userId, userId), isOpen))
    .orderBy(desc(waitingListRequests.id));
}

/** Locked. Anybody else's id is like one that does not exist. */
export async function lockOwnRequest(db: Db, id: number, userId: number): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(waitingListRequests)
    .where(and(eq(waitingListRequests.id, id), eq(waitingListRequests.userId, userId)))
    .for('update');
  return row ?? null;
}

/** Somebody of a shop's list who waits and has not been asked. */
export async function findWaiting(db: Db, businessId: number, id: number): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(waitingListRequests)
    .where(
      and(
        eq(waitingListRequests.businessId, businessId),
        eq(waitingListRequests.id, id),
        eq(waitingListRequests.status, 'waiting'),
      ),
    );
  return row ?? null;
}

export async function lockRequest(db: Db, businessId: number, id: number): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(waitingListRequests)
    .where(and(eq(waitingListRequests.businessId, businessId), eq(waitingListRequests.id, id)))
    .for('update');
  return row ?? null;
}

export async function setRequestStatus(
  db: Db,
  { businessId, id }: Pick<RequestRow, 'businessId' | 'id'>,
  status: 'waiting' | 'offered' | 'booked' | 'left' | 'expired',
  now: number,
): Promise<void> {
  const closedAt = status === 'waiting' || status === 'offered' ? null : now;
  await db
    .update(waitingListRequests)
    .set({ status, closedAt })
    .where(and(eq(waitingListRequests.businessId, businessId), eq(waitingListRequests.id, id)));
}

/** Requests for days that are over. A day ends last far west of here, hence the date is compared by the shop's zone. */
export async function expireRequests(db: Db, now: number): Promise<number> {
  const today = sql`(to_timestamp(${now}) at time zone (select ${businesses.zone} from ${businesses} where ${businesses.id} = ${waitingListRequests.businessId}))::date`;
  const { rowCount } = await db
    .update(waitingListRequests)
    .set({ status: 'expired', closedAt: now })
    .where(and(eq(waitingListRequests.status, 'waiting'), sql`${waitingListRequests.toDate} < ${today}`));
  return rowCount ?? 0;
}

export async function insertOffer(db: Db, offer: typeof waitingListOffers.$inferInsert): Promise<number> {
  const [row] = await db.insert(waitingListOffers).values(offer).returning({ id: waitingListOffers.id });
  if (!row) throw new Error('The offer was not stored.');
  return row.id;
}

/** Locked, with whom it was made to. */
export async function lockOffer(db: Db, id: number) {
  const [row] = await selectOffer(db, id).for('update');
  return row ?? null;
}

export async function findOffer(db: Db, id: number) {
  const [row] = await selectOffer(db, id);
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

function selectOffer(db: Db, id: number) {
  return db
    .select({ offer: waitingListOffers, request: waitingListRequests })
    .from(waitingListOffers)
    .innerJoin(
      waitingListRequests,
      and(
        eq(waitingListRequests.businessId, waitingListOffers.businessId),
        eq(waitingListRequests.id, waitingListOffers.requestId),
      ),
    )
    .where(eq(waitingListOffers.id, id));
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

/** Guests who were asked about a stretch of a chair before and let it pass. */
export async function listPassed(
  db: Db,
  businessId: number,
  { chairId, from, to }: { chairId: number; from: number; to: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: waitingListRequests.userId })
    .from(waitingListOffers)
    .innerJoin(
      waitingListRequests,
      and(
        eq(waitingListRequests.businessId, waitingListOffers.businessId),
        eq(waitingListRequests.id, waitingListOffers.requestId),
      ),
    )
    .where(
      and(
        eq(waitingListOffers.businessId, businessId),
        eq(waitingListOffers.chairId, chairId),
        inArray(waitingListOffers.status, ['declined', 'lapsed']),
        lt(waitingListOffers.startsAt, to),
        sql`${waitingListOffers.endsAt} > to_timestamp(${from})`,
      ),
    );
  return rows.map(({ userId }) => userId);
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

/** Where a guest reads mail, and whether they want any. */
export async function findMailbox(db: Db, userId: number) {
  const [row] = await db
    .select({ firstName: users.firstName, email: users.email, wantsMail: clientDetails.emailNotification })
    .from(users)
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}
