import { blockedDates, type businesses, closedDates, workHours } from '@thyme/db/schema';
import type { OpenHours, Stretch } from '@thyme/domain/availability';
import { type LocalDate, weekdayOf } from '@thyme/domain/time';
import { and, asc, between, eq, gte, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type DayKind = 'closed' | 'blocked';
const tableOf = (kind: DayKind) => (kind === 'closed' ? closedDates : blockedDates);

export function listHours(db: Db, businessId: number) {
  return db
    .select({
      chairId: workHours.chairId,
      weekday: workHours.weekday,
      from: workHours.startMinute,
      to: workHours.endMinute,
      week: workHours.week,
      date: workHours.date,
    })
    .from(workHours)
    .where(eq(workHours.businessId, businessId))
    .orderBy(asc(workHours.weekday), asc(workHours.startMinute));
}

/** Replaces the week of the shop or of one chair; single dates do not change. */
export async function replaceHours(
  db: Db,
  businessId: number,
  chairId: number | null,
  hours: readonly OpenHours[],
): Promise<void> {
  const own = chairId === null ? isNull(workHours.chairId) : eq(workHours.chairId, chairId);
  await db.delete(workHours).where(and(eq(workHours.businessId, businessId), own, isNull(workHours.date)));
  if (hours.length === 0) return;
  await db.insert(workHours).values(
    hours.map(({ weekday, from, to, week = null }) => ({
      businessId,
      chairId,
      weekday,
      startMinute: from,
      endMinute: to,
      week,
    })),
  );
}

/** Replaces a chair's hours on one date; null restores the week, and no spans are a day off. */
export async function replaceDate(
  db: Db,
  { businessId, chairId, date }: { businessId: number; chairId: number; date: LocalDate },
  spans: readonly Stretch[] | null,
): Promise<boolean> {
  const gone = await db
    .delete(workHours)
    .where(and(eq(workHours.businessId, businessId), eq(workHours.chairId, chairId), eq(workHours.date, date)))
    .returning({ id: workHours.id });
  if (spans === null) return gone.length > 0;
  const given = spans.length > 0 ? spans : [{ from: 0, to: 0 }];
  const day = { businessId, chairId, date, weekday: weekdayOf(date) };
  await db.insert(workHours).values(given.map(({ from, to }) => ({ ...day, startMinute: from, endMinute: to })));
  return true;
}

export async function listDays(db: Db, businessId: number, kind: DayKind, from: LocalDate) {
  const table = tableOf(kind);
  return db
    .select({ date: table.date, reason: table.reason })
    .from(table)
    .where(and(eq(table.businessId, businessId), gte(table.date, from)))
    .orderBy(asc(table.date))
    .limit(400);
}

export async function insertDays(
  db: Db,
  businessId: number,
  kind: DayKind,
  { dates, reason }: { dates: readonly LocalDate[]; reason: string },
): Promise<void> {
  const table = tableOf(kind);
  await db
    .insert(table)
    .values(dates.map((date) => ({ businessId, date, reason: reason || null })))
    .onConflictDoUpdate({ target: [table.businessId, table.date], set: { reason: reason || null } });
}

/** Returns the days that were deleted. */
export async function deleteDays(
  db: Db,
  businessId: number,
  kind: DayKind,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<LocalDate[]> {
  const table = tableOf(kind);
  const rows = await db
    .delete(table)
    .where(and(eq(table.businessId, businessId), between(table.date, from, to)))
    .returning({ date: table.date });
  return rows.map(({ date }) => date);
}

export type Rhythm = Partial<
  Pick<
    typeof businesses.$inferInsert,
    'slotDuration' | 'bufferMinutes' | 'noticeMinutes' | 'horizonDays' | 'guestMoves'
  >
>;
