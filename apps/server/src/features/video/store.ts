import { appointments, businesses, businessMembers, users, videoRooms, videoTickets } from '@thyme/db/schema';
import type { AppointmentStatus } from '@thyme/domain/bookings';
import { and, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { reachedBy } from '../access/index.ts';

export type Side = 'guest' | 'business';

export interface Room {
  businessId: number;
  id: string;
  appointmentId: number;
  guestId: number;
  startsAt: number;
  endsAt: number;
  isEnded: boolean;
  /** When the call's appointment starts. */
  appointmentAt: number;
  status: AppointmentStatus;
}

const roomFields = {
  businessId: videoRooms.businessId,
  id: videoRooms.id,
  appointmentId: videoRooms.appointmentId,
  guestId: videoRooms.guestId,
  startsAt: videoRooms.startsAt,
  endsAt: videoRooms.endsAt,
  isEnded: sql<boolean>`${videoRooms.endedAt} is not null`,
  appointmentAt: appointments.startsAt,
  status: appointments.status,
};

const ofAppointment = and(
  eq(appointments.businessId, videoRooms.businessId),
  eq(appointments.id, videoRooms.appointmentId),
);

/** The room as one of its two parties sees it; null for anyone else. */
export async function findRoomOf(
  db: Db,
  roomId: string,
  viewer: { id: number; kind: Side },
): Promise<(Room & { side: Side }) | null> {
  const rooms = db.select(roomFields).from(videoRooms).innerJoin(appointments, ofAppointment);
  const [room] =
    viewer.kind === 'guest'
      ? await rooms.where(and(eq(videoRooms.id, roomId), eq(videoRooms.guestId, viewer.id)))
      : await rooms.where(and(eq(videoRooms.id, roomId), reachedBy(viewer.id)));
  return room ? { ...room, side: viewer.kind } : null;
}

export interface Parties {
  business: { name: string; slug: string; zone: string };
  guest: { firstName: string; lastName: string };
  owner: { firstName: string; lastName: string } | null;
}

/** The names shown to both sides, from their accounts. */
export async function findParties(db: Db, room: Room): Promise<Parties | null> {
  const names = { firstName: users.firstName, lastName: users.lastName };
  const [business] = await db
    .select({ name: businesses.name, slug: businesses.slug, zone: businesses.zone })
    .from(businesses)
    .where(eq(businesses.id, room.businessId));
  const [guest] = await db.select(names).from(users).where(eq(users.id, room.guestId));
  const [owner] = await db
    .select(names)
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(and(eq(businessMembers.businessId, room.businessId), eq(businessMembers.role, 'owner')));
  return business && guest ? { business, guest, owner: owner ?? null } : null;
}

export async function findName(db: Db, userId: number): Promise<{ firstName: string; lastName: string } | null> {
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return person ?? null;
}

export async function insertTicket(db: Db, ticket: typeof videoTickets.$inferInsert): Promise<void> {
  await db.insert(videoTickets).values(ticket);
}

export interface Ticket extends Room {
  side: Side;
  userId: number;
  expiresAt: number;
}

export async function findTicket(db: Db, tokenHash: Buffer): Promise<Ticket | null> {
  const [ticket] = await db
    .select({ ...roomFields, side: videoTickets.side, userId: videoTickets.userId, expiresAt: videoTickets.expiresAt })
    .from(videoTickets)
    .innerJoin(
      videoRooms,
      and(eq(videoRooms.businessId, videoTickets.businessId), eq(videoRooms.id, videoTickets.roomId)),
    )
    .innerJoin(appointments, ofAppointment)
    .leftJoin(
      businessMembers,
      and(eq(businessMembers.businessId, videoTickets.businessId), eq(businessMembers.userId, videoTickets.userId)),
    )
    // Former members of the business lose access.
    .where(
      and(eq(videoTickets.tokenHash, tokenHash), or(eq(videoTickets.side, 'guest'), isNotNull(businessMembers.userId))),
    );
  return ticket ?? null;
}

/** Records when each side first joined. */
export async function markJoined(db: Db, room: Room & { side: Side }, now: number): Promise<void> {
  const column = room.side === 'guest' ? videoRooms.guestJoinedAt : videoRooms.businessJoinedAt;
  await db
    .update(videoRooms)
    .set(room.side === 'guest' ? { guestJoinedAt: now } : { businessJoinedAt: now })
    .where(and(eq(videoRooms.businessId, room.businessId), eq(videoRooms.id, room.id), isNull(column)));
}

/** False when it had already ended. */
export async function markEnded(db: Db, room: Room, endedBy: Side, now: number): Promise<boolean> {
  const ended = await db
    .update(videoRooms)
    .set({ endedAt: now, endedBy })
    .where(and(eq(videoRooms.businessId, room.businessId), eq(videoRooms.id, room.id), isNull(videoRooms.endedAt)))
    .returning({ id: videoRooms.id });
  return ended.length > 0;
}

/** False when it is open, or when another room has replaced it. */
export async function markReopened(db: Db, room: Room): Promise<boolean> {
  const others = alias(videoRooms, 'others');
  const reopened = await db
    .update(videoRooms)
    .set({ endedAt: null, endedBy: null })
    .where(
      and(
        eq(videoRooms.businessId, room.businessId),
        eq(videoRooms.id, room.id),
        isNotNull(videoRooms.endedAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(others)
            .where(
              and(
                eq(others.businessId, room.businessId),
                eq(others.appointmentId, room.appointmentId),
                isNull(others.endedAt),
              ),
            ),
        ),
      ),
    )
    .returning({ id: videoRooms.id });
  return reopened.length > 0;
}

export async function deleteExpiredTickets(db: Db, now: number): Promise<number> {
  const { rowCount } = await db.delete(videoTickets).where(lt(videoTickets.expiresAt, now));
  return rowCount ?? 0;
}
