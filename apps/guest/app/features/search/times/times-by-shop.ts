import { wallOf } from '@thyme/domain/time';
import { type FreeTime, freeTimes, type ShopTimes } from './free-times.ts';

export interface CardTimesOf {
  times: readonly FreeTime[];
  /** They are at the requested time; otherwise they are the next ones. */
  matches: boolean;
}

/**
 * The free times of each shop for its card, formatted on the server, which knows all time zones. `oneDay`: the search is
 * for a single day, which the heading names.
 */
export function timesByShop(
  shops: readonly { id: number; zone: string }[],
  times: readonly ShopTimes[],
  oneDay = false,
): ReadonlyMap<number, CardTimesOf> {
  const now = Math.floor(Date.now() / 1000);
  const zones = new Map(shops.map(({ id, zone }) => [id, zone]));
  return new Map(
    times.map(({ business_id: id, times: own, matches }) => {
      const wall = wallOf(zones.get(id) ?? 'Europe/Dublin', now);
      return [id, { times: freeTimes(own, wall, oneDay && matches), matches }];
    }),
  );
}
