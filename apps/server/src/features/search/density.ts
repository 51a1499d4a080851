import { searchEntries as entries } from '@thyme/db/schema';
import { boxAround, type Place } from '@thyme/domain/search';
import { sql } from 'drizzle-orm';
import { memoizeRead } from '../../platform/cache/memoize.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/** The side of the grid cells in which shops are counted, in degrees. */
const SIDE = 0.05;
const TTL_SECONDS = 600;

const squares = memoizeRead(TTL_SECONDS, (db: Db) =>
  db
    .select({
      south: sql<number>`floor(${entries.lat} / ${SIDE}::float8) * ${SIDE}::float8`.as('south'),
      west: sql<number>`floor(${entries.lng} / ${SIDE}::float8) * ${SIDE}::float8`.as('west'),
      shops: sql<number>`count(*)::int`,
    })
    .from(entries)
    .groupBy(sql`south`, sql`west`),
);

/** The fraction of a cell between two bounds. */
const share = (from: number, to: number, edge: number) =>
  Math.max(0, Math.min(to, edge + SIDE) - Math.max(from, edge)) / SIDE;

/** An estimate of the number of shops around a place. It selects the search strategy, not the results. */
export async function shopsAround(services: Services, place: Place, distance: number): Promise<number> {
  const { south, north, west, east } = boxAround(place, distance);
  let total = 0;
  for (const square of await squares(services))
    total += square.shops * share(south, north, square.south) * share(west, east, square.west);
  return total;
}
