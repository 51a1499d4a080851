import type { NamedStep } from '@thyme/db/schema';
import {
  absences,
  appointmentLines,
  blockedDates,
  businesses,
  busyTimes,
  chairPricings,
  chairServices,
  chairs,
  closedDates,
  guestStatuses,
  holds,
  occupancies,
  patchTests,
  resourceClosures,
  resources,
  seatClaims,
  serviceGroups,
  serviceNeeds,
  servicePricings,
  serviceSchedules,
  services,
  workHours,
} from '@thyme/db/schema';
import type { RotaWeek } from '@thyme/domain/availability';
import type { GuestStatus } from '@thyme/domain/bookings';
import type { PatchTestRule } from '@thyme/domain/services';
import type { Weekday } from '@thyme/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listOf, shortRead } from '../../platform/database/prepared.ts';
import { callsOfViewer, hasMissed } from './viewer-columns.ts';

const business = sql.placeholder('business'); // In every subselect, so that Citus knows the shard.

/** [chair or null, weekday, from, to], and for a rota the week or the date */
export type HourTuple = [number | null, Weekday, number, number, (RotaWeek | null)?, (string | null)?];

/** [chair, from, to]: a person is absent, or busy by their own calendar. */
export type AwayTuple = [number, number, number];

/** A guest's status at a shop. */
export interface GuestNote {
  status: GuestStatus;
  block: boolean;
  /** When the shop required a call; null if it has not. */
  warnedAt: number | null;
}

/** [schedule, start, minutes, seats, taken], instants in epoch seconds. */
type SessionTuple = [number, number, number, number, number];

/** A chair's own price and duration; null for the service's own. */
export type OwnTuple = [chair: number, price: number | null, minutes: number | null];

/** A room or machine that a service needs, for the whole time or from one minute to another. */
export type NeedTuple = [resource: number, from: number | null, to: number | null];

/** A unit of a room or machine in use. */
export type UnitTuple = [resource: number, unit: number];

/** The test that a service needs, and the pricing to book it by; null when it is not on sale. */
export interface OfferedTest extends PatchTestRule {
  testName: string;
  testPricingId: number | null;
}

export interface OfferRow {
  pricingId: number;
  label: string;
  price: number;
  specialPrice: number;
  durationMinutes: number;
  specialDeposit: number | null;
  bufferMinutes: number | null;
  serviceId: number;
  name: string;
  /** Percent of VAT in its price; null if the shop states none. */
  vatRate: number | null;
  /** Null if every chair offers it. */
  chairs: number[] | null;
  /** Whether guests may choose a person; null for the default. */
  personChoice: boolean | null;
  own: OwnTuple[] | null;
  beforeMinutes: number;
  steps: NamedStep[];
  needs: NeedTuple[] | null;
  group: { id: number; isCourse: boolean; groupType: string; singleVisits: boolean; enrollDate: string | null } | null;
  sessions: SessionTuple[];
  patchTest: OfferedTest | null;
}

/** Seats that the viewer holds during checkout count as free for the viewer, and those of expired holds for everyone, like chairs. */
const freeableSeats = sql`coalesce((select sum(c.seats) from ${seatClaims} c
  join ${holds} h on h.business_id = c.business_id and h.id = c.hold_id
  where c.business_id = ${business} and c.schedule_id = d.id
    and ((h.user_id = ${sql.placeholder('holdOwner')} and h.purpose = 'checkout')
      or h.expires_at <= to_timestamp(${sql.placeholder('now')}))), 0)::int`;

/** A shop that is not registered for VAT charges none. Qualified, because the subselects below have columns of that name. */
const vatRateOfShop = sql`case when coalesce(businesses.vat_number, '') <> '' then businesses.vat_rate end`;

