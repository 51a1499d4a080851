import { businesses, chairs, closedDates, servicePricings, services, workHours } from '@thyme/db/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Candidates for the names in a file, and the shop's opening hours. */
export async function readShop(db: Db, businessId: number) {
  const [business] = await db
    .select({ zone: businesses.zone, currency: businesses.currency, calendarVersion: businesses.calendarVersion })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (!business) throw new Error(`There is no business ${businessId}.`);
  const pricings = await db
    .select({
      id: servicePricings.id,
      service: services.name,
      label: servicePricings.label,
      price: servicePricings.price,
      minutes: servicePricings.durationMinutes,
      vatRate: sql<
        number | null
      >`case when coalesce(${businesses.vatNumber}, '') <> '' then coalesce(${services.vatRate}, ${businesses.vatRate})::float8 end`,
    })
    .from(servicePricings)
    .innerJoin(businesses, eq(businesses.id, servicePricings.businessId))
    .innerJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .where(
      and(
        eq(servicePricings.businessId, businessId),
        sql`not exists (select from service_groups g where g.business_id = ${services.businessId} and g.service_id = ${services.id})`,
      ),
    )
    .orderBy(
      sql`${services.active} desc`,
      asc(services.position),
      asc(servicePricings.position),
      asc(servicePricings.id),
    );
  const people = await db
    .select({ id: chairs.id, name: sql<string>`coalesce(nullif(${chairs.person}, ''), ${chairs.name})` })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), chairs.active, isNull(chairs.resourceId)))
    .orderBy(asc(chairs.position), asc(chairs.id));
  const hours = await db.select().from(workHours).where(eq(workHours.businessId, businessId));
  const closed = await db
    .select({ date: closedDates.date })
    .from(closedDates)
    .where(eq(closedDates.businessId, businessId));
  return { ...business, pricings, people, hours, closed: new Set(closed.map(({ date }) => date)) };
}

export type ImportShop = Awaited<ReturnType<typeof readShop>>;
