import {
  appointmentLines,
  appointments,
  businesses,
  clientDetails,
  outbox,
  seatClaims,
  serviceSchedules,
  users,
  videoRooms,
} from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Expected } from '../notifications/facts.ts';
import type { AppointmentKey } from '../notifications/store.ts';

const COMING = ['New', 'Reschedule', 'Accept'] as const;
const HOUR = 3_600;
/** How long a business can record a no-show before the appointment counts as completed. */
const COMPLETE_AFTER = 12 * HOUR;
const REVIEW_WITHIN = 4 * 24 * HOUR;

const notMailed = (db: Db, key: SQL) =>
  notExists(db.select({ id: outbox.id }).from(outbox).where(sql`${outbox.dedupeKey} = ${key}`));

/** Guests with an account who accept mails: only they can leave a review. */
const wantsMail = and(isNotNull(users.email), eq(clientDetails.emailNotification, true));

type Due = Pick<AppointmentKey & Expected, keyof AppointmentKey | keyof Expected>;

export interface ReminderWindow {
  name: string;
  ahead: number;
  latest: number;
  bookedBefore: number;
  limit: number;
}

/**
 * Guests who are expected soon and accept mails: for an appointment, a class date, or the call before a first
 * appointment. Unregistered guests are included when their email address is known.
 */
export async function listToRemind(
  db: Db,
  now: number,
  { name, ahead, latest, bookedBefore, limit }: ReminderWindow,
): Promise<Due[]> {
  const isNear = (at: SQL) => sql`${at} > to_timestamp(${now + latest}) and ${at} <= to_timestamp(${now + ahead})`;
  const { rows } = await db.execute<Due>(sql`
    select e.business_id as "businessId", e.appointment_id as "appointmentId", e.is_call as "isCall",
      extract(epoch from e.starts_at)::int as "startsAt", extract(epoch from e.ends_at)::int as "endsAt"
    from (
      select v.business_id, v.id as appointment_id, v.starts_at, v.ends_at, v.kind = 'consultation' as is_call
        from ${appointments} v
        where v.status in ('New', 'Reschedule', 'Accept') and ${isNear(sql`v.starts_at`)}
          and not exists (select from ${appointmentLines} l
            where l.business_id = v.business_id and l.appointment_id = v.id and l.is_group)
      union all
      select l.business_id, l.appointment_id, s.date_time, s.ends_at, false
        from ${serviceSchedules} s
        join ${seatClaims} c on c.business_id = s.business_id and c.schedule_id = s.id
        join ${appointmentLines} l on l.business_id = c.business_id and l.id = c.line_id
        where s.cancelled_at is null and ${isNear(sql`s.date_time`)}
      union all
      select r.business_id, r.appointment_id, r.starts_at, r.ends_at, true
        from ${videoRooms} r
        join ${appointments} v on v.business_id = r.business_id and v.id = r.appointment_id and v.kind = 'visit'
        where r.ended_at is null and ${isNear(sql`r.starts_at`)}
    ) e
    join ${appointments} a on a.business_id = e.business_id and a.id = e.appointment_id
    join ${users} u on u.id = a.user_id
    left join ${clientDetails} d on d.user_id = u.id
    where a.status in ('New', 'Reschedule', 'Accept')
      and a.created_at <= e.starts_at - make_interval(secs => ${ahead + bookedBefore})
      and coalesce(u.email, u.contact_email) is not null
      and coalesce(d.email_notification, true)
      and not exists (select from ${outbox} o where o.dedupe_key =
        'reminder-' || ${name}::text || ':' || a.id || ':' || extract(epoch from e.starts_at)::bigint)
    order by e.starts_at, e.appointment_id
    limit ${limit}`);
  return rows;
}

export function listToReview(db: Db, now: number, limit: number): Promise<AppointmentKey[]> {
  const key = sql`'review-request:' || ${appointments.id}`;
  return db
    .select({ businessId: appointments.businessId, appointmentId: appointments.id })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .innerJoin(users, eq(users.id, appointments.userId))
    .innerJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(
      and(
        eq(appointments.status, 'Completed'),
        eq(appointments.reviewStatus, 'Pending'),
        eq(appointments.kind, 'visit'),
        gt(appointments.completedAt, now - REVIEW_WITHIN),
        sql`(date_trunc('day', ${appointments.endsAt} at time zone ${businesses.zone}) + interval '1 day 10 hours') at time zone ${businesses.zone} <= to_timestamp(${now})`,
        wantsMail,
        notMailed(db, key),
      ),
    )
    .orderBy(asc(appointments.completedAt))
    .limit(limit);
}

export async function listToComplete(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(inArray(appointments.status, [...COMING]), lte(appointments.endsAt, now - COMPLETE_AFTER)))
    .orderBy(asc(appointments.endsAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
