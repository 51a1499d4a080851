import { businesses, occupancies, serviceSchedules, waitingListOffers, waitingListRequests } from '@thyme/db/schema';
import { and, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { requestOfOffer } from '../offer-store.ts';

const later = alias(waitingListOffers, 'later');

/** A later offer of the same time or seat to another guest. */
const isOfferedLater = (which: SQL | undefined) =>
  sql<boolean>`exists (select from ${waitingListOffers} ${later} where ${and(
    eq(later.businessId, waitingListOffers.businessId),
    gt(later.id, waitingListOffers.id),
    ne(later.requestId, waitingListOffers.requestId),
    or(
      and(
        eq(later.chairId, waitingListOffers.chairId),
        lt(later.startsAt, waitingListOffers.endsAt),
        gt(later.endsAt, waitingListOffers.startsAt),
      ),
      eq(later.scheduleId, waitingListOffers.scheduleId),
    ),
    which,
  )})`;

const isOccupied = sql<boolean>`exists (select from ${occupancies} where ${and(
  eq(occupancies.businessId, waitingListOffers.businessId),
  eq(occupancies.chairId, waitingListOffers.chairId),
  lt(occupancies.startsAt, waitingListOffers.endsAt),
  gt(occupancies.endsAt, waitingListOffers.startsAt),
)})`;

const isFull = sql<boolean>`exists (select from ${serviceSchedules} where ${and(
  eq(serviceSchedules.businessId, waitingListOffers.businessId),
  eq(serviceSchedules.id, waitingListOffers.scheduleId),
)} and ${serviceSchedules.seatsTaken} >= ${serviceSchedules.seats})`;

/** A guest's own ended offers, and what became of their time since. */
export function listEndedOffers(db: Db, userId: number, ids: readonly number[], now: number) {
  return db
    .select({
      offer: waitingListOffers,
      request: waitingListRequests,
      shop: {
        name: businesses.name,
        slug: businesses.slug,
        zone: businesses.zone,
        lat: businesses.lat,
        lng: businesses.lng,
      },
      isOffered: isOfferedLater(and(eq(later.status, 'open'), gt(later.expiresAt, now))),
      isTaken: sql<boolean>`(${isOfferedLater(eq(later.status, 'accepted'))} or ${isOccupied} or ${isFull})`,
    })
    .from(waitingListOffers)
    .innerJoin(waitingListRequests, requestOfOffer)
    .innerJoin(businesses, eq(businesses.id, waitingListOffers.businessId))
    .where(
      and(
        inArray(waitingListOffers.id, [...ids]),
        eq(waitingListRequests.userId, userId),
        or(ne(waitingListOffers.status, 'open'), sql`${waitingListOffers.expiresAt} <= to_timestamp(${now})`),
      ),
    );
}

export type EndedOfferRow = Awaited<ReturnType<typeof listEndedOffers>>[number];
