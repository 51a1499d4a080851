import {
  appointmentLines,
  appointments,
  businesses,
  messageChoices,
  newsChoices,
  rebookings,
  reminderSettings,
  users,
} from '@thyme/db/schema';
import { REBOOK_DAYS } from '@thyme/domain/reminders';
import { DAY } from '@thyme/domain/time';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type RebookingRow = typeof rebookings.$inferSelect;

export interface DueRebooking extends Record<string, unknown> {
  businessId: number;
  appointmentId: number;
  userId: number;
}

/** A later appointment at the same shop, past or upcoming, correlated to an appointment `a`. */
const laterOne = sql`select from ${appointments} x where x.business_id = a.business_id and x.user_id = a.user_id
  and x.starts_at > a.starts_at and x.status not in ('Held', 'Lapsed', 'Cancelled')`;

/**
 * Last appointments of guests with nothing booked since, as many weeks ago as their shop's rule says, oldest first.
 * Guests who never agreed to news are excluded here; everything else is checked when the message is written.
 */
export async function listDue(db: Db, now: number, limit: number): Promise<DueRebooking[]> {
  const { rows } = await db.execute<DueRebooking>(sql`
    select a.business_id as "businessId", a.id as "appointmentId", a.user_id as "userId"
    from ${reminderSettings} s
    join ${businesses} b on b.id = s.business_id and b.published
    join ${appointments} a on a.business_id = s.business_id and a.status = 'Completed' and a.kind = 'visit'
      and a.starts_at <= to_timestamp(${now}) - make_interval(weeks => s.rebook_weeks)
      and a.starts_at > to_timestamp(${now - REBOOK_DAYS * DAY}) - make_interval(weeks => s.rebook_weeks)
    join ${users} u on u.id = a.user_id and u.deleted_at is null and u.user_type = 2
    where s.rebook_active and not exists (${laterOne})
      and not exists (select from ${rebookings} n where n.business_id = a.business_id and n.appointment_id = a.id)
      and (exists (select from ${newsChoices} c where c.business_id = a.business_id and c.user_id = a.user_id
          and c.is_allowed and c.channel = any(s.rebook_channels))
        or 'text' = any(s.rebook_channels) and exists (select from ${messageChoices} m
          where m.user_id = a.user_id and m.channel = 'text' and m.purpose = 'news' and m.is_allowed))
    order by a.starts_at, a.id limit ${limit}`);
  return rows;
}

/** Null if this appointment already had its message. */
export async function insertRebooking(db: Db, row: typeof rebookings.$inferInsert): Promise<RebookingRow | null> {
  const [inserted] = await db.insert(rebookings).values(row).onConflictDoNothing().returning();
  return inserted ?? null;
}

const shop = {
  name: businesses.name,
  slug: businesses.slug,
  zone: businesses.zone,
  country: businesses.country,
};

export async function findShop(db: Db, businessId: number) {
  const [found] = await db.select(shop).from(businesses).where(eq(businesses.id, businessId));
  return found ?? null;
}

export async function findRebooking(db: Db, id: number) {
  const [found] = await db
    .select({ row: rebookings, shop })
    .from(rebookings)
    .innerJoin(businesses, eq(businesses.id, rebookings.businessId))
    .where(eq(rebookings.id, id));
  return found ?? null;
}

/** The services of an appointment, in order. */
export function listLines(db: Db, { businessId, appointmentId }: { businessId: number; appointmentId: number }) {
  return db
    .select({
      pricingId: appointmentLines.pricingId,
      service: appointmentLines.serviceName,
      isGroup: appointmentLines.isGroup,
    })
    .from(appointmentLines)
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)))
    .orderBy(asc(appointmentLines.position), asc(appointmentLines.id));
}

/** Whether the guest has booked at the shop again since that appointment. */
export async function hasBookedSince(
  db: Db,
  { businessId, appointmentId }: { businessId: number; appointmentId: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ yes: boolean }>(sql`select exists (${laterOne}) as yes from ${appointments} a
    where a.business_id = ${businessId} and a.id = ${appointmentId}`);
  return rows[0]?.yes ?? false;
}
