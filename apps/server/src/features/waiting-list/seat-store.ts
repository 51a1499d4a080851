import {
  seatClaims,
  serviceGroups,
  servicePricings,
  serviceSchedules,
  waitingListOffers,
  waitingListRequests,
} from '@thyme/db/schema';
import { and, asc, eq, getTableColumns, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { requestOfOffer } from './offer-store.ts';
import type { RequestRow } from './store.ts';

/** Guests who were already offered a seat on a class date and did not accept. */
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

export interface ClassDateRow {
  startsAt: number;
  groupId: number;
  isCourse: boolean;
  /** The first date of the same class that takes place. */
  firstId: number;
}

export async function findSchedule(db: Db, businessId: number, id: number): Promise<ClassDateRow | null> {
  const first = alias(serviceSchedules, 'first');
  const firstId = db
    .select({ id: first.id })
    .from(first)
    .where(
      and(
        eq(first.businessId, serviceSchedules.businessId),
        eq(first.groupId, serviceSchedules.groupId),
        isNull(first.cancelledAt),
      ),
    )
    .orderBy(asc(first.startsAt))
    .limit(1);
  const [row] = await db
    .select({
      startsAt: serviceSchedules.startsAt,
      groupId: serviceSchedules.groupId,
      isCourse: serviceGroups.isCourse,
      firstId: sql<number>`coalesce((${firstId}), ${serviceSchedules.id})`,
    })
    .from(serviceSchedules)
    .innerJoin(
      serviceGroups,
      and(eq(serviceGroups.businessId, serviceSchedules.businessId), eq(serviceGroups.id, serviceSchedules.groupId)),
    )
    .where(and(eq(serviceSchedules.businessId, businessId), eq(serviceSchedules.id, id)));
  return row ?? null;
}

/** Waiting requests for a course, in queue order. Their day does not matter: a course is joined on all of its dates. */
export function listInLineOfCourse(db: Db, businessId: number, groupId: number): Promise<RequestRow[]> {
  return db
    .select(getTableColumns(waitingListRequests))
    .from(waitingListRequests)
    .innerJoin(
      servicePricings,
      and(
        eq(servicePricings.businessId, waitingListRequests.businessId),
        eq(servicePricings.id, waitingListRequests.pricingId),
      ),
    )
    .innerJoin(
      serviceGroups,
      and(
        eq(serviceGroups.businessId, servicePricings.businessId),
        eq(serviceGroups.serviceId, servicePricings.serviceId),
      ),
    )
    .where(
      and(
        eq(waitingListRequests.businessId, businessId),
        eq(waitingListRequests.status, 'waiting'),
        eq(serviceGroups.id, groupId),
      ),
    )
    .orderBy(asc(waitingListRequests.createdAt), asc(waitingListRequests.id));
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
