import { serviceCategories, serviceGroups, servicePricings, serviceSchedules, services } from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { moment, prepared } from '../../platform/prepared.ts';

export type CategoryRow = typeof serviceCategories.$inferSelect;
export type ServiceRow = typeof services.$inferSelect;
export type PricingRow = typeof servicePricings.$inferSelect;
export type GroupRow = typeof serviceGroups.$inferSelect;
export type ScheduleRow = typeof serviceSchedules.$inferSelect;

export interface OfferRow {
  category: CategoryRow;
  service: ServiceRow;
  pricing: PricingRow;
  group: GroupRow | null;
}

const business = sql.placeholder('business');

const offersOf = prepared((db) =>
  db
    .select({ category: serviceCategories, service: services, pricing: servicePricings, group: serviceGroups })
    .from(services)
    .innerJoin(
      serviceCategories,
      and(eq(serviceCategories.businessId, services.businessId), eq(serviceCategories.id, services.categoryId)),
    )
    .innerJoin(
      servicePricings,
      and(eq(servicePricings.businessId, services.businessId), eq(servicePricings.serviceId, services.id)),
    )
    .leftJoin(
      serviceGroups,
      and(eq(serviceGroups.businessId, services.businessId), eq(serviceGroups.serviceId, services.id)),
    )
    .where(and(eq(services.businessId, business), eq(services.active, true), eq(servicePricings.active, true)))
    .orderBy(
      asc(serviceCategories.position),
      asc(serviceCategories.id),
      asc(services.position),
      asc(services.id),
      asc(servicePricings.position),
      asc(servicePricings.id),
    )
    .prepare('offers_of'),
);

/** In the menu's order: by category, then as the shop arranged them. */
export function listOffers(db: Db, businessId: number): Promise<OfferRow[]> {
  return offersOf(db).execute({ business: businessId });
}

const coursesOf = (db: Db) =>
  db
    .select({ id: serviceGroups.id })
    .from(serviceGroups)
    .where(and(eq(serviceGroups.businessId, business), eq(serviceGroups.isCourse, true)));

const schedulesOf = prepared((db) =>
  db
    .select()
    .from(serviceSchedules)
    .where(
      and(
        eq(serviceSchedules.businessId, business),
        or(gt(serviceSchedules.startsAt, moment('now')), inArray(serviceSchedules.groupId, coursesOf(db))),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt))
    .prepare('service_schedules_of'),
);

/** Dates of all the shop's classes that are still to come and take place; of courses also those that are over. */
export function listSchedules(db: Db, businessId: number, now: number): Promise<ScheduleRow[]> {
  return schedulesOf(db).execute({ business: businessId, now });
}
