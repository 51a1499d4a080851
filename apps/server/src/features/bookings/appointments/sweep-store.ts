import { appointments, businesses, clientDetails, outbox, users } from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
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