const offersOfShop = sql<OfferRow[]>`coalesce((select json_agg(json_build_object(
    'pricingId', p.id, 'label', p.label, 'price', p.price, 'specialPrice', p.special_price,
    'durationMinutes', p.duration_minutes, 'specialDeposit', p.special_deposit, 'bufferMinutes', p.buffer_minutes,
    'serviceId', s.id, 'name', s.name,
    'vatRate', case when coalesce(businesses.vat_number, '') <> '' then coalesce(s.vat_rate, businesses.vat_rate) end,
    'patchTest', (select json_build_object('testServiceId', t.test_service_id, 'testName', ts.name,
        'hoursBefore', t.hours_before, 'validDays', t.valid_days,
        'testPricingId', (select tp.id from ${servicePricings} tp where ts.active and tp.active
          and tp.business_id = ${business} and tp.service_id = t.test_service_id order by tp.position, tp.id limit 1))
      from ${patchTests} t join ${services} ts on ts.business_id = t.business_id and ts.id = t.test_service_id
      where t.business_id = ${business} and t.service_id = s.id),
    'chairs', (select json_agg(cs.chair_id) from ${chairServices} cs
      where cs.business_id = ${business} and cs.service_id = s.id),
    'beforeMinutes', p.before_minutes, 'steps', p.steps,
    'needs', (select json_agg(json_build_array(n.resource_id, n.from_minute, n.to_minute) order by n.position) from ${serviceNeeds} n
      where n.business_id = ${business} and n.service_id = s.id),
    'personChoice', s.person_choice,
    'own', (select json_agg(json_build_array(cp.chair_id, cp.price, cp.duration_minutes)) from ${chairPricings} cp
      where cp.business_id = ${business} and cp.pricing_id = p.id),
    'group', case when g.id is not null then json_build_object('id', g.id, 'isCourse', g.is_course,
      'groupType', g.group_type, 'singleVisits', g.single_visits, 'enrollDate', g.enroll_date) end,
    'sessions', coalesce((select json_agg(json_build_array(d.id, extract(epoch from d.date_time)::bigint,
        (extract(epoch from d.ends_at - d.date_time) / 60)::int, d.seats, d.seats_taken - ${freeableSeats}) order by d.date_time)
      from ${serviceSchedules} d
      where d.business_id = ${business} and d.group_id = g.id and d.cancelled_at is null), '[]')))
  from ${servicePricings} p
  join ${services} s on s.business_id = p.business_id and s.id = p.service_id and s.active
  left join ${serviceGroups} g on g.business_id = s.business_id and g.service_id = s.id
  where p.business_id = ${business} and p.id = any(${listOf('int', 'ids')}) and p.active), '[]')`;

/** Who got the last appointment of a guest who took anyone. Only one rule needs it. */
const lastTurnOfShop = sql<number | null>`case when businesses.spread_rule = 'in-turn' then
  (select l.chair_id from ${appointmentLines} l where l.business_id = ${business} and l.chair_id is not null and not l.person_chosen
    order by l.id desc limit 1) end`;

const awayOfShop = sql<AwayTuple[]>`coalesce((select json_agg(json_build_array(a.chair_id,
    extract(epoch from a.starts_at)::bigint, extract(epoch from a.ends_at)::bigint)) from (
  select chair_id, starts_at, ends_at from ${absences} where business_id = ${business} and status = 'approved'
  union all select chair_id, starts_at, ends_at from ${busyTimes} where business_id = ${business}) a), '[]')`;

