import { appointmentLines, appointments, busyTimes, chairs, occupancies, timeBlocks, users } from '@thyme/db/schema';
import { and, asc, count, eq, gt, inArray, isNull, lt, max } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type Chair = typeof chairs.$inferSelect;

export async function findChair(db: Db, businessId: number, id: number): Promise<Chair | null> {
  const [row] = await db
    .select()
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), eq(chairs.id, id), isNull(chairs.resourceId)));
  return row ?? null;
}

export async function countActiveChairs(db: Db, businessId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), eq(chairs.active, true)));
  return row?.total ?? 0;
}

/** People and their chairs, without the units of rooms and machines. */
export function listChairsOf(db: Db, businessId: number): Promise<Chair[]> {
  return db
    .select()
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), isNull(chairs.resourceId)))
    .orderBy(asc(chairs.position), asc(chairs.id));
}

export async function insertChair(db: Db, businessId: number, values: Pick<Chair, 'name' | 'person'>): Promise<number> {
  const [last] = await db
    .select({ position: max(chairs.position) })
    .from(chairs)
    .where(eq(chairs.businessId, businessId));
  const [row] = await db
    .insert(chairs)
    .values({ businessId, ...values, position: (last?.position ?? -1) + 1 })
    .returning({ id: chairs.id });
  if (!row) throw new Error('The chair was not stored.');
  return row.id;
}

export async function updateChair(
  db: Db,
  businessId: number,
  id: number,
  values: Partial<Pick<Chair, 'name' | 'person' | 'active' | 'holidayDays'>>,
): Promise<void> {
  await db
    .update(chairs)
    .set(values)
    .where(and(eq(chairs.businessId, businessId), eq(chairs.id, id)));
}

interface Span {
  chairIds: readonly number[];
  from: number;
  to: number;
}

const overlaps = (businessId: number, { chairIds, from, to }: Span) =>
  and(
    eq(occupancies.businessId, businessId),
    inArray(occupancies.chairId, [...chairIds]),
    lt(occupancies.startsAt, to),
    gt(occupancies.endsAt, from),
  );

/** Everything that occupies these chairs in the span. */
export function listTaken(db: Db, businessId: number, span: Span) {
  return db
    .select({ chairId: occupancies.chairId, startsAt: occupancies.startsAt, endsAt: occupancies.endsAt })
    .from(occupancies)
    .where(overlaps(businessId, span))
    .orderBy(asc(occupancies.startsAt));
}

/** Appointments in the span. */
export function listAppointmentsThen(db: Db, businessId: number, span: Span) {
  return db
    .select({
      appointmentId: appointments.id,
      service: appointmentLines.serviceName,
      start: appointmentLines.startsAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(occupancies)
    .innerJoin(
      appointmentLines,
      and(eq(appointmentLines.businessId, occupancies.businessId), eq(appointmentLines.id, occupancies.lineId)),
    )
    .innerJoin(
      appointments,
      and(
        eq(appointments.businessId, appointmentLines.businessId),
        eq(appointments.id, appointmentLines.appointmentId),
      ),
    )
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(and(overlaps(businessId, span), inArray(appointments.status, ['New', 'Accept', 'Reschedule'])))
    .orderBy(asc(appointmentLines.startsAt));
}

export async function insertBlock(
  db: Db,
  block: { businessId: number; note: string; createdBy: number; createdAt: number },
): Promise<number> {
  const [row] = await db.insert(timeBlocks).values(block).returning({ id: timeBlocks.id });
  if (!row) throw new Error('The block was not stored.');
  return row.id;
}

export async function insertBlockTimes(
  db: Db,
  times: readonly { businessId: number; timeBlockId: number; chairId: number; startsAt: number; endsAt: number }[],
): Promise<number> {
  if (times.length === 0) return 0;
  const rows = await db
    .insert(occupancies)
    .values([...times])
    .onConflictDoNothing()
    .returning({ id: occupancies.id });
  return rows.length;
}

/** Whether a block shows a busy time of a person's own calendar. */
export async function isFromCalendar(db: Db, businessId: number, timeBlockId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: busyTimes.id })
    .from(busyTimes)
    .where(and(eq(busyTimes.businessId, businessId), eq(busyTimes.timeBlockId, timeBlockId)));
  return row !== undefined;
}

/** Returns the freed times; empty when the block does not exist. */
export async function deleteBlock(
  db: Db,
  businessId: number,
  id: number,
): Promise<{ chairId: number; startsAt: number; endsAt: number }[] | null> {
  const times = await db
    .delete(occupancies)
    .where(and(eq(occupancies.businessId, businessId), eq(occupancies.timeBlockId, id)))
    .returning({ chairId: occupancies.chairId, startsAt: occupancies.startsAt, endsAt: occupancies.endsAt });
  const rows = await db
    .delete(timeBlocks)
    .where(and(eq(timeBlocks.businessId, businessId), eq(timeBlocks.id, id)))
    .returning({ id: timeBlocks.id });
  return rows.length === 0 ? null : times;
}
