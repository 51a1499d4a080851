import { writtenEvents } from '@thyme/db/schema';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SourceKey } from './sources-store.ts';

const isOf = ({ businessId, id }: SourceKey) =>
  and(eq(writtenEvents.businessId, businessId), eq(writtenEvents.sourceId, id));

export async function listWrittenEvents(db: Db, key: SourceKey): Promise<Map<string, string>> {
  const rows = await db
    .select({ eventKey: writtenEvents.eventKey, hash: writtenEvents.hash })
    .from(writtenEvents)
    .where(isOf(key));
  return new Map(rows.map(({ eventKey, hash }) => [eventKey, hash]));
}

export async function saveWritten(
  db: Db,
  { businessId, id: sourceId }: SourceKey,
  event: { eventKey: string; hash: string; endsAt: number },
): Promise<void> {
  await db
    .insert(writtenEvents)
    .values({ businessId, sourceId, ...event })
    .onConflictDoUpdate({
      target: [writtenEvents.businessId, writtenEvents.sourceId, writtenEvents.eventKey],
      set: { hash: event.hash, endsAt: event.endsAt },
    });
}

export async function forgetWritten(db: Db, key: SourceKey, eventKeys: readonly string[]): Promise<void> {
  if (eventKeys.length === 0) return;
  await db.delete(writtenEvents).where(and(isOf(key), inArray(writtenEvents.eventKey, [...eventKeys])));
}

/** Past events stay in the calendar unchanged. */
export async function forgetOver(db: Db, key: SourceKey, until: number): Promise<void> {
  await db.delete(writtenEvents).where(and(isOf(key), lte(writtenEvents.endsAt, until)));
}
