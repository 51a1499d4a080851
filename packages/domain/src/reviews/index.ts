import { ok, type Result, refuse } from '../result/index.ts';

export const RATING_LABELS = ['very poor', 'poor', 'Average', 'Good', 'Excellent'] as const;
export const RATING_MISSING_MESSAGE = 'Please give rating first!';
export const COMMENT_MOST = 2000;

export type Rating = 1 | 2 | 3 | 4 | 5;

const RATINGS: readonly unknown[] = [1, 2, 3, 4, 5] satisfies Rating[];

export function isRating(rating: number | null | undefined): rating is Rating {
  return RATINGS.includes(rating);
}

export function ratingLabel(rating: Rating): string {
  return RATING_LABELS[rating - 1] as string;
}

export type Review = { readonly rating: Rating; readonly comment: string };
export type ReviewRefusal = { readonly code: 'rating-missing' | 'comment-too-long' };

/** A rating is required, a comment is optional. */
export function checkReview(rating: number | null | undefined, comment = ''): Result<Review, ReviewRefusal> {
  if (!isRating(rating)) return refuse('rating-missing');
  const words = comment.trim();
  return words.length > COMMENT_MOST ? refuse('comment-too-long') : ok({ rating, comment: words });
}

/** The letter that stands for a last name in public; empty where there is none. A name in several words gives its first. */
export function lastInitial(lastName: string): string {
  // Letters as people count them, accents included.
  const [first] = new Intl.Segmenter('en').segment(lastName.trim());
  return first?.segment.toLocaleUpperCase('en') ?? '';
}

/** The author of a review as others read it: 'Niamh G.'. */
export function publicName(firstName: string, lastName: string): string {
  const initial = lastInitial(lastName);
  return initial === '' ? firstName.trim() : `${firstName.trim()} ${initial}.`;
}
