import type { Instant } from '@thyme/domain/time';
import type { World } from '../world.ts';

/** Assigns texts to ratings, newest first, because those are read. */
export function writeReviews({ rows, shops }: World) {
  const newestFirst = rows.of('reviews').toSorted((a, b) => (b.createdAt as Instant) - (a.createdAt as Instant));
  const decks = new Map(shops.map(({ id, reviews }) => [id, reviews]));
  for (const review of newestFirst) review.comment = decks.get(review.businessId)?.words(review.rating) ?? '';
}
