import {
  appointmentLines,
  appointments,
  occupancies,
  rescheduleProposals,
  serviceSchedules,
  videoRooms,
} from '@thyme/db/schema';
import { EVENING, NOON, type Span } from '@thyme/domain/availability';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { HIDDEN } from '../appointment-joins-store.ts';

/** The minutes of one chair on one day, by part of the day. */
export interface ChairDay {
  date: string;
  chairId: number;
  kind: 'booked' | 'off';
  morning: number;
  afternoon: number;
  evening: number;
  bookings: number;
  /** In minor units: the chair's share of its appointments. */
  worth: number;
}

const DAY = sql`interval '1 day'`;
const hidden = sql.join(
  [...HIDDEN, 'No Show'].map((status) => sql`${status}`),
  sql`, `,
);
const minutesIn = (from: number, to: number) =>
  sql`coalesce(sum(greatest(0, least(b.first + b.minutes, ${to}) - greatest(b.first, ${from}))), 0)::int`;

/** The occupied days of a period by chair: appointments, classes and calls, and blocked time. One statement for all days. */
export async function listChairDays(db: Db, businessId: number, { from, to }: Span, zone: string): Promise<ChairDay[]> {
  const [first, last] = [sql`to_timestamp(${from})`, sql`to_timestamp(${to})`];
  const wall = (at: SQL) => sql`${at} at time zone ${zone}`;
  const { rows } = await db.execute(sql`
with busy as (
  select 'booked' as kind, l.chair_id, ${wall(sql`l.starts_at`)} as starts, l.duration_minutes::int as minutes, a.id as appointment_id,
    l.price * a.total_amount / nullif(a.sub_total, 0) as worth
  from ${appointments} a join ${appointmentLines} l on l.business_id = a.business_id and l.appointment_id = a.id
  where a.business_id = ${businessId} and a.starts_at >= ${first} - ${DAY} and a.starts_at < ${last}
    and a.status not in (${hidden}) and not l.is_group and l.starts_at >= ${first} and l.starts_at < ${last}
  union all
  select case when o.time_block_id is null then 'booked' else 'off' end, o.chair_id, ${wall(sql`o.starts_at`)},
    (extract(epoch from o.ends_at - o.starts_at) / 60)::int, null, null
  from ${occupancies} o
  where o.business_id = ${businessId} and o.starts_at >= ${first} and o.starts_at < ${last} and o.hold_id is null
    and (o.time_block_id is not null
      or exists (select from ${serviceSchedules} s where s.business_id = o.business_id and s.id = o.schedule_id)
      or exists (select from ${videoRooms} r where r.business_id = o.business_id and r.id = o.room_id))
)
select to_char(b.starts, 'YYYY-MM-DD') as date, b.chair_id as "chairId", b.kind,
  ${minutesIn(0, NOON)} as morning, ${minutesIn(NOON, EVENING)} as afternoon, ${minutesIn(EVENING, 1440)} as evening,
  count(distinct b.appointment_id)::int as bookings, coalesce(round(sum(b.worth)), 0)::float8 as worth
from (select *, (extract(epoch from starts::time) / 60)::int as first from busy) b
group by 1, 2, 3`);
  return rows as unknown as ChairDay[];
}

export interface BookedDay {
  date: string;
  bookings: number;
  /** In minor units. */
  worth: number;
  /** How many of them need a response. */
  waiting: number;
}

/** Bookings, their value and open responses, by the day on which an appointment starts. */
export async function listBookedDays(
  db: Db,
  businessId: number,
  { from, to }: Span,
  { zone, now }: { zone: string; now: number },
): Promise<BookedDay[]> {
  const asked = sql`exists (select from ${rescheduleProposals} p where p.business_id = a.business_id
    and p.appointment_id = a.id and p.status = 'open' and p.proposed_by = 'guest')`;
  const { rows } = await db.execute(sql`
select to_char(a.starts_at at time zone ${zone}, 'YYYY-MM-DD') as date, count(*)::int as bookings,
  sum(a.total_amount)::float8 as worth,
  count(*) filter (where a.starts_at > to_timestamp(${now})
    and (a.status = 'New' or (a.status = 'Reschedule' and ${asked})))::int as waiting
from ${appointments} a
where a.business_id = ${businessId} and a.starts_at >= to_timestamp(${from}) and a.starts_at < to_timestamp(${to})
  and a.status not in (${hidden}) and a.kind = 'visit'
group by 1`);
  return rows as unknown as BookedDay[];
}
