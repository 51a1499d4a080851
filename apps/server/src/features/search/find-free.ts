import type { PageRequest } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services.ts';
import type { SearchFilter } from './conditions.ts';
import { freeTimesOf, type ShopTimes } from './free-times.ts';
import { type Found, search } from './store.ts';
import type { WhenWindows } from './when-windows.ts';

export interface FoundFree extends Found {
  times: ReadonlyMap<number, ShopTimes>;
  /** How many match apart from their times; null if not all were counted. */
  withoutTimes: number | null;
  /** All were examined, so the soonest come first. */
  isSoonestFirst: boolean;
}

/** Up to this many shops that are open at the requested time are all examined, which gives an exact count and order. */
const MOST_SORTED = 100;
/** With more, this many at a time, until the page is full. */
const BATCH = 40;
const MOST_EXAMINED = 200;

interface Examined {
  matching: ShopTimes[];
  isMore: boolean;
  isSoonestFirst: boolean;
}

/**
 * Shops with a free time in the window. Opening hours are a condition of the search; which of those times are still
 * free is computed from each calendar, in the order of the search, until a page is full.
 */
export async function findFree(
  services: Services,
  filter: SearchFilter,
  wish: { windows: WhenWindows; page: PageRequest; withFull: boolean },
): Promise<FoundFree> {
  const { page } = wish;
  const [examined, all] = await Promise.all([
    examine(services, filter, wish.windows, page),
    search(services.db, filter, { count: 1, page: 1 }),
  ]);
  const matching = examined.matching.map(({ businessId }) => businessId);
  const times = new Map(examined.matching.map((shop) => [shop.businessId, shop]));
  const withoutTimes = examined.isMore || all.isMore ? null : Math.max(0, all.total - matching.length);
  const common = { times, withoutTimes, isSoonestFirst: examined.isSoonestFirst };
  const from = (page.page - 1) * page.count;
  if (!wish.withFull)
    return {
      ids: matching.slice(from, from + page.count),
      total: matching.length,
      isMore: examined.isMore,
      ...common,
    };
  const missing = from + page.count - matching.length;
  const others = missing > 0 ? await othersThan(services, filter, matching, missing) : [];
  return {
    ids: [...matching, ...others].slice(from, from + page.count),
    total: all.total,
    isMore: all.isMore,
    ...common,
  };
}

async function examine(
  services: Services,
  filter: SearchFilter,
  windows: WhenWindows,
  page: PageRequest,
): Promise<Examined> {
  const open = { ...filter, openAt: windows.openAt };
  const times = (ids: readonly number[]) => freeTimesOf(services, ids, { wording: filter.wording, when: windows });
  const first = await search(services.db, open, { count: MOST_SORTED, page: 1 });
  if (!first.isMore && first.total <= MOST_SORTED) {
    const matching = (await times(first.ids)).filter(({ matches }) => matches);
    const isSoonestFirst = filter.sort === 'all';
    return {
      matching: isSoonestFirst ? matching.toSorted(soonestOf(filter)) : matching,
      isMore: false,
      isSoonestFirst,
    };
  }
  // One more than the page needs shows that there is a next page.
  const needed = page.page * page.count + 1;
  const matching: ShopTimes[] = [];
  let candidates = first.ids;
  let examined = 0;
  for (let at = 0; matching.length < needed && examined < MOST_EXAMINED; at += BATCH) {
    if (at >= candidates.length) {
      const next = await search(services.db, open, { count: MOST_SORTED, page: examined / MOST_SORTED + 1 });
      if (next.ids.length === 0) return { matching, isMore: false, isSoonestFirst: false };
      candidates = next.ids;
      at = 0;
    }
    const batch = candidates.slice(at, at + BATCH);
    matching.push(...(await times(batch)).filter(({ matches }) => matches));
    examined += batch.length;
  }
  return { matching, isMore: true, isSoonestFirst: false };
}

/** At home first: in the small hours here, a shop abroad has its evening and its tomorrow before any of ours. */
function soonestOf({ country }: SearchFilter): (one: ShopTimes, other: ShopTimes) => number {
  const abroad = (shop: ShopTimes) => Number(country !== null && shop.country !== country);
  return (one, other) => abroad(one) - abroad(other) || (one.first ?? 0) - (other.first ?? 0);
}

/** Other shops of the same search, in its order. */
async function othersThan(services: Services, filter: SearchFilter, ids: readonly number[], count: number) {
  const { ids: found } = await search(services.db, filter, { count: count + ids.length, page: 1 });
  const known = new Set(ids);
  return found.filter((id) => !known.has(id));
}
