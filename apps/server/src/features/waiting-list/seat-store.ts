import { seatClaims, serviceSchedules, waitingListOffers, waitingListRequests } from '@thyme/db/schema';
import { and, asc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { requestOfOffer } from './offer-store.ts';

/** Guests who were offered a seat on a class date before and did not accept. */
export async function listPassedSeat(db: Db, businessId: number, scheduleId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: waitingListRequests.userId })
    .from(waitingListOffers)
    .innerJoin(waitingListRequests, requestOfOffer)
    .where(
      and(
        eq(waitingListOffers.businessId, businessId),
        eq(waitingListOffers.scheduleId, scheduleId),
        inArray(waitingListOffers.status, ['declined', 'lapsed']),
      ),
    );
  return rows.map(({ userId }) => userId);
}

export async function findSchedule(db: Db, businessId: number, id: number): Promise<{ startsAt: number } | null> {
  const [row] = await db
    .select({ startsAt: serviceSchedules.startsAt })
    .from(serviceSchedules)
    .where(and(eq(serviceSchedules.businessId, businessId), eq(serviceSchedules.id, id)));
  return row ?? null;
}

/** All class dates between two instants that take place. */
export async function listSchedulesOn(
  db: Db,
  businessId: number,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: serviceSchedules.id })
    .from(serviceSchedules)
    .where(
      and(
        eq(serviceSchedules.businessId, businessId),
        gte(serviceSchedules.startsAt, from),
        lt(serviceSchedules.startsAt, to),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt), asc(serviceSchedules.id));
  return rows.map(({ id }) => id);
}

/** The class dates on which a hold has a seat. */
export async function listHeldSeats(db: Db, businessId: number, holdId: number): Promise<number[]> {
  const rows = await db
    .select({ scheduleId: seatClaims.scheduleId })
    .from(seatClaims)
    .where(and(eq(seatClaims.businessId, businessId), eq(seatClaims.holdId, holdId)));
  return rows.map(({ scheduleId }) => scheduleId);
}
