import {
  businesses,
  chairPricings,
  serviceGroups,
  servicePricings,
  serviceSchedules,
  services,
} from '@thyme/db/schema';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export interface PricedService {
  id: number;
  serviceId: number;
  price: number;
  specialPrice: number;
  specialDeposit: number | null;
  /** Null unless it is a class. */
  groupType: string | null;
  singleVisits: boolean | null;
  /** Dates of a course; null if it is not one. */
  dates: number | null;
  upfrontPercent: number;
  currency: string;
}

/** What a published shop sells now. */
export function findPricings(db: Db, businessId: number, ids: readonly number[]): Promise<PricedService[]> {
  return db
    .select({
      id: servicePricings.id,
      serviceId: servicePricings.serviceId,
      price: servicePricings.price,
      specialPrice: servicePricings.specialPrice,
      specialDeposit: servicePricings.specialDeposit,
      groupType: serviceGroups.groupType,
      singleVisits: serviceGroups.singleVisits,
      dates: sql<
        number | null
      >`case when ${serviceGroups.isCourse} then (select count(*)::int from ${serviceSchedules} d
        where d.business_id = ${serviceGroups.businessId} and d.group_id = ${serviceGroups.id} and d.cancelled_at is null) end`,
      upfrontPercent: businesses.upfrontPercent,
      currency: businesses.currency,
    })
    .from(servicePricings)
    .innerJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .innerJoin(businesses, and(eq(businesses.id, servicePricings.businessId), eq(businesses.published, true)))
    .leftJoin(
      serviceGroups,
      and(eq(serviceGroups.businessId, services.businessId), eq(serviceGroups.serviceId, services.id)),
    )
    .where(
      and(
        eq(servicePricings.businessId, businessId),
        inArray(servicePricings.id, [...ids]),
        eq(servicePricings.active, true),
        eq(services.active, true),
      ),
    );
}

/** Prices of individual people, where they differ from the shop's. */
export function listOwnPrices(db: Db, businessId: number, ids: readonly number[]) {
  return db
    .select({ personId: chairPricings.chairId, pricingId: chairPricings.pricingId, price: chairPricings.price })
    .from(chairPricings)
    .where(
      and(
        eq(chairPricings.businessId, businessId),
        inArray(chairPricings.pricingId, [...ids]),
        isNotNull(chairPricings.price),
      ),
    )
    .orderBy(chairPricings.pricingId, chairPricings.chairId);
}
