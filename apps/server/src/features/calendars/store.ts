import { appointments, calendarConnections, calendarEvents, calendarFeeds, roundTrips, users } from '@thyme/db/schema';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type Connection = typeof calendarConnections.$inferSelect;

export async function findUserByIdentify(db: Db, identify: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.identify, identify), eq(users.userType, 2), isNull(users.deletedAt)));
  return row?.id ?? null;
}

export async function insertTrip(
  db: Db,
  trip: { stateHash: Buffer; userId: number; payload: object; createdAt: number; expiresAt: number },
  purpose = 'calendar',
): Promise<void> {
  await db.insert(roundTrips).values({ ...trip, purpose });
}

/** Single use: a second attempt finds no row. */
export async function takeTrip(
  db: Db,
  stateHash: Buffer,
  now: number,
  purpose = 'calendar',
): Promise<{ userId: number | null; payload: unknown } | null> {
  const [row] = await db
    .delete(roundTrips)
    .where(and(eq(roundTrips.stateHash, stateHash), eq(roundTrips.purpose, purpose), gt(roundTrips.expiresAt, now)))
    .returning({ userId: roundTrips.userId, payload: roundTrips.payload });
  return row ?? null;
}

export async function findConnection(db: Db, userId: number): Promise<Connection | null> {
  const [row] = await db.select().from(calendarConnections).where(eq(calendarConnections.userId, userId));
  return row ?? null;
}

export async function saveConnection(db: Db, row: typeof calendarConnections.$inferInsert): Promise<void> {
  const { userId: _user, provider: _provider, ...values } = row;
  await db
    .insert(calendarConnections)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarConnections.userId, calendarConnections.provider],
      set: { lastError: null, ...values },
    });
}

export async function updateConnection(
  db: Db,
  userId: number,
  values: Partial<typeof calendarConnections.$inferInsert>,
): Promise<void> {
  await db.update(calendarConnections).set(values).where(eq(calendarConnections.userId, userId));
}

/** Our list of written events is deleted with it; the events stay in the guest's calendar. */
export async function deleteConnection(db: Db, userId: number): Promise<Connection | null> {
  const [row] = await db.delete(calendarConnections).where(eq(calendarConnections.userId, userId)).returning();
  return row ?? null;
}

interface EventKey {
  userId: number;
  businessId: number;
  appointmentId: number;
}

/** The ids of an appointment's events, one per date, separated by spaces. */
export async function findEventIds(db: Db, key: EventKey): Promise<string[]> {
  const [row] = await db.select({ eventId: calendarEvents.eventId }).from(calendarEvents).where(isEvent(key));
  return row ? row.eventId.split(' ') : [];
}

export async function saveEventIds(db: Db, key: EventKey, eventIds: readonly string[]): Promise<void> {
  const eventId = eventIds.join(' ');
  await db
    .insert(calendarEvents)
    .values({ ...key, provider: 'google', eventId })
    .onConflictDoUpdate({
      target: [calendarEvents.userId, calendarEvents.provider, calendarEvents.businessId, calendarEvents.appointmentId],
      set: { eventId },
    });
}

export async function deleteEventIds(db: Db, key: EventKey): Promise<void> {
  await db.delete(calendarEvents).where(isEvent(key));
}

const isEvent = ({ userId, businessId, appointmentId }: EventKey) =>
  and(
    eq(calendarEvents.userId, userId),
    eq(calendarEvents.businessId, businessId),
    eq(calendarEvents.appointmentId, appointmentId),
  );

/** Appointments for a newly connected calendar or a feed. */
export function listShown(db: Db, userId: number, from: number) {
  return db
    .select({ businessId: appointments.businessId, appointmentId: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, userId),
        inArray(appointments.status, ['New', 'Reschedule', 'Accept', 'Completed']),
        gt(appointments.endsAt, from),
      ),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(500);
}

export async function findFeed(db: Db, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ secret: calendarFeeds.secret })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row?.secret ?? null;
}

export async function findFeedOwner(db: Db, secret: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.secret, secret), isNull(users.deletedAt)));
  return row?.userId ?? null;
}

/** Keeps an existing address; only renewing replaces it. */
export async function insertFeed(db: Db, userId: number, secret: string, now: number): Promise<void> {
  await db.insert(calendarFeeds).values({ userId, secret, createdAt: now }).onConflictDoNothing();
}

export async function replaceFeed(db: Db, userId: number, secret: string, now: number): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { secret, createdAt: now } });
}
