import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Bookings share a shop's calendar until they commit; whoever edits it has it alone. Taken before any row, so that nobody waits in a circle. */
export async function shareCalendar(transaction: Db, businessId: number): Promise<void> {
  await transaction.execute(sql`select share_calendar(${businessId})`);
}

/** The same for a visit that may move to another time; before it is locked. */
export async function shareCalendarOf(transaction: Db, appointmentId: number): Promise<void> {
  await transaction.execute(sql`select share_calendar(business_id) from appointments where id = ${appointmentId}`);
}

/** Waits for the bookings that are being written; those that were decided before look again afterwards. */
export async function takeCalendar(transaction: Db, businessId: number): Promise<void> {
  await transaction.execute(sql`select take_calendar(${businessId})`);
  await transaction.execute(
    sql`update businesses set calendar_version = calendar_version + 1 where id = ${businessId}`,
  );
}
