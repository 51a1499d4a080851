import {
  appointmentLines,
  appointments,
  chairs,
  occupancies,
  seatClaims,
  serviceGroups,
  serviceSchedules,
  services,
} from '@thyme/db/schema';
import type { Attendance } from '@thyme/domain/bookings';
import { and, asc, eq, gt, inArray, isNull, max, min, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';

export interface DateKey {
  businessId: number;
  id: number;
}

const isSchedule = ({ businessId, id }: DateKey) =>
  and(eq(serviceSchedules.businessId, businessId), eq(serviceSchedules.id, id));

const ofGroup = and(
  eq(serviceGroups.businessId, serviceSchedules.businessId),
  eq(serviceGroups.id, serviceSchedules.groupId),
);
const ofService = and(eq(services.businessId, serviceGroups.businessId), eq(services.id, serviceGroups.serviceId));

/** One date of a class, locked until the transaction ends. */
export async function lockDate(db: Db, key: DateKey) {
  const [row] = await db
    .select({ date: serviceSchedules, service: services.name, isCourse: serviceGroups.isCourse })
    .from(serviceSchedules)
    .innerJoin(serviceGroups, ofGroup)
    .innerJoin(services, ofService)
    .where(isSchedule(key))
    .for('update', { of: serviceSchedules });
  return row ? { ...row.date, service: row.service, isCourse: row.isCourse } : null;
}

export type ClassDate = NonNullable<Awaited<ReturnType<typeof lockDate>>>;

/** Further dates of the same class that have not started, nearest first. */
export function listOtherDates(db: Db, { businessId, groupId, id }: DateKey & { groupId: number }, now: number) {
  return db
    .select({
      id: serviceSchedules.id,
      startsAt: serviceSchedules.startsAt,
      seats: serviceSchedules.seats,
      seatsTaken: serviceSchedules.seatsTaken,
    })
    .from(serviceSchedules)
    .where(
      and(
        eq(serviceSchedules.businessId, businessId),
        eq(serviceSchedules.groupId, groupId),
        ne(serviceSchedules.id, id),
        gt(serviceSchedules.startsAt, now),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt))
    .limit(60);
}

/** The business of a date that takes place; otherwise null. */
export async function findBusinessOf(db: Db, scheduleId: number): Promise<number | null> {
  const [row] = await db
    .select({ businessId: serviceSchedules.businessId })
    .from(serviceSchedules)
    .where(and(eq(serviceSchedules.id, scheduleId), isNull(serviceSchedules.cancelledAt)));
  return row?.businessId ?? null;
}

export async function cancelDate(db: Db, key: DateKey, now: number): Promise<void> {
  await db.update(serviceSchedules).set({ cancelledAt: now }).where(isSchedule(key));
  await db
    .delete(occupancies)
    .where(and(eq(occupancies.businessId, key.businessId), eq(occupancies.scheduleId, key.id)));
}

/** Adds places to a date. */
export async function makeRoom(db: Db, key: DateKey, seats: number): Promise<void> {
  await db
    .update(serviceSchedules)
    .set({ seats: sql`greatest(${serviceSchedules.seats}, ${serviceSchedules.seatsTaken} + ${seats})` })
    .where(isSchedule(key));
}

/** The room of a date; null if it has no chair of its own. */
export async function findRoom(db: Db, { businessId, id }: DateKey) {
  const [row] = await db
    .select({ name: chairs.name, person: chairs.person })
    .from(occupancies)
    .innerJoin(chairs, and(eq(chairs.businessId, occupancies.businessId), eq(chairs.id, occupancies.chairId)))
    .where(and(eq(occupancies.businessId, businessId), eq(occupancies.scheduleId, id)))
    .limit(1);
  return row ?? null;
}

const isClaimOfLine = and(
  eq(appointmentLines.businessId, seatClaims.businessId),
  eq(appointmentLines.id, seatClaims.lineId),
);
const isAppointment = and(
  eq(appointments.businessId, appointmentLines.businessId),
  eq(appointments.id, appointmentLines.appointmentId),
);

/** Live appointments with a seat on a date, in lock order. */
export async function listSeatedIds(db: Db, { businessId, id }: DateKey): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: appointments.id })
    .from(seatClaims)
    .innerJoin(appointmentLines, isClaimOfLine)
    .innerJoin(appointments, isAppointment)
    .where(
      and(
        eq(seatClaims.businessId, businessId),
        eq(seatClaims.scheduleId, id),
        inArray(appointments.status, ['New', 'Accept', 'Reschedule']),
      ),
    )
    .orderBy(asc(appointments.id));
  return rows.map((row) => row.id);
}

export interface AppointmentRef {
  businessId: number;
  appointmentId: number;
}

