import { providerEvents } from '@thyme/db/schema';
import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

const MOST_TRIES = 20;

interface EventKey {
  provider: string;
  eventId: string;
}

const is = ({ provider, eventId }: EventKey) =>
  and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));

/** False if the message was already received. */
export async function insertEvent(db: Db, event: typeof providerEvents.$inferInsert): Promise<boolean> {
  const rows = await db.insert(providerEvents).values(event).returning({ eventId: providerEvents.eventId });
  return rows.length > 0;
}

export async function findWaitingEvent(db: Db, key: EventKey) {
  const [row] = await db
    .select()
    .from(providerEvents)
    .where(and(is(key), isNull(providerEvents.appliedAt)));
  return row ?? null;
}

export async function noteApplied(db: Db, key: EventKey, appliedAt: number): Promise<void> {
  await db.update(providerEvents).set({ appliedAt, failure: null }).where(is(key));
}

export async function noteFailed(db: Db, key: EventKey, failure: string): Promise<void> {
  await db
    .update(providerEvents)
    .set({ failure, tries: sql`${providerEvents.tries} + 1` })
    .where(is(key));
}

export function listWaitingEvents(db: Db, before: number, limit: number): Promise<EventKey[]> {
  return db
    .select({ provider: providerEvents.provider, eventId: providerEvents.eventId })
    .from(providerEvents)
    .where(
      and(
        isNull(providerEvents.appliedAt),
        lte(providerEvents.receivedAt, before),
        lt(providerEvents.tries, MOST_TRIES),
      ),
    )
    .orderBy(asc(providerEvents.receivedAt))
    .limit(limit);
}
