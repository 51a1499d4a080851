import {
  appointmentLines,
  appointments,
  chairPricings,
  chairs,
  guestStatuses,
  rescheduleOptions,
  rescheduleProposals,
  servicePricings,
  users,
  videoRooms,
} from '@thyme/db/schema';
import { and, asc, desc, eq, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { openProposal, servicesInWords, statusOfGuest } from './appointment-joins-store.ts';

/** An appointment with the guest's details that the desk needs; the address is left out. */
export async function findAppointment(db: Db, id: number) {
  const [row] = await db
    .select({
      appointment: appointments,
      guest: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        mobile: users.mobile,
        email: sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`,
      },
      guestStatus: {
        status: guestStatuses.status,
        block: guestStatuses.block,
        warnedAt: guestStatuses.warnedAt,
        note: guestStatuses.note,
        allergies: guestStatuses.allergies,
        tags: guestStatuses.tags,
        isNameless: guestStatuses.isNameless,
      },
      proposal: rescheduleProposals,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .leftJoin(guestStatuses, statusOfGuest)
    .leftJoin(rescheduleProposals, openProposal)
    .where(and(eq(appointments.id, id), notInArray(appointments.status, ['Held', 'Lapsed'])));
  return row ?? null;
}

export type FoundAppointment = NonNullable<Awaited<ReturnType<typeof findAppointment>>>;

export interface AppointmentKey {
  businessId: number;
  id: number;
}

export function listLines(db: Db, { businessId, id }: AppointmentKey) {
  return db
    .select({
      id: appointmentLines.id,
      pricingId: appointmentLines.pricingId,
      chairId: appointmentLines.chairId,
      service: appointmentLines.serviceName,
      startsAt: appointmentLines.startsAt,
      minutes: appointmentLines.durationMinutes,
      price: appointmentLines.price,
      specialPrice: appointmentLines.specialPrice,
      isGroup: appointmentLines.isGroup,
      isCourse: appointmentLines.isCourse,
      listPrice: sql<
        number | null
      >`case when ${chairPricings.price} is not null then ${chairPricings.price} when ${servicePricings.specialPrice} > 0 then ${servicePricings.specialPrice} else ${servicePricings.price} end`.mapWith(
        Number,
      ),
      chair: chairs.name,
      person: chairs.person,
    })
    .from(appointmentLines)
    .leftJoin(
      servicePricings,
      and(
        eq(servicePricings.businessId, appointmentLines.businessId),
        eq(servicePricings.id, appointmentLines.pricingId),
        eq(servicePricings.active, true),
      ),
    )
    .leftJoin(
      chairPricings,
      and(
        eq(chairPricings.businessId, appointmentLines.businessId),
        eq(chairPricings.chairId, appointmentLines.chairId),
        eq(chairPricings.pricingId, servicePricings.id),
      ),
    )
    .leftJoin(
      chairs,
      and(
        eq(chairs.businessId, appointmentLines.businessId),
        // A class takes place in the room of its date.
        sql`${chairs.id} = coalesce(${appointmentLines.chairId}, (select o.chair_id from occupancies o
          where o.business_id = ${appointmentLines.businessId} and o.schedule_id = ${appointmentLines.scheduleId} limit 1))`,
      ),
    )
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, id)))
    .orderBy(asc(appointmentLines.startsAt), asc(appointmentLines.position), asc(appointmentLines.id));
}

/** The rest of a group, in the order of its guests. */
export function listTogether(db: Db, { businessId, id, saleId }: AppointmentKey & { saleId: number | null }) {
  return db
    .select({
      id: appointments.id,
      companion: appointments.companion,
      status: appointments.status,
      startsAt: appointments.startsAt,
      services: servicesInWords,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.saleId, saleId ?? 0),
        isNotNull(appointments.groupPlace),
        ne(appointments.id, id),
        notInArray(appointments.status, ['Held', 'Lapsed']),
      ),
    )
    .orderBy(asc(appointments.groupPlace));
}

export async function listOptions(db: Db, { businessId, id }: AppointmentKey): Promise<number[]> {
  const rows = await db
    .select({ startsAt: rescheduleOptions.startsAt })
    .from(rescheduleOptions)
    .where(and(eq(rescheduleOptions.businessId, businessId), eq(rescheduleOptions.proposalId, id)))
    .orderBy(asc(rescheduleOptions.position));
  return rows.map(({ startsAt }) => startsAt);
}

/** The newest call of an appointment. */
export async function findCall(db: Db, { businessId, id }: AppointmentKey) {
  const [room] = await db
    .select()
    .from(videoRooms)
    .where(and(eq(videoRooms.businessId, businessId), eq(videoRooms.appointmentId, id)))
    .orderBy(sql`${videoRooms.endedAt} is not null`, desc(videoRooms.createdAt))
    .limit(1);
  return room ?? null;
}

/** How often a guest came, missed, or cancelled late enough to be charged. */
export async function countAppointments(db: Db, businessId: number, userId: number) {
  const [row] = await db
    .select({
      came: sql<number>`count(*) filter (where ${appointments.status} = 'Completed')::int`,
      missed: sql<number>`count(*) filter (where ${appointments.status} = 'No Show')::int`,
      cancelledLate: sql<number>`count(*) filter (where ${appointments.status} = 'Cancelled' and ${appointments.cancelledBy} = 'guest' and ${appointments.cancellationFee} > 0)::int`,
    })
    .from(appointments)
    .where(
      and(eq(appointments.businessId, businessId), eq(appointments.userId, userId), eq(appointments.kind, 'visit')),
    );
  return row ?? { came: 0, missed: 0, cancelledLate: 0 };
}

/** False if the appointment is over or the value is already set. */
export async function setArrived(
  db: Db,
  { businessId, id }: AppointmentKey,
  arrivedAt: number | null,
): Promise<boolean> {
  const rows = await db
    .update(appointments)
    .set({ arrivedAt, version: sql`${appointments.version} + 1` })
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.id, id),
        sql`${appointments.status} in ('New', 'Reschedule', 'Accept')`,
      ),
    )
    .returning({ id: appointments.id });
  return rows.length > 0;
}
