import { serviceCategories, serviceGroups, servicePricings, serviceSchedules, services } from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export type CategoryRow = typeof serviceCategories.$inferSelect;
export type ServiceRow = typeof services.$inferSelect;
export type PricingRow = typeof servicePricings.$inferSelect;
export type GroupRow = typeof serviceGroups.$inferSelect;
export type ScheduleRow = typeof serviceSchedules.$inferSelect;

export interface OfferRow {
  service: ServiceRow;
  pricing: PricingRow;
  group: GroupRow | null;
}

export function listCategories(db: Db, businessId: number): Promise<CategoryRow[]> {
  return db
    .select()
    .from(serviceCategories)
    .where(eq(serviceCategories.businessId, businessId))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.id));
}

export function listOffers(db: Db, businessId: number): Promise<OfferRow[]> {
  return db
    .select({ service: services, pricing: servicePricings, group: serviceGroups })
    .from(services)
    .innerJoin(
      servicePricings,
      and(eq(servicePricings.businessId, services.businessId), eq(servicePricings.serviceId, services.id)),
    )
    .leftJoin(
      serviceGroups,
      and(eq(serviceGroups.businessId, services.businessId), eq(serviceGroups.serviceId, services.id)),
    )
    .where(and(eq(services.businessId, businessId), eq(services.active, true), eq(servicePricings.active, true)))
    .orderBy(asc(services.position), asc(services.id), asc(servicePricings.position), asc(servicePricings.id));
}

/** Dates that are still to come and take place. */
export async function listSchedules(
  db: Db,
  businessId: number,
  groupIds: readonly number[],
  now: number,
): Promise<ScheduleRow[]> {
  if (groupIds.length === 0) return [];
  return db
    .select()
    .from(serviceSchedules)
    .where(
      and(
        eq(serviceSchedules.businessId, businessId),
        inArray(serviceSchedules.groupId, [...groupIds]),
        gt(serviceSchedules.startsAt, now),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt));
}
