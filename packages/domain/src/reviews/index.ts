import { ok, type Result, refuse } from '../result/index.ts';

export const RATING_LABELS = ['very poor', 'poor', 'Average', 'Good', 'Excellent'] as const;
export const RATING_MISSING_MESSAGE = 'Please give rating first!';
export const COMMENT_MOST = 2000;

export type Rating = 1 | 2 | 3 | 4 | 5;

export function isRating(rating: number): rating is Rating {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5;
}

export function ratingLabel(rating: Rating): string {
  return RATING_LABELS[rating - 1] as string;
}

export type Review = { readonly rating: Rating; readonly comment: string };
export type ReviewRefusal = { readonly code: 'rating-missing' | 'comment-too-long' };

/** A rating is needed, a comment is not. */
export function checkReview(rating: number | null | undefined, comment = ''): Result<Review, ReviewRefusal> {
  if (rating === null || rating === undefined || !isRating(rating)) return refuse('rating-missing');
  const words = comment.trim();
  return words.length > COMMENT_MOST ? refuse('comment-too-long') : ok({ rating, comment: words });
}

export type RatingRow = { readonly level: Rating; readonly count: number; readonly share: number };

/** How many gave each rating, best first, with its share of all. */
export function ratingBreakdown(ratings: Iterable<number>): RatingRow[] {
  const counts = [0, 0, 0, 0, 0];
  let all = 0;
  for (const rating of ratings) {
    if (!isRating(rating)) continue;
    counts[rating - 1] = (counts[rating - 1] ?? 0) + 1;
    all++;
  }
  return ([5, 4, 3, 2, 1] as const).map((level) => {
    const count = counts[level - 1] ?? 0;
    return { level, count, share: all === 0 ? 0 : count / all };
  });
}
