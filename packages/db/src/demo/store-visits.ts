import type { Instant } from '@thyme/domain/time';
import type { Executor } from '../client.ts';
import {
  appointmentLines,
  appointments,
  guestStatuses,
  occupancies,
  reviews,
  saleLines,
  sales,
} from '../schema/index.ts';
import { storeInParts } from './store-in-parts.ts';
import { storeMoney } from './store-money.ts';
import { depositOf, type PlannedVisit, priceOf } from './visit-plan.ts';

export interface StoredVisit extends PlannedVisit {
  saleId: number;
  appointmentId: number;
  lineId: number;
}

const DAY = 86_400;
const pair = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] => as.map((a, index) => [a, bs[index] as B]);

function saleRow(visit: PlannedVisit): typeof sales.$inferInsert {
  const { pricing, shop } = visit;
  return {
    businessId: shop.id,
    userId: visit.guest.id,
    status: 'confirmed',
    currency: shop.currency,
    subTotal: pricing.price,
    discount: pricing.price - priceOf(pricing),
    totalAmount: priceOf(pricing),
    payableNow: depositOf(visit),
    createdAt: visit.bookedAt,
    confirmedAt: visit.bookedAt,
  };
}

function appointmentRow(visit: PlannedVisit, saleId: number, now: Instant): typeof appointments.$inferInsert {
  const { pricing, shop, status } = visit;
  const cancelled = status === 'Cancelled';
  return {
    businessId: shop.id,
    userId: visit.guest.id,
    saleId,
    status,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    note: visit.note ?? '',
    currency: shop.currency,
    subTotal: pricing.price,
    discount: pricing.price - priceOf(pricing),
    totalAmount: priceOf(pricing),
    upfrontPercent: pricing.specialDeposit ?? shop.sketch.upfront,
    cancellation: shop.sketch.policy,
    reviewStatus: visit.review ? 'Reviewed' : 'Pending',
    createdAt: visit.bookedAt,
    completedAt: status === 'Completed' ? visit.endsAt : null,
    cancelledAt: cancelled ? Math.min(visit.startsAt - 4 * DAY, now - 3600) : null,
    cancelledBy: cancelled ? 'guest' : null,
    cancellationFee: cancelled ? 0 : null,
  };
}

/** Stores visits with everything that hangs on them: sale, line, chair time, money, invoice and review. */
export async function storeVisits(db: Executor, visits: readonly PlannedVisit[], now: Instant): Promise<StoredVisit[]> {
  const saleIds = await storeInParts(visits.map(saleRow), (part) =>
    db.insert(sales).values(part).returning({ id: sales.id }),
  );
  const appointmentIds = await storeInParts(
    pair(visits, saleIds).map(([visit, sale]) => appointmentRow(visit, sale.id, now)),
    (part) => db.insert(appointments).values(part).returning({ id: appointments.id }),
  );
  const lineIds = await storeInParts(
    pair(visits, appointmentIds).map(([visit, appointment]) => ({
      businessId: visit.shop.id,
      appointmentId: appointment.id,
      pricingId: visit.pricing.id,
      chairId: visit.chairId,
      startsAt: visit.startsAt,
      durationMinutes: visit.pricing.minutes,
      serviceName: visit.pricing.name,
      price: visit.pricing.price,
      specialPrice: visit.pricing.specialPrice,
      specialDeposit: visit.pricing.specialDeposit,
    })),
    (part) => db.insert(appointmentLines).values(part).returning({ id: appointmentLines.id }),
  );
  const stored = visits.map((visit, index) => ({
    ...visit,
    saleId: saleIds[index]?.id ?? 0,
    appointmentId: appointmentIds[index]?.id ?? 0,
    lineId: lineIds[index]?.id ?? 0,
  }));
  await storeWhatHangsOnThem(db, stored);
  await storeMoney(db, stored, now);
  return stored;
}

async function storeWhatHangsOnThem(db: Executor, stored: readonly StoredVisit[]) {
  await storeInParts(
    stored.map((visit) => ({
      businessId: visit.shop.id,
      saleId: visit.saleId,
      kind: 'service',
      appointmentId: visit.appointmentId,
      pricingId: visit.pricing.id,
      productName: visit.pricing.name,
      unitPrice: visit.pricing.price,
      discount: visit.pricing.price - priceOf(visit.pricing),
    })),
    (part) => db.insert(saleLines).values(part).returning({ id: saleLines.id }),
  );
  await storeInParts(
    stored
      .filter((visit) => visit.status !== 'Cancelled')
      .map(({ shop, chairId, startsAt, endsAt, lineId }) => ({
        businessId: shop.id,
        chairId,
        startsAt,
        endsAt,
        lineId,
      })),
    (part) => db.insert(occupancies).values(part).returning({ id: occupancies.id }),
  );
  await storeInParts(
    stored.flatMap(({ review, ...visit }) =>
      review
        ? [
            {
              businessId: visit.shop.id,
              userId: visit.guest.id,
              appointmentId: visit.appointmentId,
              ...review,
              createdAt: visit.endsAt + 20 * 3600,
            },
          ]
        : [],
    ),
    (part) => db.insert(reviews).values(part).returning({ id: reviews.id }),
  );
  await storeInParts(
    stored
      .filter((visit) => visit.status === 'Completed')
      .map((visit) => ({ businessId: visit.shop.id, userId: visit.guest.id, status: 'Known' as const })),
    (part) => db.insert(guestStatuses).values(part).onConflictDoNothing().returning({ id: guestStatuses.userId }),
  );
}
