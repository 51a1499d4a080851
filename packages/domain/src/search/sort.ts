import type { Instant } from '../time/index.ts';
import { distanceKm, type Place } from './distance.ts';
import type { Sort } from './params.ts';

export type Sortable = {
  readonly id: number;
  readonly place: Place | null;
  readonly publishedAt: Instant;
  readonly rating: number;
  readonly ratingCount: number;
};

/** 'All' puts the best rated first; of equals the one more people rated, then the older shop. Shops without a place are last by distance. */
export function sortBusinesses<T extends Sortable>(businesses: readonly T[], sort: Sort, from?: Place): T[] {
  const best = (a: T, b: T) => b.rating - a.rating || b.ratingCount - a.ratingCount || a.id - b.id;
  if (sort === 'newest') return businesses.toSorted((a, b) => b.publishedAt - a.publishedAt || b.id - a.id);
  if (sort !== 'nearest' || !from) return businesses.toSorted(best);
  const far = new Map(
    businesses.map(({ id, place }) => [id, place ? distanceKm(from, place) : Number.MAX_SAFE_INTEGER]),
  );
  return businesses.toSorted((a, b) => (far.get(a.id) ?? 0) - (far.get(b.id) ?? 0) || best(a, b));
}
