import { serviceCategories, serviceGroups, servicePricings, serviceSchedules, services } from '@thyme/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { list, object, seconds } from '../../platform/database/json.ts';
import { moment, shortRead } from '../../platform/database/prepared.ts';

/** Only the columns that a menu shows. */
const columns = {
  category: { id: serviceCategories.id, name: serviceCategories.name },
  service: { id: services.id, name: services.name, description: services.description },
  pricing: {
    id: servicePricings.id,
    label: servicePricings.label,
    price: servicePricings.price,
    specialPrice: servicePricings.specialPrice,
    durationMinutes: servicePricings.durationMinutes,
    specialDeposit: servicePricings.specialDeposit,
  },
  group: {
    id: serviceGroups.id,
    isCourse: serviceGroups.isCourse,
    groupType: serviceGroups.groupType,
    singleVisits: serviceGroups.singleVisits,
    startDate: serviceGroups.startDate,
    enrollDate: serviceGroups.enrollDate,
    occurrences: serviceGroups.occurrences,
    frequency: serviceGroups.frequency,
    seats: serviceGroups.seats,
  },
};

export type CategoryRow = Pick<typeof serviceCategories.$inferSelect, keyof typeof columns.category>;
export type ServiceRow = Pick<typeof services.$inferSelect, keyof typeof columns.service>;
export type PricingRow = Pick<typeof servicePricings.$inferSelect, keyof typeof columns.pricing>;
export type GroupRow = Pick<typeof serviceGroups.$inferSelect, keyof typeof columns.group>;
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

/** Upcoming class dates that take place; for a course also the past ones. */
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

const offersOf = shortRead((db) =>
  db
    .select({ ...columns, schedules: schedulesOf })
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

/** In the menu's order: by category, then as arranged by the shop. */
export function listOffers(db: Db, businessId: number, now: number): Promise<OfferRow[]> {
  return offersOf(db).execute({ business: businessId, now });
}
