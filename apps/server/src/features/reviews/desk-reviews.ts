import { offsetOf, type PageRequest } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services.ts';
import { type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { countForDesk, countLevels, type DeskReview, listForDesk, type ReviewFilter } from './desk-store.ts';
import type { RatingRow } from './read-reviews.ts';

export type { DeskReview, ReviewFilter } from './desk-store.ts';

export interface DeskReviews {
  membership: Membership;
  reviews: DeskReview[];
  counts: Record<ReviewFilter, number>;
  distribution: RatingRow[];
}

/** A shop's reviews for its own desk: those without an answer first. */
export async function readDeskReviews(
  services: Services,
  viewer: Viewer,
  { businessId, filter, page }: { businessId: number; filter: ReviewFilter; page: PageRequest },
): Promise<DeskReviews> {
  const membership = await requireMembership(services, viewer, businessId);
  const { db } = services;
  const [reviews, counts, levels] = await Promise.all([
    listForDesk(db, businessId, { filter, limit: page.count, offset: offsetOf(page) }),
    countForDesk(db, businessId),
    countLevels(db, businessId),
  ]);
  const totals = new Map(levels.map(({ rating, total }) => [rating, total]));
  const distribution = [5, 4, 3, 2, 1].map((level) => ({ level, total: totals.get(level) ?? 0 }));
  return { membership, reviews, counts, distribution };
}
