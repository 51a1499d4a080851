import type { Db } from '../database/database.ts';
import type { Services } from '../services.ts';

/**
 * Memoizes a database read for `ttlSeconds`, per database. Concurrent calls share one read; a failed read is not cached.
 * For values that change slowly and where a stale one does no harm.
 */
export function memoizeRead<Value>(
  ttlSeconds: number,
  read: (db: Db) => PromiseLike<Value>,
): (services: Pick<Services, 'db' | 'clock'>) => Promise<Value> {
  const entries = new WeakMap<Db, { value: Promise<Value>; expiresAt: number }>();
  return async ({ db, clock }) => {
    const now = clock.now();
    let entry = entries.get(db);
    if (!entry || entry.expiresAt <= now) {
      // Drizzle runs a statement each time it is awaited; wrapped in a promise it runs once.
      entry = { value: Promise.resolve(read(db)), expiresAt: now + ttlSeconds };
      entries.set(db, entry);
    }
    try {
      return await entry.value;
    } catch (error) {
      if (entries.get(db) === entry) entries.delete(db);
      throw error;
    }
  };
}
