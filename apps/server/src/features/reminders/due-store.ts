import {
  appointmentLines,
  appointments,
  businesses,
  reminderRules,
  reminderSettings,
  reminders,
  seatClaims,
  serviceSchedules,
  videoRooms,
} from '@thyme/db/schema';
import { DEFAULT_REMINDERS } from '@thyme/domain/reminders';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export interface DueReminder {
  businessId: number;
  appointmentId: number;
  rule: string;
  startsAt: number;
  endsAt: number;
  isCall: boolean;
}

/** Phones must not ring at night: a reminder that falls into quiet hours may have to be sent the evening before. */
const LOOK_AHEAD = 12 * 3_600;

const windowColumns = sql`h * 3600 as ahead, h * 3600 - least(21600, floor(0.75 * h * 3600)) as latest,
  least(7200, floor(h * 1800)) as booked_before`;

/** The domain's default rules, for shops that have not changed any. */
const defaults = sql`(select null::int as business_id, d.key, ${windowColumns}
  from (values ${sql.join(
    DEFAULT_REMINDERS.rules.map(({ key, hoursBefore }) => sql`(${key}::text, ${hoursBefore}::int)`),
    sql`, `,
  )}) d(key, h))`;

const own = sql`(select o.business_id, o.key, ${windowColumns}
  from (select business_id, key, hours_before as h from ${reminderRules} where is_active) o)`;

/** Guests expected soon: for an appointment, a class date, or the call before a first appointment. Due reminders come first. */
export async function listDue(db: Db, now: number, limit: number): Promise<DueReminder[]> {
  const settings = (business: SQL) => sql`(select from ${reminderSettings} s where s.business_id = ${business})`;
  const byDefault = await select(db, { now, limit, rules: defaults, isShop: (id) => sql`not exists ${settings(id)}` });
  const byOwn = await select(db, { now, limit, rules: own, isShop: (id) => sql`r.business_id = ${id}` });
  return [...byDefault, ...byOwn];
}

async function select(
  db: Db,
  { now, limit, rules, isShop }: { now: number; limit: number; rules: SQL; isShop: (id: SQL) => SQL },
): Promise<DueReminder[]> {
  const isNear = (at: SQL) =>
    sql`${at} > to_timestamp(${now} + r.latest) and ${at} <= to_timestamp(${now} + r.ahead + ${LOOK_AHEAD})`;
  const window = sql`r.key, r.ahead, r.booked_before`;
  const { rows } = await db.execute<DueReminder & Record<string, unknown>>(sql`
    select e.business_id as "businessId", e.appointment_id as "appointmentId", e.key as rule, e.is_call as "isCall",
      extract(epoch from e.starts_at)::int as "startsAt", extract(epoch from e.ends_at)::int as "endsAt"
    from (
      select v.business_id, v.id as appointment_id, v.starts_at, v.ends_at, v.kind = 'consultation' as is_call, ${window}
        from ${rules} r join ${appointments} v on ${isShop(sql`v.business_id`)} and ${isNear(sql`v.starts_at`)}
        where v.status in ('New', 'Reschedule', 'Accept')
          and not exists (select from ${appointmentLines} l
            where l.business_id = v.business_id and l.appointment_id = v.id and l.is_group)
      union all
      select l.business_id, l.appointment_id, s.date_time, s.ends_at, false, ${window}
        from ${rules} r join ${serviceSchedules} s on ${isShop(sql`s.business_id`)} and ${isNear(sql`s.date_time`)}
        join ${seatClaims} c on c.business_id = s.business_id and c.schedule_id = s.id
        join ${appointmentLines} l on l.business_id = c.business_id and l.id = c.line_id
        where s.cancelled_at is null
      union all
      select m.business_id, m.appointment_id, m.starts_at, m.ends_at, true, ${window}
        from ${rules} r join ${videoRooms} m on ${isShop(sql`m.business_id`)} and ${isNear(sql`m.starts_at`)}
        join ${appointments} v on v.business_id = m.business_id and v.id = m.appointment_id and v.kind = 'visit'
        where m.ended_at is null
    ) e
    join ${appointments} a on a.business_id = e.business_id and a.id = e.appointment_id
    join ${businesses} b on b.id = e.business_id
    where a.status in ('New', 'Reschedule', 'Accept')
      and a.created_at <= e.starts_at - make_interval(secs => e.ahead + e.booked_before)
      and (e.starts_at <= to_timestamp(${now} + e.ahead)
        or extract(hour from (e.starts_at - make_interval(secs => e.ahead)) at time zone b.zone) not between 10 and 19)
      and not exists (select from ${reminders} o
        where o.business_id = a.business_id and o.appointment_id = a.id and o.rule = e.key and o.starts_at = e.starts_at)
    order by e.starts_at - make_interval(secs => e.ahead), e.appointment_id
    limit ${limit}`);
  return rows;
}
