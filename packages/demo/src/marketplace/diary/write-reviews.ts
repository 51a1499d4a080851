import type { Instant } from '@thyme/domain/time';
import type { World } from '../world.ts';

const THANKS = [
  'Thank you, that made our morning. See you next time.',
  'Lovely to have you in. We read this one out at the kettle.',
  'Thank you for taking the time to write.',
];
const SORRY = [
  'Thank you for telling us, and sorry it wasn’t better. Please ring us, we’d like to put it right.',
  'You’re right, we ran late that day. We’ve left more room between appointments since.',
];

/** A shop answers about every third review with words, but not yet the newest. */
const UNANSWERED = 3;

/** Assigns texts to ratings, newest first, because those are read, and answers to some of the older ones. */
export function writeReviews({ rows, shops }: World) {
  const newestFirst = rows.of('reviews').toSorted((a, b) => (b.createdAt as Instant) - (a.createdAt as Instant));
  const decks = new Map(shops.map(({ id, reviews }) => [id, reviews]));
  const written = new Map<number, number>();
  for (const review of newestFirst) {
    review.comment = decks.get(review.businessId)?.words(review.rating) ?? '';
    if (review.comment === '') continue;
    const place = written.get(review.businessId) ?? 0;
    written.set(review.businessId, place + 1);
    if (place < UNANSWERED || place % 3 !== 0) continue;
    const answers = review.rating > 3 ? THANKS : SORRY;
    review.reply = answers[place % answers.length] ?? '';
    review.repliedAt = (review.createdAt as Instant) + 3_600;
  }
}
