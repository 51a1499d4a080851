import { sourceEvents } from '@thyme/db/schema';
import type { BusySpan } from '@thyme/domain/calendars';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { ReadEvent } from '../../../../integrations/calendar/index.ts';
import type { Db } from '../../../../platform/database/database.ts';
import type { SourceKey } from '../sources-store.ts';

const ROWS = 2_000;

const isOf = ({ businessId, id }: SourceKey) =>
  and(eq(sourceEvents.businessId, businessId), eq(sourceEvents.sourceId, id));

export function listEventSpans(db: Db, key: SourceKey): Promise<BusySpan[]> {
  return db
    .select({ from: sourceEvents.startsAt, to: sourceEvents.endsAt })
    .from(sourceEvents)
    .where(isOf(key))
    .orderBy(asc(sourceEvents.startsAt), asc(sourceEvents.eventId));
}

export async function deleteEvents(db: Db, key: SourceKey): Promise<void> {
  await db.delete(sourceEvents).where(isOf(key));
}

/** Stores changed events. Deleting a series deletes its dates, whose ids start with the series' own. */
export async function applyEvents(db: Db, key: SourceKey, events: readonly ReadEvent[]): Promise<void> {
  const busy = new Map(events.flatMap(({ id, span }) => (span ? [[id, span] as const] : [])));
  const ended = events.filter(({ id }) => !busy.has(id));
  for (let at = 0; at < ended.length; at += ROWS)
    await db.delete(sourceEvents).where(and(isOf(key), isEnded(ended.slice(at, at + ROWS))));
  const rows = [...busy].map(([eventId, { from, to }]) => ({
    businessId: key.businessId,
    sourceId: key.id,
    eventId,
    startsAt: from,
    endsAt: to,
  }));
  for (let at = 0; at < rows.length; at += ROWS)
    await db
      .insert(sourceEvents)
      .values(rows.slice(at, at + ROWS))
      .onConflictDoUpdate({
        target: [sourceEvents.businessId, sourceEvents.sourceId, sourceEvents.eventId],
        set: { startsAt: sql`excluded.starts_at`, endsAt: sql`excluded.ends_at` },
      });
}

function isEnded(events: readonly ReadEvent[]): SQL | undefined {
  const gone = events.flatMap(({ id, isGone }) => (isGone ? [id] : []));
  const ids = events.map(({ id }) => id);
  const isDateOf = sql`exists (select from unnest(${sql.param(gone)}::text[]) as series
    where starts_with(${sourceEvents.eventId}, series || '_'))`;
  return or(inArray(sourceEvents.eventId, ids), isDateOf);
}
