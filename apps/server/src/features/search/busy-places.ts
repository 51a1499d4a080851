import { searchEntries as entries } from '@thyme/db/schema';
import { boxAround, type Place } from '@thyme/domain/search';
import { and, between, sql } from 'drizzle-orm';
import { prepared } from '../../platform/prepared.ts';
import type { Services } from '../../platform/services.ts';

/** Up to as many shops it costs less to find all of them than to look at shops elsewhere. */
const QUIET = 750;
const KEPT_SECONDS = 300;
const MOST_KEPT = 1_000;
/** Parts of a degree: a kilometre further hardly any place is busier. */
const PARTS = 100;

const { placeholder } = sql;

const around = prepared((db) => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(entries)
    .where(
      and(
        between(entries.lat, placeholder('south'), placeholder('north')),
        between(entries.lng, placeholder('west'), placeholder('east')),
      ),
    )
    .limit(QUIET)
    .as('some');
  return db.select({ total: sql<number>`count(*)::int` }).from(some).prepare('shops_around');
});

const kept = new WeakMap<object, Map<string, { isBusy: boolean; until: number }>>();

/** Whether many shops are around a place. It decides how a search goes about it, not what it finds, so it may be minutes old. */
export async function isBusy({ db, clock }: Services, place: Place, distance: number): Promise<boolean> {
  const now = clock.now();
  const places = kept.get(db) ?? new Map<string, { isBusy: boolean; until: number }>();
  kept.set(db, places);
  const name = [Math.round(place.lat * PARTS), Math.round(place.lng * PARTS), distance].join();
  const known = places.get(name);
  if (known && known.until > now) return known.isBusy;
  const [counted] = await around(db).execute({ ...boxAround(place, distance) });
  const found = { isBusy: counted?.total === QUIET, until: now + KEPT_SECONDS };
  if (places.size >= MOST_KEPT) places.clear();
  places.set(name, found);
  return found.isBusy;
}
