import type { Db } from './database/database.ts';
import type { Services } from './services.ts';

/**
 * Something that is read from the database now and then, because it changes slowly and little hangs on it. Whoever asks
 * while it is read waits for the same answer; a reading that failed is not remembered.
 */
export function remembered<Value>(
  seconds: number,
  read: (db: Db) => PromiseLike<Value>,
): (services: Pick<Services, 'db' | 'clock'>) => Promise<Value> {
  const known = new WeakMap<Db, { value: Promise<Value>; until: number }>();
  return async ({ db, clock }) => {
    const now = clock.now();
    let kept = known.get(db);
    if (!kept || kept.until <= now) {
      // A statement that was built but not awaited would run anew for each who awaits it.
      kept = { value: Promise.resolve(read(db)), until: now + seconds };
      known.set(db, kept);
    }
    try {
      return await kept.value;
    } catch (error) {
      if (known.get(db) === kept) known.delete(db);
      throw error;
    }
  };
}
