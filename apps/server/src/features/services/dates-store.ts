import {
  appointmentLines,
  appointments,
  chairs,
  occupancies,
  seatClaims,
  serviceGroups,
  serviceSchedules,
  users,
} from '@thyme/db/schema';
import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { GroupRow, ScheduleRow } from './store.ts';

export async function findGroup(db: Db, businessId: number, serviceId: number): Promise<GroupRow | null> {
  const [row] = await db
    .select()
    .from(serviceGroups)
    .where(and(eq(serviceGroups.businessId, businessId), eq(serviceGroups.serviceId, serviceId)));
  return row ?? null;
}

export type GroupValues = Omit<typeof serviceGroups.$inferInsert, 'businessId' | 'id' | 'serviceId'>;

export async function saveGroup(db: Db, businessId: number, serviceId: number, values: GroupValues): Promise<number> {
  const [row] = await db
    .insert(serviceGroups)
    .values({ businessId, serviceId, ...values })
    .onConflictDoUpdate({ target: [serviceGroups.businessId, serviceGroups.serviceId], set: values })
    .returning({ id: serviceGroups.id });
  if (!row) throw new Error('The class was not stored.');
  return row.id;
}

/** All upcoming dates, including cancelled ones, which can be restored. */
export function listDatesOf(db: Db, businessId: number, groupId: number, now: number): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(serviceSchedules)
    .where(
      and(
        eq(serviceSchedules.businessId, businessId),
        eq(serviceSchedules.groupId, groupId),
        gt(serviceSchedules.startsAt, now),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt));
}

export async function insertDate(db: Db, date: typeof serviceSchedules.$inferInsert): Promise<number> {
  const [row] = await db.insert(serviceSchedules).values(date).returning({ id: serviceSchedules.id });
  if (!row) throw new Error('The date was not stored.');
  return row.id;
}

export async function updateDate(
  db: Db,
  businessId: number,
  id: number,
  values: Partial<Pick<ScheduleRow, 'endsAt' | 'seats' | 'cancelledAt'>>,
): Promise<void> {
  await db
    .update(serviceSchedules)
    .set(values)
    .where(and(eq(serviceSchedules.businessId, businessId), eq(serviceSchedules.id, id)));
}

export async function freeChairOf(db: Db, businessId: number, scheduleId: number): Promise<void> {
  await db
    .delete(occupancies)
    .where(and(eq(occupancies.businessId, businessId), eq(occupancies.scheduleId, scheduleId)));
}

/** A class takes the first free chair of these; without any it takes place elsewhere on the premises. */
export async function takeFirstFreeChair(
  db: Db,
  businessId: number,
  chairIds: readonly number[],
  date: { scheduleId: number; startsAt: number; endsAt: number },
): Promise<boolean> {
  for (const chairId of chairIds) {
    const rows = await db
      .insert(occupancies)
      .values({ businessId, chairId, ...date })
      .onConflictDoNothing()
      .returning({ id: occupancies.id });
    if (rows.length > 0) return true;
  }
  return false;
}

/** Beside existing entries, about which the shop has already decided. */
export async function takeAnyway(
  db: Db,
  row: { businessId: number; chairId: number; scheduleId: number; startsAt: number; endsAt: number },
): Promise<void> {
  await db.insert(occupancies).values({ ...row, isOverride: true });
}

/** The rooms of a class date. */
export function listRoomsOf(db: Db, businessId: number, scheduleId: number) {
  return db
    .select({
      id: occupancies.id,
      resourceId: chairs.resourceId,
      startsAt: occupancies.startsAt,
      endsAt: occupancies.endsAt,
    })
    .from(occupancies)
    .innerJoin(chairs, and(eq(chairs.businessId, occupancies.businessId), eq(chairs.id, occupancies.chairId)))
    .where(
      and(eq(occupancies.businessId, businessId), eq(occupancies.scheduleId, scheduleId), isNotNull(chairs.resourceId)),
    );
}

export async function freeTimes(db: Db, businessId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(occupancies).where(and(eq(occupancies.businessId, businessId), inArray(occupancies.id, [...ids])));
}

/** The guests of these dates, latest booking first. */
export function listSeatsOn(db: Db, businessId: number, scheduleIds: readonly number[]) {
  return db
    .select({
      scheduleId: seatClaims.scheduleId,
      seats: seatClaims.seats,
      appointmentId: appointments.id,
      service: appointmentLines.serviceName,
      start: serviceSchedules.startsAt,
      guest: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      /** How many dates the booking includes. */
      dates: sql<number>`(select count(*)::int from seat_claims c join appointment_lines l
        on l.business_id = c.business_id and l.id = c.line_id
        where l.business_id = ${appointments.businessId} and l.appointment_id = ${appointments.id})`,
    })
    .from(seatClaims)
    .innerJoin(
      serviceSchedules,
      and(eq(serviceSchedules.businessId, seatClaims.businessId), eq(serviceSchedules.id, seatClaims.scheduleId)),
    )
    .innerJoin(
      appointmentLines,
      and(eq(appointmentLines.businessId, seatClaims.businessId), eq(appointmentLines.id, seatClaims.lineId)),
    )
    .innerJoin(
      appointments,
      and(
        eq(appointments.businessId, appointmentLines.businessId),
        eq(appointments.id, appointmentLines.appointmentId),
      ),
    )
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(and(eq(seatClaims.businessId, businessId), inArray(seatClaims.scheduleId, [...scheduleIds])))
    .orderBy(desc(seatClaims.id));
}
