import {
  appointmentLines,
  appointments,
  businesses,
  clientDetails,
  seatClaims,
  serviceGroups,
  servicePricings,
  serviceSchedules,
  services,
  users,
} from '@thyme/db/schema';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { DateKey } from './seats-store.ts';

/** The dates of the class that a date belongs to, with the price per guest. */
export function listDates(db: Db, { businessId, id }: DateKey) {
  const group = db
    .select({ id: serviceSchedules.groupId })
    .from(serviceSchedules)
    .where(and(eq(serviceSchedules.businessId, businessId), eq(serviceSchedules.id, id)));
  return db
    .select({
      id: serviceSchedules.id,
      startsAt: serviceSchedules.startsAt,
      seats: serviceSchedules.seats,
      seatsTaken: serviceSchedules.seatsTaken,
      isCourse: serviceGroups.isCourse,
      isRepeated: sql<boolean>`${serviceGroups.groupType} = 'repeated'`,
      service: services.name,
      pricingId: sql<number>`(select p.id from ${servicePricings} p where p.business_id = ${services.businessId}
        and p.service_id = ${services.id} and p.active order by p.position, p.id limit 1)`,
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
    .where(
      and(
        eq(serviceSchedules.businessId, businessId),
        inArray(serviceSchedules.groupId, group),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt));
}

const ofLine = and(eq(appointmentLines.businessId, seatClaims.businessId), eq(appointmentLines.id, seatClaims.lineId));
const ofAppointment = and(
  eq(appointments.businessId, appointmentLines.businessId),
  eq(appointments.id, appointmentLines.appointmentId),
);

export async function isSeated(db: Db, { businessId, id }: DateKey, guestId: number): Promise<boolean> {
  const rows = await db
    .select({ id: seatClaims.id })
    .from(seatClaims)
    .innerJoin(appointmentLines, ofLine)
    .innerJoin(appointments, ofAppointment)
    .where(and(eq(seatClaims.businessId, businessId), eq(seatClaims.scheduleId, id), eq(appointments.userId, guestId)))
    .limit(1);
  return rows.length > 0;
}

/** The guests of a date who have an email address. */
export function listRecipients(db: Db, { businessId, id }: DateKey) {
  return db
    .selectDistinct({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`,
      isRegistered: sql<boolean>`${users.email} is not null`,
      wantsMail: clientDetails.emailNotification,
      appointmentId: appointments.id,
    })
    .from(seatClaims)
    .innerJoin(appointmentLines, ofLine)
    .innerJoin(appointments, ofAppointment)
    .innerJoin(users, eq(users.id, appointments.userId))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(
      and(
        eq(seatClaims.businessId, businessId),
        eq(seatClaims.scheduleId, id),
        inArray(appointments.status, ['New', 'Accept', 'Reschedule', 'Completed', 'No Show']),
      ),
    )
    .orderBy(asc(users.id));
}

/** How guests can contact the shop: its phone number, otherwise its email address. */
export async function findShopContact(db: Db, businessId: number): Promise<string> {
  const [row] = await db
    .select({ phone: businesses.phone, email: businesses.email, name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return row?.phone ?? row?.email ?? '';
}
