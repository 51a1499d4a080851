import {
  appointmentLines,
  appointments,
  blockedDates,
  chairs,
  closedDates,
  guestStatuses,
  holds,
  occupancies,
  rescheduleProposals,
  serviceGroups,
  serviceSchedules,
  services,
  timeBlocks,
  users,
  videoRooms,
  workHours,
} from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import { and, asc, between, eq, gt, gte, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { reachedBy } from '../../../access/index.ts';
import { firstProposedTime, HIDDEN, openProposal, servicesInWords, statusOfGuest } from '../appointment-joins-store.ts';

export function listChairs(db: Db, businessId: number) {
  const { id, name, person, active, portraitId } = chairs;
  return db
    .select({ id, name, person, active, portraitId })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), isNull(chairs.resourceId)))
    .orderBy(asc(chairs.position), asc(chairs.id));
}

/** The weekly hours; a chair's own rows replace the shop's. */
export function listHours(db: Db, businessId: number) {
  return db
    .select({
      chairId: workHours.chairId,
      weekday: workHours.weekday,
      from: workHours.startMinute,
      to: workHours.endMinute,
      week: workHours.week,
      date: workHours.date,
    })
    .from(workHours)
    .where(eq(workHours.businessId, businessId))
    .orderBy(asc(workHours.weekday), asc(workHours.startMinute));
}

/** Closed and blocked dates. */
export async function listShutDays(db: Db, businessId: number, days: { from: string; to: string }) {
  const [closed, blocked] = await Promise.all([
    db
      .select({ date: closedDates.date, reason: closedDates.reason })
      .from(closedDates)
      .where(and(eq(closedDates.businessId, businessId), between(closedDates.date, days.from, days.to))),
    db
      .select({ date: blockedDates.date, reason: blockedDates.reason })
      .from(blockedDates)
      .where(and(eq(blockedDates.businessId, businessId), between(blockedDates.date, days.from, days.to))),
  ]);
  return [
    ...closed.map((day) => ({ ...day, kind: 'closed' as const })),
    ...blocked.map((day) => ({ ...day, kind: 'blocked' as const })),
  ];
}

/** Single appointments, one row per service. */
export function listAppointmentLines(db: Db, businessId: number, { from, to }: Span) {
  return db
    .select({
      lineId: appointmentLines.id,
      appointmentId: appointments.id,
      chairId: appointmentLines.chairId,
      startsAt: appointmentLines.startsAt,
      minutes: appointmentLines.durationMinutes,
      service: appointmentLines.serviceName,
      status: appointments.status,
      arrivedAt: appointments.arrivedAt,
      lateMinutes: appointments.lateMinutes,
      total: appointments.totalAmount,
      groupPlace: appointments.groupPlace,
      companion: appointments.companion,
      guestId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      guestStatus: guestStatuses.status,
      proposalExpiresAt: rescheduleProposals.autoAcceptAt,
      proposedBy: rescheduleProposals.proposedBy,
      proposedTime: firstProposedTime,
    })
    .from(appointmentLines)
    .innerJoin(
      appointments,
      and(
        eq(appointments.businessId, appointmentLines.businessId),
        eq(appointments.id, appointmentLines.appointmentId),
      ),
    )
    .innerJoin(users, eq(users.id, appointments.userId))
    .leftJoin(guestStatuses, statusOfGuest)
    .leftJoin(rescheduleProposals, openProposal)
    .where(
      and(
        eq(appointmentLines.businessId, businessId),
        gte(appointmentLines.startsAt, from),
        lt(appointmentLines.startsAt, to),
        eq(appointmentLines.isGroup, false),
        notInArray(appointments.status, [...HIDDEN]),
      ),
    )
    .orderBy(asc(appointmentLines.startsAt), asc(appointmentLines.id));
}

/** Dates of classes and courses, with their chair if they use one. */
export function listClassDates(db: Db, businessId: number, { from, to }: Span) {
  return db
    .select({
      scheduleId: serviceSchedules.id,
      startsAt: serviceSchedules.startsAt,
      endsAt: serviceSchedules.endsAt,
      seats: serviceSchedules.seats,
      seatsTaken: serviceSchedules.seatsTaken,
      service: services.name,
      isCourse: serviceGroups.isCourse,
      chairId: sql<number | null>`(select ${occupancies.chairId} from ${occupancies}
        join ${chairs} on ${chairs.businessId} = ${occupancies.businessId} and ${chairs.id} = ${occupancies.chairId}
        where ${occupancies.businessId} = ${serviceSchedules.businessId}
          and ${occupancies.scheduleId} = ${serviceSchedules.id} and ${chairs.resourceId} is null limit 1)`,
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
        gte(serviceSchedules.startsAt, from),
        lt(serviceSchedules.startsAt, to),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt), asc(serviceSchedules.id));
}

export function listCalls(db: Db, businessId: number, { from, to }: Span) {
  return db
    .select({
      roomId: videoRooms.id,
      appointmentId: videoRooms.appointmentId,
      startsAt: videoRooms.startsAt,
      endsAt: videoRooms.endsAt,
      endedAt: videoRooms.endedAt,
      guestJoinedAt: videoRooms.guestJoinedAt,
      guestId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      chairId: sql<number | null>`(select ${occupancies.chairId} from ${occupancies}
        where ${occupancies.businessId} = ${videoRooms.businessId} and ${occupancies.roomId} = ${videoRooms.id} limit 1)`,
    })
    .from(videoRooms)
    .innerJoin(users, eq(users.id, videoRooms.guestId))
    .innerJoin(
      appointments,
      and(eq(appointments.businessId, videoRooms.businessId), eq(appointments.id, videoRooms.appointmentId)),
    )
    .where(
      and(
        eq(videoRooms.businessId, businessId),
        gte(videoRooms.startsAt, from),
        lt(videoRooms.startsAt, to),
        notInArray(appointments.status, [...HIDDEN]),
      ),
    )
    .orderBy(asc(videoRooms.startsAt));
}