const shopById = shortRead((db) =>
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
      consultationPrice: businesses.consultationPrice,
      cancellation: businesses.cancellation,
      cancellationSteps: businesses.cancellationSteps,
      upfrontPercent: businesses.upfrontPercent,
      partHours: businesses.partHours,
      confirmsAtOnce: businesses.confirmsAtOnce,
      acceptsKnown: businesses.acceptsKnown,
      newOnlyPaid: businesses.newOnlyPaid,
      acceptRules: businesses.acceptRules,
      calendarVersion: businesses.calendarVersion,
      spreadRule: businesses.spreadRule,
      lastTurn: lastTurnOfShop,
      vatRate: sql<number | null>`(${vatRateOfShop})::float8`,
      hours: sql<
        HourTuple[]
      >`coalesce((select json_agg(json_build_array(h.chair_id, h.weekday, h.start_minute, h.end_minute, h.week, h.date))
        from ${workHours} h where h.business_id = ${business}), '[]')`,
      away: awayOfShop,
      closed: sql<
        string[]
      >`coalesce((select json_agg(c.date) from ${closedDates} c where c.business_id = ${business}), '[]')`,
      blocked: sql<
        string[]
      >`coalesce((select json_agg(b.date) from ${blockedDates} b where b.business_id = ${business}), '[]')`,
      chairs: sql<number[]>`coalesce((select json_agg(c.id order by c.position, c.id)
        from ${chairs} c where c.business_id = ${business} and c.active), '[]')`,
      units: sql<UnitTuple[]>`coalesce((select json_agg(json_build_array(r.id, u.id) order by r.position, r.id, u.unit)
        from ${resources} r join ${chairs} u on u.business_id = r.business_id and u.resource_id = r.id and u.unit <= r.capacity
        where r.business_id = ${business} and r.active), '[]')`,
      closures: sql<
        BusyTuple[]
      >`coalesce((select json_agg(json_build_array(c.resource_id, extract(epoch from c.starts_at)::bigint,
          extract(epoch from c.ends_at)::bigint))
        from ${resourceClosures} c where c.business_id = ${business}), '[]')`,
      offers: offersOfShop,
      guestStatus: sql<GuestNote | null>`(select json_build_object('status', g.status, 'block', g.block,
          'warnedAt', extract(epoch from g.warned_at)::bigint)
        from ${guestStatuses} g where g.business_id = ${business} and g.user_id = ${sql.placeholder('viewer')})`,
      guestCalls: callsOfViewer,
      hasMissed,
    })
    .from(businesses)
    .where(and(eq(businesses.id, business), sql`(${businesses.published} or ${sql.placeholder('hidden')}::boolean)`))
    .prepare('shop_calendar'),
);

interface FindingShop {
  viewer: number | null;
  holdOwner: number | null;
  withHidden: boolean;
  now: number | null;
}

export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShop>>>;

/**
 * A published shop with its calendar, the offers of these pricing ids and the viewer's status, in one query that every
 * availability request starts with. Pricing ids that are not on sale are missing. Members also find a hidden shop.
 * Seats held by `holdOwner` during checkout count as free, and so do those whose hold has expired by `now`.
 */
export async function findShop(
  db: Db,
  businessId: number,
  pricingIds: readonly number[],
  { viewer, holdOwner, withHidden, now }: FindingShop,
) {
  const asked = { business: businessId, ids: pricingIds, viewer, holdOwner, hidden: withHidden, now };
  const [row] = await shopById(db).execute(asked);
  return row ?? null;
}

const pricingsOfService = shortRead((db) =>
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
 * Flat triples of chair, from and to in one array: with hundreds of ranges, one row each would cost the driver more
 * than the query costs the database. No occupancy is longer than a day, so the index scan starts one day early.
 */
const busyBetween = shortRead((db) =>
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
        and o.ends_at > to_timestamp(${sql.placeholder('from')})
        and (o.hold_id is null or o.hold_id not in (
          select h.id from ${holds} h where h.business_id = ${business}
            and (h.expires_at <= to_timestamp(${sql.placeholder('now')})
              or (h.user_id = ${sql.placeholder('viewer')} and h.purpose = 'checkout'))))`,
    )
    .prepare('busy_between'),
);

export type BusyTuple = [chair: number, from: number, to: number];

/**
 * Occupied times of a shop between two instants. Expired holds do not count, nor do the viewer's own checkout holds: a
 * guest returning from the payment page can choose the same time again.
 */
export async function listBusy(
  db: Db,
  businessId: number,
  span: { from: number; to: number; now: number; viewer: number | null },
): Promise<BusyTuple[]> {
  const [row] = await busyBetween(db).execute({ business: businessId, ...span });
  return (row?.ranges ?? []) as unknown as BusyTuple[];
}
