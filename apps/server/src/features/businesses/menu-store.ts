import { serviceCategories, serviceGroups, servicePricings, serviceSchedules, services } from '@thyme/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { list, object, seconds } from '../../platform/json.ts';
import { moment, prepared } from '../../platform/prepared.ts';

export type CategoryRow = typeof serviceCategories.$inferSelect;
export type ServiceRow = typeof services.$inferSelect;
export type PricingRow = typeof servicePricings.$inferSelect;
export type GroupRow = typeof serviceGroups.$inferSelect;
export type ScheduleRow = Pick<
  typeof serviceSchedules.$inferSelect,
  'id' | 'startsAt' | 'endsAt' | 'seats' | 'seatsTaken'
>;

export interface OfferRow {
  category: CategoryRow;
  service: ServiceRow;
  pricing: PricingRow;
  group: GroupRow | null;
  schedules: ScheduleRow[];
}

/** Dates of a class that are still to come and take place; of a course also those that are over. */
const schedulesOf = list(
  object<ScheduleRow>({
    id: serviceSchedules.id,
    startsAt: seconds(serviceSchedules.startsAt),
    endsAt: seconds(serviceSchedules.endsAt),
    seats: serviceSchedules.seats,
    seatsTaken: serviceSchedules.seatsTaken,
  }),
  {
    from: sql`${serviceSchedules} where ${serviceSchedules.businessId} = ${serviceGroups.businessId}
      and ${serviceSchedules.groupId} = ${serviceGroups.id} and ${serviceSchedules.cancelledAt} is null
      and (${serviceSchedules.startsAt} > ${moment('now')} or ${serviceGroups.isCourse})`,
    order: sql`${serviceSchedules.startsAt}`,
  },
);

const offersOf = prepared((db) =>
  db
    .select({
      category: serviceCategories,
      service: services,
      pricing: servicePricings,
      group: serviceGroups,
      schedules: schedulesOf,
    })
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
    .where(
      and(
        eq(services.businessId, sql.placeholder('business')),
        eq(services.active, true),
        eq(servicePricings.active, true),
      ),
    )
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
export function listOffers(db: Db, businessId: number, now: number): Promise<OfferRow[]> {
  return offersOf(db).execute({ business: businessId, now });
}
