import {
  blockedDates,
  businesses,
  clientDetails,
  closedDates,
  serviceGroups,
  servicePricings,
  services,
  users,
  videoRooms,
  waitingListOffers,
  waitingListRequests,
} from '@thyme/db/schema';
import type { LocalDate } from '@thyme/domain/time';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { onShard } from '../../platform/database/shards.ts';

export type RequestRow = typeof waitingListRequests.$inferSelect;

export const isOpen = inArray(waitingListRequests.status, ['waiting', 'offered']);

/** Null if the guest already waits for the same. */
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
        isNull(waitingListRequests.callUntil),
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

/** Each class has a queue of its own; all other services share one. */
const lineOf = (
  businessId: number,
  pricing: SQLWrapper | number,
) => sql`(select ${serviceGroups.id} from ${serviceGroups}
  join ${servicePricings} on ${servicePricings.businessId} = ${serviceGroups.businessId} and ${servicePricings.serviceId} = ${serviceGroups.serviceId}
  where ${servicePricings.businessId} = ${businessId} and ${servicePricings.id} = ${pricing})`;

/** The position among requests for any of the same days; 1 gets the first offer. */
export async function positionOf(db: Db, request: RequestRow): Promise<number> {
  const { businessId, id, pricingId, createdAt, fromDate, toDate } = request;
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
        sql`${lineOf(businessId, waitingListRequests.pricingId)} is not distinct from ${lineOf(businessId, pricingId)}`,
        isOpen,
        isAhead,
      ),
    );
  return (row?.ahead ?? 0) + 1;
}

/** Waiting requests for a day of a shop, in queue order. */
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

/** Upcoming days with waiting requests that are neither closed nor blocked. */
export async function listAwaitedDays(db: Db, businessId: number, now: number): Promise<LocalDate[]> {
  const today = sql`(to_timestamp(${now}) at time zone ${businesses.zone})::date`;
  const isIn = (table: typeof blockedDates | typeof closedDates) =>
    sql`(select from ${table} where ${table.businessId} = ${businessId} and ${table.date} = day)`;
  const { rows } = await db.execute<{ day: LocalDate }>(sql`
    select distinct to_char(day, 'YYYY-MM-DD') as day
    from ${waitingListRequests} join ${businesses} on ${businesses.id} = ${waitingListRequests.businessId},
      lateral generate_series(greatest(${waitingListRequests.fromDate}, ${today}), ${waitingListRequests.toDate}, '1 day') day
    where ${waitingListRequests.businessId} = ${businessId} and ${waitingListRequests.status} = 'waiting'
      and not exists ${isIn(blockedDates)} and not exists ${isIn(closedDates)}
    order by 1`);
  return rows.map(({ day }) => day);
}

/** A guest's own open requests, with their open offer if any. */
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

/** Locks an own request. Another guest's id is treated as missing. */
export async function lockOwnRequest(db: Db, id: number, userId: number): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(waitingListRequests)
    .where(
      await onShard(
        db,
        waitingListRequests,
        and(eq(waitingListRequests.id, id), eq(waitingListRequests.userId, userId)),
      ),
    )
    .for('update');
  return row ?? null;
}

/** A waiting request of a shop without an open offer. */
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

/** Reopens requests whose booking lapsed, unless the guest has made the same request since. */
export async function reopenRequests(db: Db, businessId: number, appointmentIds: readonly number[]): Promise<void> {
  const taken = db
    .select({ id: waitingListOffers.requestId })
    .from(waitingListOffers)
    .where(
      and(eq(waitingListOffers.businessId, businessId), inArray(waitingListOffers.appointmentId, [...appointmentIds])),
    );
  const same = alias(waitingListRequests, 'same');
  const sameRequest = db
    .select({ id: same.id })
    .from(same)
    .where(
      and(
        eq(same.businessId, waitingListRequests.businessId),
        eq(same.userId, waitingListRequests.userId),
        eq(same.pricingId, waitingListRequests.pricingId),
        eq(same.dateScope, waitingListRequests.dateScope),
        eq(same.date, waitingListRequests.date),
        isNull(same.callUntil),
        inArray(same.status, ['waiting', 'offered']),
      ),
    );
  await db
    .update(waitingListRequests)
    .set({ status: 'waiting', closedAt: null })
    .where(
      and(
        eq(waitingListRequests.businessId, businessId),
        eq(waitingListRequests.status, 'booked'),
        inArray(waitingListRequests.id, taken),
        notExists(sameRequest),
      ),
    );
}

/** Whether both attended a call of the guest with the shop. */
const hadCall = sql`exists (select from ${videoRooms} r where r.business_id = ${waitingListRequests.businessId}
  and r.guest_id = ${waitingListRequests.userId} and r.guest_joined_at is not null and r.business_joined_at is not null)`;

/** Expires requests for past days, by the date in the shop's time zone, and those for a call that is no longer needed. */
export async function expireRequests(db: Db, now: number): Promise<number> {
  const today = sql`(to_timestamp(${now}) at time zone (select ${businesses.zone} from ${businesses} where ${businesses.id} = ${waitingListRequests.businessId}))::date`;
  const { rowCount } = await db
    .update(waitingListRequests)
    .set({ status: 'expired', closedAt: now })
    .where(
      and(
        eq(waitingListRequests.status, 'waiting'),
        or(
          sql`${waitingListRequests.toDate} < ${today}`,
          sql`${waitingListRequests.callUntil} <= to_timestamp(${now})`,
          and(isNotNull(waitingListRequests.callUntil), hadCall),
        ),
      ),
    );
  return rowCount ?? 0;
}

/** A guest's address and mail setting. */
export async function findMailbox(db: Db, userId: number) {
  const [row] = await db
    .select({ firstName: users.firstName, email: users.email, wantsMail: clientDetails.emailNotification })
    .from(users)
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}
