import {
  appointmentLines,
  appointments,
  businesses,
  chairs,
  occupancies,
  serviceGroups,
  serviceSchedules,
  services,
  users,
  videoRooms,
} from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface EntriesOf {
  businessId: number;
  /** Null for everyone's. */
  chairId: number | null;
  from: number;
  to: number;
}

const MOST = 2_000;
const SHOWN = ['New', 'Reschedule', 'Accept', 'Completed'] as const;

const lineEnd = sql<number>`extract(epoch from max(${appointmentLines.startsAt}
  + make_interval(mins => ${appointmentLines.durationMinutes})))::float8`;

/** Appointments, one row per person who serves in it. */
export function listAppointments(db: Db, { businessId, chairId, from, to }: EntriesOf) {
  return db
    .select({
      id: appointments.id,
      chairId: chairs.id,
      chair: chairs.name,
      startsAt: sql<number>`extract(epoch from min(${appointmentLines.startsAt}))::float8`,
      endsAt: lineEnd,
      services: sql<string>`string_agg(${appointmentLines.serviceName}, ', ' order by ${appointmentLines.startsAt}, ${appointmentLines.id})`,
      status: appointments.status,
      updatedAt: appointments.updatedAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(appointmentLines)
    .innerJoin(
      appointments,
      and(
        eq(appointments.businessId, appointmentLines.businessId),
        eq(appointments.id, appointmentLines.appointmentId),
      ),
    )
    .innerJoin(chairs, and(eq(chairs.businessId, appointmentLines.businessId), eq(chairs.id, appointmentLines.chairId)))
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(
      and(
        eq(appointmentLines.businessId, businessId),
        eq(appointmentLines.isGroup, false),
        gt(appointmentLines.startsAt, from),
        lt(appointmentLines.startsAt, to),
        inArray(appointments.status, [...SHOWN]),
        chairId === null ? undefined : eq(appointmentLines.chairId, chairId),
      ),
    )
    .groupBy(appointments.businessId, appointments.id, chairs.businessId, chairs.id, users.id)
    .orderBy(asc(sql`min(${appointmentLines.startsAt})`), asc(appointments.id))
    .limit(MOST);
}

/** Class dates in a person's column. */
export function listClasses(db: Db, { businessId, chairId, from, to }: EntriesOf) {
  return db
    .select({
      id: serviceSchedules.id,
      chairId: chairs.id,
      chair: chairs.name,
      startsAt: serviceSchedules.startsAt,
      endsAt: serviceSchedules.endsAt,
      name: services.name,
      seats: serviceSchedules.seats,
      taken: serviceSchedules.seatsTaken,
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
    .innerJoin(
      occupancies,
      and(eq(occupancies.businessId, serviceSchedules.businessId), eq(occupancies.scheduleId, serviceSchedules.id)),
    )
    .innerJoin(
      chairs,
      and(eq(chairs.businessId, occupancies.businessId), eq(chairs.id, occupancies.chairId), isNull(chairs.resourceId)),
    )
    .where(
      and(
        eq(serviceSchedules.businessId, businessId),
        isNull(serviceSchedules.cancelledAt),
        gt(serviceSchedules.startsAt, from),
        lt(serviceSchedules.startsAt, to),
        chairId === null ? undefined : eq(occupancies.chairId, chairId),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt))
    .limit(MOST);
}

/** Video calls in a person's column. */
export function listCalls(db: Db, { businessId, chairId, from, to }: EntriesOf) {
  return db
    .select({
      id: videoRooms.appointmentId,
      chairId: chairs.id,
      startsAt: videoRooms.startsAt,
      endsAt: videoRooms.endsAt,
      updatedAt: appointments.updatedAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(videoRooms)
    .innerJoin(
      appointments,
      and(eq(appointments.businessId, videoRooms.businessId), eq(appointments.id, videoRooms.appointmentId)),
    )
    .innerJoin(users, eq(users.id, videoRooms.guestId))
    .innerJoin(
      occupancies,
      and(eq(occupancies.businessId, videoRooms.businessId), eq(occupancies.roomId, videoRooms.id)),
    )
    .innerJoin(chairs, and(eq(chairs.businessId, occupancies.businessId), eq(chairs.id, occupancies.chairId)))
    .where(
      and(
        eq(videoRooms.businessId, businessId),
        gt(videoRooms.startsAt, from),
        lt(videoRooms.startsAt, to),
        inArray(appointments.status, [...SHOWN]),
        chairId === null ? undefined : eq(occupancies.chairId, chairId),
      ),
    )
    .orderBy(asc(videoRooms.startsAt))
    .limit(MOST);
}

export async function findShop(db: Db, businessId: number) {
  const [row] = await db
    .select({ name: businesses.name, location: businesses.location, zone: businesses.zone, slug: businesses.slug })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return row ?? null;
}
