import { servicePricings, services, users, waitingListOffers, waitingListRequests } from '@thyme/db/schema';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const MOST = 200;

/** Waiting requests from today on, in queue order. */
export function listWaiting(db: Db, businessId: number, today: string) {
  return db
    .select({
      id: waitingListRequests.id,
      guestId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      pricingId: waitingListRequests.pricingId,
      service: services.name,
      label: servicePricings.label,
      scope: waitingListRequests.dateScope,
      fromDate: waitingListRequests.fromDate,
      toDate: waitingListRequests.toDate,
      callUntil: waitingListRequests.callUntil,
      status: waitingListRequests.status,
      createdAt: waitingListRequests.createdAt,
      offeredAt: waitingListOffers.startsAt,
      expiresAt: waitingListOffers.expiresAt,
    })
    .from(waitingListRequests)
    .innerJoin(users, eq(users.id, waitingListRequests.userId))
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
    .where(
      and(
        eq(waitingListRequests.businessId, businessId),
        inArray(waitingListRequests.status, ['waiting', 'offered']),
        gte(waitingListRequests.toDate, today),
      ),
    )
    .orderBy(asc(waitingListRequests.createdAt), asc(waitingListRequests.id))
    .limit(MOST);
}
