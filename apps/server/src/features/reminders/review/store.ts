import { appointments, businesses, reminderSettings, reviewRequests, reviews, users } from '@thyme/db/schema';
import type { Channel } from '@thyme/domain/messages';
import { DEFAULT_REMINDERS, reminderLimits } from '@thyme/domain/reminders';
import { DAY } from '@thyme/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** An appointment that was completed late, or a server that was down, still gets its question for so long. */
const LATE_DAYS = 3;

export interface DueReview extends Record<string, unknown> {
  businessId: number;
  appointmentId: number;
  userId: number;
}

/**
 * Completed appointments without a review, asked about at 10 am of the shop's day that its rule names. Only guests with
 * an account can leave a review.
 */
export async function listDue(db: Db, now: number, limit: number): Promise<DueReview[]> {
  const { isActive, daysAfter } = DEFAULT_REMINDERS.review;
  const at = sql`to_timestamp(${now})`;
  const askAt = sql`((date_trunc('day', a.ends_at at time zone b.zone)
    + make_interval(days => coalesce(s.review_days, ${daysAfter}), hours => 10)) at time zone b.zone)`;
  const oldest = now - (reminderLimits.daysAfter.most + LATE_DAYS + 2) * DAY;
  const { rows } = await db.execute<DueReview>(sql`
    select a.business_id as "businessId", a.id as "appointmentId", a.user_id as "userId"
    from ${appointments} a
    join ${businesses} b on b.id = a.business_id
    left join ${reminderSettings} s on s.business_id = a.business_id
    join ${users} u on u.id = a.user_id and u.email is not null and u.deleted_at is null
    where a.status = 'Completed' and a.review_status = 'Pending' and a.kind = 'visit' and a.completed_at > to_timestamp(${oldest})
      and coalesce(s.review_active, ${isActive})
      and ${askAt} <= ${at} and greatest(${askAt}, a.completed_at) > ${at} - make_interval(days => ${LATE_DAYS})
      and not exists (select from ${reviewRequests} r where r.business_id = a.business_id and r.appointment_id = a.id)
    order by a.completed_at, a.id limit ${limit}`);
  return rows;
}

/** False if the guest was already asked about this appointment. */
export async function insertRequest(db: Db, due: DueReview, now: number): Promise<boolean> {
  const { businessId, appointmentId, userId } = due;
  const rows = await db
    .insert(reviewRequests)
    .values({ businessId, appointmentId, userId, channels: [], createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reviewRequests.appointmentId });
  return rows.length > 0;
}

export async function saveChannels(db: Db, due: DueReview, channels: Channel[]): Promise<void> {
  const { businessId, appointmentId } = due;
  const own = and(eq(reviewRequests.businessId, businessId), eq(reviewRequests.appointmentId, appointmentId));
  await db.update(reviewRequests).set({ channels }).where(own);
}

export interface ReviewResult extends Record<string, unknown> {
  sent: number;
  /** Appointments that were reviewed after the question. */
  reviews: number;
}

export async function countResults(db: Db, businessId: number, since: number): Promise<ReviewResult> {
  const { rows } = await db.execute<ReviewResult>(sql`
    select count(*)::int as sent, count(*) filter (where exists (select from ${reviews} v
      where v.business_id = r.business_id and v.appt_id = r.appointment_id and v.created_at >= r.created_at))::int as reviews
    from ${reviewRequests} r
    where r.business_id = ${businessId} and r.created_at >= to_timestamp(${since}) and r.channels <> '{}'`);
  return rows[0] ?? { sent: 0, reviews: 0 };
}
