import {
  appointmentLines,
  appointments,
  guestStatuses,
  seatClaims,
  serviceGroups,
  serviceSchedules,
  services,
  users,
} from '@thyme/db/schema';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { HIDDEN, statusOfGuest } from '../appointment-joins-store.ts';

export async function findClassDate(db: Db, businessId: number, id: number) {
  const [row] = await db
    .select({
      id: serviceSchedules.id,
      groupId: serviceSchedules.groupId,
      startsAt: serviceSchedules.startsAt,
      endsAt: serviceSchedules.endsAt,
      seats: serviceSchedules.seats,
      seatsTaken: serviceSchedules.seatsTaken,
      cancelledAt: serviceSchedules.cancelledAt,
      service: services.name,
      isCourse: serviceGroups.isCourse,
    })
    .from(serviceSchedules)
    .innerJoin(
      serviceGroups,
      and(eq(serviceGroups.businessId, serviceSchedules.businessId), eq(serviceGroups.id, serviceSchedules.groupId)),
    )
    .innerJoin(
      services,
      and(eq(services.businessId, serviceGroups.businessId), eq(services.id, serviceGroups.serviceId)),
    )
    .where(and(eq(serviceSchedules.businessId, businessId), eq(serviceSchedules.id, id)));
  return row ?? null;
}

/** The guests with a seat on a date, by name. */
export function listSeated(db: Db, businessId: number, scheduleId: number) {
  return db
    .select({
      appointmentId: appointments.id,
      guestId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      seats: seatClaims.seats,
      status: appointments.status,
      arrivedAt: appointments.arrivedAt,
      attendance: seatClaims.attendance,
      mobile: users.mobile,
      hasMail: sql<boolean>`coalesce(${users.email}, ${users.contactEmail}) is not null`,
      dates: sql<number>`(select count(*)::int from seat_claims c join appointment_lines l
        on l.business_id = c.business_id and l.id = c.line_id
        where l.business_id = ${appointments.businessId} and l.appointment_id = ${appointments.id})`,
      guestStatus: guestStatuses.status,
    })
    .from(seatClaims)
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
    .leftJoin(guestStatuses, statusOfGuest)
    .where(
      and(
        eq(seatClaims.businessId, businessId),
        eq(seatClaims.scheduleId, scheduleId),
        notInArray(appointments.status, [...HIDDEN]),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(seatClaims.id));
}
