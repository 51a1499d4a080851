import {
  appointmentLines,
  appointments,
  businesses,
  businessMembers,
  chairs,
  clientDetails,
  pictures,
  seatClaims,
  serviceSchedules,
  users,
  videoRooms,
} from '@thyme/db/schema';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { reachedBy } from '../../access/index.ts';
import { listGoodsOf } from '../../sales/index.ts';

export interface AppointmentKey {
  businessId: number;
  appointmentId: number;
}

const isKey = ({ businessId, appointmentId }: AppointmentKey): SQL | undefined =>
  and(eq(appointments.businessId, businessId), eq(appointments.id, appointmentId));

/** Unregistered guests may have a contact address without an account. */
const mailbox = sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`;

/** Everything that a message about an appointment may mention. */
export async function findAppointment(db: Db, key: AppointmentKey) {
  const [row] = await db
    .select({
      appointment: appointments,
      guest: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: mailbox,
        account: users.email,
      },
      wantsMail: clientDetails.emailNotification,
      business: {
        id: businesses.id,
        name: businesses.name,
        slug: businesses.slug,
        location: businesses.location,
        zone: businesses.zone,
        country: businesses.country,
        email: businesses.email,
        phone: businesses.phone,
        vatNumber: businesses.vatNumber,
        guestMoves: businesses.guestMoves,
      },
      picture: { folder: pictures.folder, name: pictures.name, alt: pictures.alt },
      ownerId: sql<
        number | null
      >`(select m.user_id from ${businessMembers} m where m.business_id = ${businesses.id} and m.role = 'owner')`,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .leftJoin(pictures, eq(pictures.id, businesses.thumbnailId))
    .where(isKey(key));
  if (!row) return null;
  return {
    ...row,
    lines: await listAppointmentLines(db, key),
    goods: await listGoodsOf(db, key),
    dates: await listSeatDates(db, key),
    call: row.appointment.kind === 'visit' ? await findCall(db, key) : null,
  };
}

export type AppointmentRecord = NonNullable<Awaited<ReturnType<typeof findAppointment>>>;

function listAppointmentLines(db: Db, { businessId, appointmentId }: AppointmentKey) {
  return db
    .select({
      pricingId: appointmentLines.pricingId,
      name: appointmentLines.serviceName,
      minutes: appointmentLines.durationMinutes,
      startsAt: appointmentLines.startsAt,
      price: appointmentLines.price,
      specialPrice: appointmentLines.specialPrice,
      isGroup: appointmentLines.isGroup,
      person: chairs.person,
      personChosen: appointmentLines.personChosen,
    })
    .from(appointmentLines)
    .leftJoin(chairs, and(eq(chairs.businessId, appointmentLines.businessId), eq(chairs.id, appointmentLines.chairId)))
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)))
    .orderBy(asc(appointmentLines.position), asc(appointmentLines.id));
}

/** The guest's booked dates of a class or course. */
export function listSeatDates(db: Db, { businessId, appointmentId }: AppointmentKey) {
  return db
    .select({ startsAt: serviceSchedules.startsAt, endsAt: serviceSchedules.endsAt })
    .from(appointmentLines)
    .innerJoin(
      seatClaims,
      and(eq(seatClaims.businessId, appointmentLines.businessId), eq(seatClaims.lineId, appointmentLines.id)),
    )
    .innerJoin(
      serviceSchedules,
      and(eq(serviceSchedules.businessId, seatClaims.businessId), eq(serviceSchedules.id, seatClaims.scheduleId)),
    )
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)))
    .orderBy(asc(serviceSchedules.startsAt));
}

/** The call that a shop requires before a first appointment, including one that has ended. */
async function findCall(db: Db, { businessId, appointmentId }: AppointmentKey) {
  const [room] = await db
    .select({ startsAt: videoRooms.startsAt, endsAt: videoRooms.endsAt, endedAt: videoRooms.endedAt })
    .from(videoRooms)
    .where(and(eq(videoRooms.businessId, businessId), eq(videoRooms.appointmentId, appointmentId)))
    .orderBy(sql`${videoRooms.endedAt} is not null`, desc(videoRooms.createdAt))
    .limit(1);
  return room ?? null;
}

/** Members besides the owner who can access an appointment; each has their own notifications. */
export async function listStaff(db: Db, { businessId, id }: { businessId: number; id: number }): Promise<number[]> {
  const rows = await db
    .select({ userId: businessMembers.userId })
    .from(businessMembers)
    .innerJoin(appointments, and(eq(appointments.businessId, businessMembers.businessId), eq(appointments.id, id)))
    .where(
      and(
        eq(businessMembers.businessId, businessId),
        ne(businessMembers.role, 'owner'),
        reachedBy(businessMembers.userId),
      ),
    )
    .orderBy(asc(businessMembers.userId));
  return rows.map(({ userId }) => userId);
}
