import {
  appointmentLines,
  appointments,
  busyTimes,
  calendarSources,
  chairs,
  occupancies,
  timeBlocks,
  users,
  videoRooms,
} from '@thyme/db/schema';
import type { BusySpan } from '@thyme/domain/calendars';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SourceKey } from './sources-store.ts';

const isOf = ({ businessId, id }: SourceKey) => and(eq(busyTimes.businessId, businessId), eq(busyTimes.sourceId, id));

/** The times that a source closes from an instant on. */
export function listOfSource(db: Db, key: SourceKey, from: number) {
  return db
    .select({ id: busyTimes.id, from: busyTimes.startsAt, to: busyTimes.endsAt, blockId: busyTimes.timeBlockId })
    .from(busyTimes)
    .where(and(isOf(key), gt(busyTimes.endsAt, from)))
    .orderBy(asc(busyTimes.startsAt));
}

/** The times of one person that all sources together close. */
export function listOfChair(db: Db, businessId: number, chairId: number, from: number) {
  return db
    .select({ from: busyTimes.startsAt, to: busyTimes.endsAt, blockId: busyTimes.timeBlockId })
    .from(busyTimes)
    .where(and(eq(busyTimes.businessId, businessId), eq(busyTimes.chairId, chairId), gt(busyTimes.endsAt, from)))
    .orderBy(asc(busyTimes.startsAt));
}

interface NewBusy extends SourceKey {
  chairId: number;
  note: string;
  createdBy: number;
  now: number;
}

/** Busy times, each with the block that shows it in the calendar. */
export async function insertBusy(db: Db, busy: NewBusy, spans: readonly BusySpan[]): Promise<void> {
  if (spans.length === 0) return;
  const { businessId, id: sourceId, chairId, note, createdBy, now } = busy;
  const blocks = await db
    .insert(timeBlocks)
    .values(spans.map(() => ({ businessId, note, createdBy, createdAt: now })))
    .returning({ id: timeBlocks.id });
  await db.insert(busyTimes).values(
    spans.map(({ from, to }, index) => {
      const timeBlockId = blocks[index]?.id;
      if (timeBlockId === undefined) throw new Error('A block was not stored.');
      return { businessId, sourceId, chairId, startsAt: from, endsAt: to, timeBlockId };
    }),
  );
}

/** Deletes busy times with their blocks and returns the times that became free. */
export async function deleteBusy(db: Db, businessId: number, blockIds: readonly number[]) {
  if (blockIds.length === 0) return [];
  const freed = await db
    .delete(occupancies)
    .where(and(eq(occupancies.businessId, businessId), inArray(occupancies.timeBlockId, [...blockIds])))
    .returning({ chairId: occupancies.chairId, startsAt: occupancies.startsAt, endsAt: occupancies.endsAt });
  await db.delete(timeBlocks).where(and(eq(timeBlocks.businessId, businessId), inArray(timeBlocks.id, [...blockIds])));
  return freed;
}

/** Past busy times close nothing; their blocks remain in the calendar. */
export async function forgetPast(db: Db, key: SourceKey, until: number): Promise<void> {
  await db.delete(busyTimes).where(and(isOf(key), lte(busyTimes.endsAt, until)));
}

/** Upcoming appointments and calls at times that a person's own calendar has since closed. */
export function listBusyConflicts(db: Db, businessId: number, now: number) {
  return db
    .selectDistinctOn([appointments.startsAt, appointments.id, busyTimes.id], {
      busyId: busyTimes.id,
      sourceId: busyTimes.sourceId,
      chairId: busyTimes.chairId,
      person: sql<string>`coalesce(${chairs.person}, ${chairs.name})`,
      calendar: calendarSources.name,
      busyFrom: busyTimes.startsAt,
      busyTo: busyTimes.endsAt,
      appointmentId: appointments.id,
      startsAt: appointments.startsAt,
      firstName: users.firstName,
      lastName: users.lastName,
      services: sql<string>`(select string_agg(l.service_name, ', ' order by l.starts_at, l.id) from appointment_lines l
        where l.business_id = ${appointments.businessId} and l.appointment_id = ${appointments.id})`,
    })
    .from(busyTimes)
    .innerJoin(
      calendarSources,
      and(eq(calendarSources.businessId, busyTimes.businessId), eq(calendarSources.id, busyTimes.sourceId)),
    )
    .innerJoin(chairs, and(eq(chairs.businessId, busyTimes.businessId), eq(chairs.id, busyTimes.chairId)))
    .innerJoin(
      occupancies,
      sql`${occupancies.businessId} = ${busyTimes.businessId} and ${occupancies.chairId} = ${busyTimes.chairId}
        and ${occupancies.startsAt} < ${busyTimes.endsAt} and ${occupancies.endsAt} > ${busyTimes.startsAt}`,
    )
    .leftJoin(
      appointmentLines,
      and(eq(appointmentLines.businessId, occupancies.businessId), eq(appointmentLines.id, occupancies.lineId)),
    )
    .leftJoin(videoRooms, and(eq(videoRooms.businessId, occupancies.businessId), eq(videoRooms.id, occupancies.roomId)))
    .innerJoin(
      appointments,
      sql`${appointments.businessId} = ${busyTimes.businessId}
        and ${appointments.id} = coalesce(${appointmentLines.appointmentId}, ${videoRooms.appointmentId})`,
    )
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(
      and(
        eq(busyTimes.businessId, businessId),
        gt(busyTimes.endsAt, now),
        gt(occupancies.endsAt, now),
        inArray(appointments.status, ['New', 'Reschedule', 'Accept']),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id), asc(busyTimes.id))
    .limit(100);
}

export type BusyConflict = Awaited<ReturnType<typeof listBusyConflicts>>[number];
