import {
  blockedDates,
  businesses,
  chairServices,
  chairs,
  closedDates,
  holds,
  occupancies,
  serviceGroups,
  servicePricings,
  serviceSchedules,
  services,
  workHours,
} from '@thyme/db/schema';
import type { Weekday } from '@thyme/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { anyOf, prepared } from '../../platform/prepared.ts';

const business = sql.placeholder('business');

/** [chair or null, weekday, from, to] */
type HourTuple = [number | null, Weekday, number, number];

const shopById = prepared((db) =>
  db
    .select({
      id: businesses.id,
      name: businesses.name,
      slug: businesses.slug,
      zone: businesses.zone,
      country: businesses.country,
      currency: businesses.currency,
      slotDuration: businesses.slotDuration,
      bufferMinutes: businesses.bufferMinutes,
      noticeMinutes: businesses.noticeMinutes,
      horizonDays: businesses.horizonDays,
      videoVetting: businesses.videoVetting,
      consultationMinutes: businesses.consultationMinutes,
      cancellation: businesses.cancellation,
      upfrontPercent: businesses.upfrontPercent,
      hours: sql<
        HourTuple[]
      >`coalesce((select json_agg(json_build_array(h.chair_id, h.weekday, h.start_minute, h.end_minute))
        from ${workHours} h where h.business_id = ${business}), '[]')`,
      closed: sql<
        string[]
      >`coalesce((select json_agg(c.date) from ${closedDates} c where c.business_id = ${business}), '[]')`,
      blocked: sql<
        string[]
      >`coalesce((select json_agg(b.date) from ${blockedDates} b where b.business_id = ${business}), '[]')`,
      chairs: sql<number[]>`coalesce((select json_agg(c.id order by c.position, c.id)
        from ${chairs} c where c.business_id = ${business} and c.active), '[]')`,
    })
    .from(businesses)
    .where(and(eq(businesses.id, business), eq(businesses.published, true)))
    .prepare('shop_calendar'),
);

export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShop>>>;

/** A published shop with everything that says when it sells time, in one question. */
export async function findShop(db: Db, businessId: number) {
  const [row] = await shopById(db).execute({ business: businessId });
  return row ?? null;
}

/** [schedule, start, minutes, seats, taken], instants in epoch seconds. */
type SessionTuple = [number, number, number, number, number];

const offersById = prepared((db) =>
  db
    .select({
      pricing: servicePricings,
      service: { id: services.id, name: services.name },
      group: serviceGroups,
      chairs: sql<number[] | null>`(select json_agg(cs.chair_id) from ${chairServices} cs
        where cs.business_id = ${services.businessId} and cs.service_id = ${services.id})`,
      sessions: sql<
        SessionTuple[]
      >`coalesce((select json_agg(json_build_array(d.id, extract(epoch from d.date_time)::bigint,
        (extract(epoch from d.ends_at - d.date_time) / 60)::int, d.seats, d.seats_taken) order by d.date_time)
        from ${serviceSchedules} d where d.business_id = ${serviceGroups.businessId} and d.group_id = ${serviceGroups.id}
        and d.cancelled_at is null), '[]')`,
    })
    .from(servicePricings)
    .innerJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .leftJoin(
      serviceGroups,
      and(eq(serviceGroups.businessId, services.businessId), eq(serviceGroups.serviceId, services.id)),
    )
    .where(
      and(
        eq(servicePricings.businessId, business),
        anyOf(servicePricings.id, 'ids'),
        eq(servicePricings.active, true),
        eq(services.active, true),
      ),
    )
    .prepare('offers_by_id'),
);

export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];

/** What a shop sells now under these pricing ids; ids of other shops are not found. */
export async function listOffers(db: Db, businessId: number, pricingIds: readonly number[]) {
  return pricingIds.length === 0 ? [] : offersById(db).execute({ business: businessId, ids: pricingIds });
}

const pricingsOfService = prepared((db) =>
  db
    .select({ id: servicePricings.id })
    .from(servicePricings)
    .where(
      and(
        eq(servicePricings.businessId, business),
        eq(servicePricings.serviceId, sql.placeholder('service')),
        eq(servicePricings.active, true),
      ),
    )
    .orderBy(servicePricings.position, servicePricings.id)
    .limit(1)
    .prepare('first_pricing_of_service'),
);

export async function findPricingOfService(db: Db, businessId: number, serviceId: number): Promise<number | null> {
  const [row] = await pricingsOfService(db).execute({ business: businessId, service: serviceId });
  return row?.id ?? null;
}

/**
 * Flat triples of chair, from and to. One row with one array: a busy month has hundreds of ranges, and a row for each
 * costs the driver more than the query costs the database. No occupancy is longer than a day, so the index is entered
 * one day early.
 */
const busyBetween = prepared((db) =>
  db
    .select({
      ranges: sql<number[]>`coalesce(json_agg(json_build_array(o.chair_id, extract(epoch from o.starts_at)::bigint,
        extract(epoch from o.ends_at)::bigint) order by o.starts_at), '[]')`,
    })
    .from(sql`${occupancies} o`)
    .where(
      sql`o.business_id = ${business}
        and o.starts_at >= to_timestamp(${sql.placeholder('from')}) - interval '1 day'
        and o.starts_at < to_timestamp(${sql.placeholder('to')})
        and (o.hold_id is null or o.hold_id not in (
          select h.id from ${holds} h where h.business_id = ${business} and h.expires_at <= to_timestamp(${sql.placeholder('now')})))`,
    )
    .prepare('busy_between'),
);

export type BusyTuple = [chair: number, from: number, to: number];

/** What is sold or held in a shop between two instants; holds that have lapsed do not count. */
export async function listBusy(
  db: Db,
  businessId: number,
  span: { from: number; to: number; now: number },
): Promise<BusyTuple[]> {
  const [row] = await busyBetween(db).execute({ business: businessId, ...span });
  return (row?.ranges ?? []) as unknown as BusyTuple[];
}
