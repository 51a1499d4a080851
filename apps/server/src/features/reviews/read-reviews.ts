import { offsetOf, type PageRequest } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services.ts';
import { findReviews, listReviewsOfPerson, type ReviewRow } from './store.ts';

export interface RatingRow {
  level: number;
  total: number;
}

export interface BusinessReviews {
  reviews: ReviewRow[];
  distribution: RatingRow[];
  total: number;
}

/** The newest reviews, and the count per rating from best to worst, including zeros. */
export async function readReviews(
  { db }: Services,
  businessId: number,
  request: PageRequest,
): Promise<BusinessReviews> {
  const { newest, counts } = await findReviews(db, businessId, request.count, offsetOf(request));
  const totals = new Map(counts.map((row) => [row.rating, row.total]));
  const distribution = [5, 4, 3, 2, 1].map((level) => ({ level, total: totals.get(level) ?? 0 }));
  return { reviews: newest, distribution, total: distribution.reduce((sum, row) => sum + row.total, 0) };
}

/** The newest reviews with a comment, of appointments in which a person served. */
export const readReviewsOfPerson = (
  { db }: Services,
  wanted: { businessId: number; personId: number; count: number },
): Promise<ReviewRow[]> => listReviewsOfPerson(db, wanted);
