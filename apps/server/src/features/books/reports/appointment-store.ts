import { appointmentLines, appointments, chairs, closedDates, reminders, workHours } from '@thyme/db/schema';
import type { RotaWeek } from '@thyme/domain/availability';
import type { LocalDate, Weekday } from '@thyme/domain/time';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { bucketOf, type ReportSpan } from './income-store.ts';

const ofSpan = ({ businessId, from, to }: ReportSpan) =>
  sql`a.business_id = ${businessId} and a.kind = 'visit' and a.starts_at >= to_timestamp(${from}) and a.starts_at < to_timestamp(${to})`;
const TAKES_PLACE = sql`('New', 'Reschedule', 'Accept', 'Completed')`;

/** Appointments that take place, by new and returning guests. */
export async function countGuests(db: Db, span: ReportSpan) {
  const { rows } = await db.execute<{ bucket: string; fresh: number; returning: number }>(sql`
    select bucket, count(*) filter (where is_new)::int as fresh, count(*) filter (where not is_new)::int as returning
    from (select ${bucketOf(sql`a.starts_at`, span)} as bucket, not exists (select 1 from ${appointments} b
        where b.business_id = a.business_id and b.user_id = a.user_id and b.starts_at < a.starts_at
          and b.kind = 'visit' and b.status in ${TAKES_PLACE}) as is_new
      from ${appointments} a where ${ofSpan(span)} and a.status in ${TAKES_PLACE}) x
    group by 1 order by 1`);
  return rows;
}

/** How many appointments were booked, missed and cancelled. */
export async function countMissed(db: Db, span: ReportSpan) {
  const { rows } = await db.execute<{ bucket: string; booked: number; missed: number; cancelled: number }>(sql`
    select ${bucketOf(sql`a.starts_at`, span)} as bucket, count(*)::int as booked,
      count(*) filter (where a.status = 'No Show')::int as missed, count(*) filter (where a.status = 'Cancelled')::int as cancelled
    from ${appointments} a where ${ofSpan(span)} and a.status not in ('Held', 'Lapsed') group by 1 order by 1`);
  return rows;
}

/** Appointments that took place or were missed, by the guest's answer to the reminder. */
export async function countByAnswer(db: Db, span: ReportSpan) {
  const { rows } = await db.execute<{ answer: string; taken: number; missed: number }>(sql`
    select case when q.answers is null then 'none' when 'confirmed' = any(q.answers) then 'confirmed' else 'unanswered' end as answer,
      count(*)::int as taken, count(*) filter (where a.status = 'No Show')::int as missed
    from ${appointments} a
    left join lateral (select array_agg(coalesce(m.answer, 'unanswered')) as answers from ${reminders} m
      where m.business_id = a.business_id and m.appointment_id = a.id and m.starts_at = a.starts_at and m.asks) q on true
    where ${ofSpan(span)} and a.status in ('Completed', 'No Show') group by 1 order by 1`);
  return rows;
}

/** Completed appointments, and how many of their guests had booked the next one by the end of that day. */
export async function countRebooked(db: Db, span: ReportSpan) {
  const { rows } = await db.execute<{
    chairId: number | null;
    person: string | null;
    completed: number;
    rebooked: number;
  }>(sql`
    select h.id as "chairId", coalesce(h.person, h.name) as person, count(*)::int as completed, count(*) filter (where next.id is not null)::int as rebooked
    from ${appointments} a
    left join lateral (select l.chair_id from ${appointmentLines} l where l.business_id = a.business_id and l.appointment_id = a.id
      order by l.position limit 1) w on true
    left join ${chairs} h on h.business_id = a.business_id and h.id = w.chair_id
    left join lateral (select b.id from ${appointments} b where b.business_id = a.business_id and b.user_id = a.user_id
      and b.starts_at > a.starts_at and b.created_at <= a.ends_at + interval '6 hours' and b.status not in ('Held', 'Lapsed') limit 1) next on true
    where ${ofSpan(span)} and a.status = 'Completed' group by 1, 2 order by 4 desc, 2, 1`);
  return rows;
}

/** Booked minutes of all chairs by weekday and hour, by the shop's clock. */
export async function sumBookedMinutes(db: Db, span: ReportSpan) {
  const { businessId, from, to, zone } = span;
  const { rows } = await db.execute<{ weekday: number; hour: number; minutes: number }>(sql`
    select extract(dow from h)::int as weekday, extract(hour from h)::int as hour,
      (sum(extract(epoch from least(x.ends, h + interval '1 hour') - greatest(x.starts, h))) / 60)::float8 as minutes
    from (select l.starts_at at time zone ${zone} as starts, (l.starts_at at time zone ${zone}) + l.duration_minutes * interval '1 minute' as ends
      from ${appointments} a join ${appointmentLines} l on l.business_id = a.business_id and l.appointment_id = a.id
      where a.business_id = ${businessId} and a.kind = 'visit' and a.status in ${TAKES_PLACE} and l.chair_id is not null
        and a.starts_at >= to_timestamp(${from}) and a.starts_at < to_timestamp(${to})) x,
      generate_series(date_trunc('hour', x.starts), x.ends - interval '1 microsecond', interval '1 hour') h
    group by 1, 2`);
  return rows;
}

/** Minutes of appointments that take place, by person. */
export async function sumSoldMinutes(db: Db, span: ReportSpan) {
  const { rows } = await db.execute<{ chairId: number; minutes: number }>(sql`
    select l.chair_id as "chairId", sum(l.duration_minutes)::int as minutes
    from ${appointments} a join ${appointmentLines} l on l.business_id = a.business_id and l.appointment_id = a.id
    where ${ofSpan(span)} and a.status in ${TAKES_PLACE} and l.chair_id is not null group by 1`);
  return rows;
}

export interface OpenHours {
  chairId: number | null;
  weekday: Weekday;
  startMinute: number;
  endMinute: number;
  week: RotaWeek | null;
  date: LocalDate | null;
}

export async function readOpening(db: Db, businessId: number, days: { from: LocalDate; to: LocalDate }) {
  const hours: OpenHours[] = await db
    .select({
      chairId: workHours.chairId,
      weekday: workHours.weekday,
      startMinute: workHours.startMinute,
      endMinute: workHours.endMinute,
      week: workHours.week,
      date: workHours.date,
    })
    .from(workHours)
    .where(eq(workHours.businessId, businessId));
  const people = await db
    .select({ id: chairs.id, name: sql<string>`coalesce(${chairs.person}, ${chairs.name})` })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), eq(chairs.active, true)));
  const closed = await db
    .select({ date: closedDates.date })
    .from(closedDates)
    .where(and(eq(closedDates.businessId, businessId), between(closedDates.date, days.from, days.to)));
  return { hours, people, closed: closed.map(({ date }) => date) };
}
