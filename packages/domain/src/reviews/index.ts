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

/** A rating is required, a comment is optional. */
export function checkReview(rating: number | null | undefined, comment = ''): Result<Review, ReviewRefusal> {
  if (rating === null || rating === undefined || !isRating(rating)) return refuse('rating-missing');
  const words = comment.trim();
  return words.length > COMMENT_MOST ? refuse('comment-too-long') : ok({ rating, comment: words });
}
