import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/**
 * Bookings hold a shared lock on a shop's calendar until they commit, edits an exclusive one. Taken before any row
 * lock, to avoid deadlocks.
 */
export async function shareCalendar(transaction: Db, businessId: number): Promise<void> {
  await transaction.execute(sql`select share_calendar(${businessId})`);
}

/** The same for an appointment that may be moved; taken before its row lock. */
export async function shareCalendarOf(transaction: Db, appointmentId: number): Promise<void> {
  await transaction.execute(
    sql`select share_calendar((select business_id from appointments where id = ${appointmentId}))`,
  );
}

/**
 * Blocks all other writes to the calendar until the transaction ends. For a move or an override at the desk, which
 * changes one time and not the rules: bookings that were decided before are checked by their rows alone.
 */
export async function takeCalendarAlone(transaction: Db, businessId: number): Promise<void> {
  await transaction.execute(sql`select take_calendar(${businessId})`);
}

/** Waits for bookings in progress; bookings decided before the edit check again afterwards. */
export async function takeCalendar(transaction: Db, businessId: number): Promise<void> {
  await transaction.execute(sql`select take_calendar(${businessId})`);
  await transaction.execute(
    sql`update businesses set calendar_version = calendar_version + 1 where id = ${businessId}`,
  );
}