export function listBlocks(db: Db, businessId: number, { from, to }: Span) {
  return db
    .select({
      blockId: timeBlocks.id,
      note: timeBlocks.note,
      chairId: occupancies.chairId,
      startsAt: occupancies.startsAt,
      endsAt: occupancies.endsAt,
    })
    .from(occupancies)
    .innerJoin(
      timeBlocks,
      and(eq(timeBlocks.businessId, occupancies.businessId), eq(timeBlocks.id, occupancies.timeBlockId)),
    )
    .where(and(eq(occupancies.businessId, businessId), gte(occupancies.startsAt, from), lt(occupancies.startsAt, to)))
    .orderBy(asc(occupancies.startsAt));
}

/** The end of a hold without clean-up time, which occupancies include. */
const heldUntil = sql<number>`extract(epoch from least(${occupancies.endsAt}, coalesce(
  ${appointmentLines.startsAt} + make_interval(mins => ${appointmentLines.durationMinutes}),
  (select f.ends_at from waiting_list_offers f where f.business_id = ${holds.businessId} and f.hold_id = ${holds.id} limit 1),
  (select p.starts_at + (a.ends_at - a.starts_at) from reschedule_options p
    join reschedule_proposals r on r.business_id = p.business_id and r.id = p.proposal_id
    join appointments a on a.business_id = r.business_id and a.id = r.appointment_id
    where p.business_id = ${holds.businessId} and p.hold_id = ${holds.id} limit 1),
  ${occupancies.endsAt})))::float8`;

/** Held times: while a guest pays, for a proposal, or for a guest on the waiting list. */
export function listHolds(db: Db, businessId: number, { from, to }: Span, now: number) {
  return db
    .select({
      holdId: holds.id,
      purpose: holds.purpose,
      expiresAt: holds.expiresAt,
      chairId: occupancies.chairId,
      startsAt: occupancies.startsAt,
      endsAt: heldUntil,
      firstName: users.firstName,
      service: appointmentLines.serviceName,
    })
    .from(occupancies)
    .innerJoin(holds, and(eq(holds.businessId, occupancies.businessId), eq(holds.id, occupancies.holdId)))
    .innerJoin(users, eq(users.id, holds.userId))
    .leftJoin(
      appointmentLines,
      and(eq(appointmentLines.businessId, occupancies.businessId), eq(appointmentLines.id, occupancies.lineId)),
    )
    .where(
      and(
        eq(occupancies.businessId, businessId),
        gte(occupancies.startsAt, from),
        lt(occupancies.startsAt, to),
        gt(holds.expiresAt, now),
        // Rooms have a separate page.
        sql`not exists (select from ${chairs} where ${chairs.businessId} = ${occupancies.businessId}
          and ${chairs.id} = ${occupancies.chairId} and ${chairs.resourceId} is not null)`,
      ),
    )
    .orderBy(asc(occupancies.startsAt));
}

const LONGEST_LINE = sql`interval '12 hours'`;
const endOf = (line: 'l' | 'o') =>
  sql`${sql.raw(line)}.starts_at + make_interval(mins => ${sql.raw(line)}.duration_minutes)`;

/** A guest whose appointment overlaps on the same chair, which only an override by the shop can cause. */
const overlappingGuest = sql<string | null>`(select g.first_name from appointment_lines l
  join appointment_lines o on o.business_id = l.business_id and o.chair_id = l.chair_id
    and o.appointment_id <> l.appointment_id and o.starts_at > l.starts_at - ${LONGEST_LINE}
    and o.starts_at < ${endOf('l')} and ${endOf('o')} > l.starts_at and not o.is_group
  join appointments b on b.business_id = o.business_id and b.id = o.appointment_id
    and b.status in ('New', 'Reschedule', 'Accept')
  join users g on g.id = b.user_id
  where l.business_id = ${appointments}.business_id and l.appointment_id = ${appointments}.id and not l.is_group limit 1)`;

/** The day was closed after the booking. */
const onShutDay = sql<boolean>`exists (select from closed_dates d join businesses s on s.id = d.business_id
  where d.business_id = ${appointments}.business_id
    and d.date = (coalesce(to_timestamp(${firstProposedTime}), ${appointments}.starts_at) at time zone s.zone)::date)`;

/** Appointments that need a response: new bookings to accept, and guests' requests for another time. */
export function listToAnswer(db: Db, { businessId, memberId }: { businessId: number; memberId: number }, now: number) {
  return db
    .select({
      appointmentId: appointments.id,
      status: appointments.status,
      startsAt: appointments.startsAt,
      companion: appointments.companion,
      firstName: users.firstName,
      lastName: users.lastName,
      guestStatus: guestStatuses.status,
      proposalExpiresAt: rescheduleProposals.autoAcceptAt,
      proposedTime: firstProposedTime,
      service: servicesInWords,
      overlaps: overlappingGuest,
      isShut: onShutDay,
    })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.userId))
    .leftJoin(guestStatuses, statusOfGuest)
    .leftJoin(rescheduleProposals, and(openProposal, eq(rescheduleProposals.proposedBy, 'guest')))
    .where(
      and(
        eq(appointments.businessId, businessId),
        gt(appointments.startsAt, now),
        reachedBy(memberId),
        inArray(appointments.status, ['New', 'Reschedule']),
        sql`(${appointments.status} = 'New' or ${rescheduleProposals.id} is not null)`,
      ),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(50);
}