/** Every seat of an appointment with its date, in order of time. */
export function listSeats(db: Db, { businessId, appointmentId }: AppointmentRef) {
  return db
    .select({
      claimId: seatClaims.id,
      lineId: appointmentLines.id,
      lineScheduleId: appointmentLines.scheduleId,
      price: appointmentLines.price,
      specialPrice: appointmentLines.specialPrice,
      service: appointmentLines.serviceName,
      seats: seatClaims.seats,
      attendance: seatClaims.attendance,
      insteadOf: seatClaims.insteadOf,
      scheduleId: serviceSchedules.id,
      groupId: serviceSchedules.groupId,
      startsAt: serviceSchedules.startsAt,
      endsAt: serviceSchedules.endsAt,
    })
    .from(seatClaims)
    .innerJoin(appointmentLines, isClaimOfLine)
    .innerJoin(
      serviceSchedules,
      and(eq(serviceSchedules.businessId, seatClaims.businessId), eq(serviceSchedules.id, seatClaims.scheduleId)),
    )
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)))
    .orderBy(asc(serviceSchedules.startsAt), asc(seatClaims.id));
}

export type Seat = Awaited<ReturnType<typeof listSeats>>[number];

export async function deleteSeat(db: Db, { businessId, claimId }: { businessId: number; claimId: number }) {
  await db.delete(seatClaims).where(and(eq(seatClaims.businessId, businessId), eq(seatClaims.id, claimId)));
}

/** False if the date is full or cancelled. */
export async function takeSeat(db: Db, claim: typeof seatClaims.$inferInsert): Promise<boolean> {
  return (await db.insert(seatClaims).values(claim).returning({ id: seatClaims.id })).length > 0;
}

export async function markAttendance(
  db: Db,
  { businessId, claimId }: { businessId: number; claimId: number },
  attendance: Attendance | null,
): Promise<void> {
  await db
    .update(seatClaims)
    .set({ attendance })
    .where(and(eq(seatClaims.businessId, businessId), eq(seatClaims.id, claimId)));
}

export async function deleteLine(db: Db, { businessId, lineId }: { businessId: number; lineId: number }) {
  await db
    .delete(appointmentLines)
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.id, lineId)));
}

export async function updateLine(
  db: Db,
  { businessId, lineId }: { businessId: number; lineId: number },
  values: Partial<Pick<typeof appointmentLines.$inferInsert, 'price' | 'specialPrice' | 'scheduleId' | 'startsAt'>>,
): Promise<void> {
  await db
    .update(appointmentLines)
    .set(values)
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.id, lineId)));
}

/** From the first to the last remaining date of an appointment. */
export async function findSpan(db: Db, { businessId, appointmentId }: AppointmentRef) {
  const [row] = await db
    .select({ startsAt: min(serviceSchedules.startsAt), endsAt: max(serviceSchedules.endsAt) })
    .from(seatClaims)
    .innerJoin(appointmentLines, isClaimOfLine)
    .innerJoin(
      serviceSchedules,
      and(eq(serviceSchedules.businessId, seatClaims.businessId), eq(serviceSchedules.id, seatClaims.scheduleId)),
    )
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)));
  return row?.startsAt != null && row.endsAt != null ? { startsAt: row.startsAt, endsAt: row.endsAt } : null;
}

export async function findAmounts(db: Db, { businessId, appointmentId }: AppointmentRef) {
  const [row] = await db
    .select({
      subTotal: appointments.subTotal,
      discount: appointments.discount,
      totalAmount: appointments.totalAmount,
    })
    .from(appointments)
    .where(and(eq(appointments.businessId, businessId), eq(appointments.id, appointmentId)));
  return row ?? null;
}

/** Seats given in place of a cancelled date, with both. */
export function listGiven(db: Db, { businessId, appointmentId }: AppointmentRef, now: number) {
  const before = alias(serviceSchedules, 'cancelled_date');
  return db
    .select({ scheduleId: serviceSchedules.id, startsAt: serviceSchedules.startsAt, wasAt: before.startsAt })
    .from(seatClaims)
    .innerJoin(appointmentLines, isClaimOfLine)
    .innerJoin(
      serviceSchedules,
      and(eq(serviceSchedules.businessId, seatClaims.businessId), eq(serviceSchedules.id, seatClaims.scheduleId)),
    )
    .innerJoin(before, and(eq(before.businessId, seatClaims.businessId), eq(before.id, seatClaims.insteadOf)))
    .where(
      and(
        eq(appointmentLines.businessId, businessId),
        eq(appointmentLines.appointmentId, appointmentId),
        gt(serviceSchedules.startsAt, now),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt));
}
