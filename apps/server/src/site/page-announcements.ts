import { setTimeout as pause } from 'node:timers/promises';
import { pageAnnouncements } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { tablesAreDistributed } from '../platform/database/shards.ts';
import type { Services } from '../platform/services.ts';

const EVERY_MS = 500;
/** A transaction announces at its change and is seen at its commit: longer ones are ended by the database. */
const LONGEST_TRANSACTION = '2 minutes';

/** The businesses whose pages changed since the last call with the same `known`, which it updates. */
export async function readAnnouncements(db: Db, known: Map<number, number>): Promise<number[]> {
  const recent = await db
    .select({ businessId: pageAnnouncements.businessId, version: pageAnnouncements.version })
    .from(pageAnnouncements)
    .where(sql`${pageAnnouncements.announcedAt} > now() - ${LONGEST_TRANSACTION}::interval`)
    .orderBy(pageAnnouncements.businessId);
  const changed = recent.filter(({ businessId, version }) => known.get(businessId) !== version);
  for (const { businessId, version } of changed) known.set(businessId, version);
  return changed.map(({ businessId }) => businessId);
}

/**
 * Calls back for each business whose pages changed, on a distributed database: there triggers run on workers, whose NOTIFY reaches no
 * process. Elsewhere it does nothing.
 */
export function pollAnnouncements(
  services: Services,
  onChange: (businessId: number) => void,
): { stop(): Promise<void> } {
  if (!tablesAreDistributed()) return { stop: async () => undefined };
  const known = new Map<number, number>();
  const leaving = new AbortController();
  const poll = async () => {
    for (let isFirst = true; !leaving.signal.aborted; isFirst = false) {
      try {
        const changed = await readAnnouncements(services.db, known);
        if (!isFirst) for (const businessId of changed) onChange(businessId);
      } catch (error) {
        services.log.warn({ err: error }, 'changes of pages could not be read');
      }
      await pause(EVERY_MS, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  };
  const polling = poll();
  return {
    stop: async () => {
      leaving.abort();
      await polling;
    },
  };
}
