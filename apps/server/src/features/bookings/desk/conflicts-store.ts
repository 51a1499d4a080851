import {
  appointmentLines,
  appointments,
  chairs,
  seatClaims,
  servicePricings,
  serviceSchedules,
  services,
  users,
  videoRooms,
} from '@thyme/db/schema';
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

const LIVE = ['New', 'Accept', 'Reschedule'] as const;

const guest = {
  appointmentId: appointments.id,
  firstName: users.firstName,
  lastName: users.lastName,
  companion: appointments.companion,
  groupPlace: appointments.groupPlace,
};

const offered = sql<boolean>`${servicePricings.active} and ${services.active}`;

const isAppointment = and(
  eq(appointments.businessId, appointmentLines.businessId),
  eq(appointments.id, appointmentLines.appointmentId),
);
const isPricing = and(
  eq(servicePricings.businessId, appointmentLines.businessId),
  eq(servicePricings.id, appointmentLines.pricingId),
);
const isService = and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId));

/** Upcoming single appointments, one row per service. */
export function listComingLines(db: Db, businessId: number, now: number) {
  return db
    .select({
      ...guest,
      service: appointmentLines.serviceName,
      start: appointmentLines.startsAt,
      minutes: appointmentLines.durationMinutes,
      chairId: appointmentLines.chairId,
      hasChair: chairs.active,
      isOffered: offered,
    })
    .from(appointmentLines)
    .innerJoin(appointments, isAppointment)
    .innerJoin(users, eq(users.id, appointments.userId))
    .innerJoin(servicePricings, isPricing)
    .innerJoin(services, isService)
    .leftJoin(chairs, and(eq(chairs.businessId, appointmentLines.businessId), eq(chairs.id, appointmentLines.chairId)))
    .where(
      and(
        eq(appointmentLines.businessId, businessId),
        eq(appointmentLines.isGroup, false),
        gt(appointmentLines.startsAt, now),
        inArray(appointments.status, [...LIVE]),
      ),
    )
    .orderBy(asc(appointmentLines.startsAt), asc(appointmentLines.id));
}

/** Upcoming dates of classes and courses, one row per taken seat. */
export function listComingSeats(db: Db, businessId: number, now: number) {
  return db
    .select({
      ...guest,
      service: appointmentLines.serviceName,
      scheduleId: serviceSchedules.id,
      seats: seatClaims.seats,
      claimId: seatClaims.id,
      start: serviceSchedules.startsAt,
      end: serviceSchedules.endsAt,
      cancelledAt: serviceSchedules.cancelledAt,
      isOffered: offered,
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
    .innerJoin(appointments, isAppointment)
    .innerJoin(users, eq(users.id, appointments.userId))
    .innerJoin(servicePricings, isPricing)
    .innerJoin(services, isService)
    .where(
      and(
        eq(seatClaims.businessId, businessId),
        gt(serviceSchedules.startsAt, now),
        inArray(appointments.status, [...LIVE]),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt), asc(seatClaims.id));
}

/** Calls that are appointments of their own. */
export function listComingCalls(db: Db, businessId: number, now: number) {
  return db
    .select({ ...guest, start: videoRooms.startsAt, end: videoRooms.endsAt })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .innerJoin(
      videoRooms,
      and(eq(videoRooms.businessId, appointments.businessId), eq(videoRooms.appointmentId, appointments.id)),
    )
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.kind, 'consultation'),
        gt(videoRooms.startsAt, now),
        inArray(appointments.status, [...LIVE]),
      ),
    )
    .orderBy(asc(videoRooms.startsAt));
}

/** Whether an upcoming appointment exists. */
export async function hasUpcoming(db: Db, businessId: number, now: number): Promise<boolean> {
  const [row] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        gt(appointments.endsAt, now),
        inArray(appointments.status, [...LIVE, 'Held']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** How many dates of a class or course an appointment has, past ones included. */
export async function countDates(db: Db, key: { businessId: number; appointmentId: number }): Promise<number> {
  const [row] = await db
    .select({ dates: count() })
    .from(seatClaims)
    .innerJoin(
      appointmentLines,
      and(eq(appointmentLines.businessId, seatClaims.businessId), eq(appointmentLines.id, seatClaims.lineId)),
    )
    .where(and(eq(appointmentLines.businessId, key.businessId), eq(appointmentLines.appointmentId, key.appointmentId)));
  return row?.dates ?? 0;
}
