import {
  appointmentLines,
  appointments,
  holds,
  occupancies,
  rescheduleOptions,
  serviceGroups,
  serviceSchedules,
  services,
  timeBlocks,
  users,
  videoRooms,
} from '@thyme/db/schema';
import type { Instant } from '@thyme/domain/time';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';

const guest = alias(users, 'guest');
const caller = alias(users, 'caller');
const holder = alias(users, 'holder');

const sameShop = (id: SQL | undefined, table: { businessId: AnyPgColumn }) =>
  and(eq(table.businessId, occupancies.businessId), id);

export interface Excepted {
  appointmentId: number;
  proposalId: number | null;
}

export interface TakenQuestion {
  businessId: number;
  chairIds: readonly number[];
  from: Instant;
  to: Instant;
  now: Instant;
  /** Appointments whose occupancies, and holds of open proposals, count as free. */
  except: readonly Excepted[];
}

/** Everything that occupies these chairs between two instants, with its name. */
export function listTaken(db: Db, { businessId, chairIds, from, to, now, except }: TakenQuestion) {
  return db
    .select({
      id: occupancies.id,
      chairId: occupancies.chairId,
      startsAt: occupancies.startsAt,
      busyUntil: occupancies.endsAt,
      appointmentId: appointmentLines.appointmentId,
      minutes: appointmentLines.durationMinutes,
      guest: sql<string | null>`trim(${guest.firstName} || ' ' || ${guest.lastName})`,
      holdId: holds.id,
      purpose: holds.purpose,
      holder: holder.firstName,
      scheduleId: occupancies.scheduleId,
      className: services.name,
      roomId: occupancies.roomId,
      caller: sql<string | null>`trim(${caller.firstName} || ' ' || ${caller.lastName})`,
      blockId: occupancies.timeBlockId,
      blockNote: timeBlocks.note,
    })
    .from(occupancies)
    .leftJoin(appointmentLines, sameShop(eq(appointmentLines.id, occupancies.lineId), appointmentLines))
    .leftJoin(appointments, sameShop(eq(appointments.id, appointmentLines.appointmentId), appointments))
    .leftJoin(guest, eq(guest.id, appointments.userId))
    .leftJoin(holds, sameShop(eq(holds.id, occupancies.holdId), holds))
    .leftJoin(holder, eq(holder.id, holds.userId))
    .leftJoin(serviceSchedules, sameShop(eq(serviceSchedules.id, occupancies.scheduleId), serviceSchedules))
    .leftJoin(serviceGroups, sameShop(eq(serviceGroups.id, serviceSchedules.groupId), serviceGroups))
    .leftJoin(services, sameShop(eq(services.id, serviceGroups.serviceId), services))
    .leftJoin(videoRooms, sameShop(eq(videoRooms.id, occupancies.roomId), videoRooms))
    .leftJoin(caller, eq(caller.id, videoRooms.guestId))
    .leftJoin(timeBlocks, sameShop(eq(timeBlocks.id, occupancies.timeBlockId), timeBlocks))
    .where(
      and(
        eq(occupancies.businessId, businessId),
        inArray(occupancies.chairId, [...chairIds]),
        lt(occupancies.startsAt, to),
        gt(occupancies.endsAt, from),
        or(isNull(holds.id), gt(holds.expiresAt, now)),
        ...except.map((one) => notOf(db, businessId, one)),
      ),
    )
    .orderBy(asc(occupancies.startsAt), asc(occupancies.id));
}

export type TakenRow = Awaited<ReturnType<typeof listTaken>>[number];

function notOf(db: Db, businessId: number, { appointmentId, proposalId }: Excepted) {
  const options = db
    .select({ id: rescheduleOptions.holdId })
    .from(rescheduleOptions)
    .where(and(eq(rescheduleOptions.businessId, businessId), eq(rescheduleOptions.proposalId, proposalId ?? 0)));
  return and(
    or(isNull(appointmentLines.appointmentId), ne(appointmentLines.appointmentId, appointmentId)),
    // A call before an appointment has its own time; a consultation has no other.
    sql`not (${videoRooms.appointmentId} is not null and ${videoRooms.appointmentId} = ${appointmentId}
      and exists (select from ${appointments} c where c.business_id = ${businessId} and c.id = ${appointmentId} and c.kind = 'consultation'))`,
    proposalId === null ? undefined : or(isNull(holds.id), sql`${holds.id} not in ${options}`),
  );
}
