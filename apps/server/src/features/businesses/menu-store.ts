import { serviceCategories, serviceGroups, servicePricings, serviceSchedules, services } from '@thyme/db/schema';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { anyOf, moment, prepared } from '../../platform/prepared.ts';

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

const business = sql.placeholder('business');

const categoriesOf = prepared((db) =>
  db
    .select()
    .from(serviceCategories)
    .where(eq(serviceCategories.businessId, business))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.id))
    .prepare('service_categories_of'),
);

export function listCategories(db: Db, businessId: number): Promise<CategoryRow[]> {
  return categoriesOf(db).execute({ business: businessId });
}

const offersOf = prepared((db) =>
  db
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
    .where(and(eq(services.businessId, business), eq(services.active, true), eq(servicePricings.active, true)))
    .orderBy(asc(services.position), asc(services.id), asc(servicePricings.position), asc(servicePricings.id))
    .prepare('offers_of'),
);

export function listOffers(db: Db, businessId: number): Promise<OfferRow[]> {
  return offersOf(db).execute({ business: businessId });
}

const schedulesOf = prepared((db) =>
  db
    .select()
    .from(serviceSchedules)
    .where(
      and(
        eq(serviceSchedules.businessId, business),
        anyOf(serviceSchedules.groupId, 'groups'),
        gt(serviceSchedules.startsAt, moment('now')),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt))
    .prepare('service_schedules_of'),
);

/** Dates that are still to come and take place. */
export async function listSchedules(
  db: Db,
  businessId: number,
  groups: readonly number[],
  now: number,
): Promise<ScheduleRow[]> {
  return groups.length === 0 ? [] : schedulesOf(db).execute({ business: businessId, groups, now });
}
