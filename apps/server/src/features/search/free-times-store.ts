import {
  blockedDates,
  businesses,
  chairPricings,
  chairServices,
  chairs,
  closedDates,
  holds,
  type NamedStep,
  occupancies,
  resourceClosures,
  resources,
  serviceCategories,
  serviceGroups,
  serviceNeeds,
  servicePricings,
  serviceSchedules,
  services,
  workHours,
} from '@thyme/db/schema';
import type { RotaWeek } from '@thyme/domain/availability';
import type { Weekday } from '@thyme/domain/time';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listOf, moment, prepared } from '../../platform/database/prepared.ts';

/** One shop with its first service and everything that determines free times; instants in epoch seconds. */
export interface ShopTimesRow {
  id: number;
  zone: string;
  country: string;
  slot: number;
  notice: number;
  horizon: number;
  /** How long the call for new guests lasts; null if the shop requires none. */
  call: number | null;
  hours: [
    chair: number | null,
    weekday: Weekday,
    from: number,
    to: number,
    week: RotaWeek | null,
    date: string | null,
  ][];
  closed: string[];
  blocked: string[];
  chairs: number[];
  busy: [chair: number, from: number, to: number][];
  offer: {
    pricing: number;
    name: string;
    minutes: number;
    buffer: number;
    before: number;
    steps: NamedStep[];
    group: number | null;
  } | null;
  /** The chairs that offer it; null for all of them. */
  by: number[] | null;
  /** Chairs with a different duration for it. */
  own: [chair: number, minutes: number][] | null;
  /** Rooms and machines that it needs, their units, and when they are closed. */
  needs: [resource: number, from: number | null, to: number | null][] | null;
  units: [resource: number, unit: number][] | null;
  closures: [unit: number, from: number, to: number][] | null;
  sessions: [id: number, start: number, minutes: number, seats: number, taken: number][];
}

const epoch = (column: string) => sql.raw(`extract(epoch from ${column})::bigint`);

const now = moment('now');
const from = moment('from');
const until = moment('until');

/**
 * For a page of shops in one query: the best matching service, or the first on the menu, with the shop's hours, chairs
 * and occupied times: from now on if a call comes first, otherwise in the span. No occupancy is longer than a day, so
 * the index scan starts one day early. Planned once per connection.
 */
const shopTimes = prepared((db) =>
  db
    .select({ shop: sql<ShopTimesRow>`to_json(shop)` })
    .from(sql`(
    select b.id, b.zone, b.country, b.slot_duration as slot, b.notice_minutes as notice, b.horizon_days as horizon,
      case when b.video_vetting then b.consultation_minutes end as call,
      coalesce((select json_agg(json_build_array(h.chair_id, h.weekday, h.start_minute, h.end_minute, h.week, h.date)) from ${workHours} h where h.business_id = b.id), '[]') as hours,
      coalesce((select json_agg(d.date) from ${closedDates} d where d.business_id = b.id), '[]') as closed,
      coalesce((select json_agg(d.date) from ${blockedDates} d where d.business_id = b.id), '[]') as blocked,
      coalesce((select json_agg(c.id order by c.position, c.id) from ${chairs} c where c.business_id = b.id and c.active), '[]') as chairs,
      coalesce((select json_agg(json_build_array(o.chair_id, ${epoch('o.starts_at')}, ${epoch('o.ends_at')}) order by o.starts_at)
        from ${occupancies} o where o.business_id = b.id
          and o.starts_at >= (case when b.video_vetting then ${now} else ${from} end) - interval '1 day' and o.starts_at < ${until}
          and (o.hold_id is null or o.hold_id not in (select h.id from ${holds} h where h.business_id = b.id and h.expires_at <= ${now}))), '[]') as busy,
      case when offer.pricing is null then null else row_to_json(offer) end as offer,
      (select json_agg(cs.chair_id) from ${chairServices} cs where cs.business_id = b.id and cs.service_id = offer.service) as by,
      (select json_agg(json_build_array(cp.chair_id, cp.duration_minutes)) from ${chairPricings} cp
        where cp.business_id = b.id and cp.pricing_id = offer.pricing and cp.duration_minutes is not null) as own,
      (select json_agg(json_build_array(n.resource_id, n.from_minute, n.to_minute) order by n.position) from ${serviceNeeds} n
        where n.business_id = b.id and n.service_id = offer.service) as needs,
      (select json_agg(distinct jsonb_build_array(r.id, u.id)) from ${serviceNeeds} n
        join ${resources} r on r.business_id = b.id and r.id = n.resource_id and r.active
        join ${chairs} u on u.business_id = b.id and u.resource_id = r.id and u.unit <= r.capacity
        where n.business_id = b.id and n.service_id = offer.service) as units,
      (select json_agg(json_build_array(u.id, ${epoch('c.starts_at')}, ${epoch('c.ends_at')})) from ${serviceNeeds} n
        join ${resourceClosures} c on c.business_id = b.id and c.resource_id = n.resource_id and c.ends_at > ${from}
        join ${chairs} u on u.business_id = b.id and u.resource_id = c.resource_id
        where n.business_id = b.id and n.service_id = offer.service) as closures,
      coalesce((select json_agg(json_build_array(d.id, ${epoch('d.date_time')}, (extract(epoch from d.ends_at - d.date_time) / 60)::int, d.seats, d.seats_taken) order by d.date_time)
        from ${serviceSchedules} d where d.business_id = b.id and d.group_id = offer."group" and d.cancelled_at is null
          and d.date_time >= ${from} and d.date_time < ${until}), '[]') as sessions
    from ${businesses} b
    left join lateral (
      select p.id as pricing, s.id as service, s.name, p.duration_minutes as minutes, coalesce(p.buffer_minutes, b.buffer_minutes) as buffer, p.before_minutes as before, p.steps, g.id as "group"
      from ${services} s
      join ${serviceCategories} c on c.business_id = b.id and c.id = s.category_id
      join ${servicePricings} p on p.business_id = b.id and p.service_id = s.id and p.active
      left join ${serviceGroups} g on g.business_id = b.id and g.service_id = s.id
      where s.business_id = b.id and s.active and not coalesce(g.is_course, false)
      order by coalesce((s.words || c.words) @@ (select to_tsquery('simple', ${sql.placeholder('query')})), false) desc, s.add_on, (g.id is null) desc, c.position, c.id, s.position, s.id, p.position, p.id
      limit 1
    ) offer on true
    where b.id = any(${listOf('int', 'ids')}) and b.published) as shop`)
    .prepare('shop_times'),
);

export async function listShopTimes(
  db: Db,
  given: { ids: readonly number[]; query: string | null; now: number; from: number; until: number },
): Promise<ShopTimesRow[]> {
  const rows = await shopTimes(db).execute(given);
  return rows.map(({ shop }) => shop);
}
