import type { Random } from '../../generate/random.ts';
import type { ShopSketch } from '../shops/index.ts';
import { anywhere, middling, poor, praise } from './comments.ts';

/** The reviews of one shop. */
export interface ReviewDeck {
  rate(): number;
  /** No text is used twice; when all are used, reviews have stars only. */
  words(rating: number): string;
}

function shuffled(cards: readonly string[], random: Random): string[] {
  return cards
    .map((card) => [random.next(), card] as const)
    .sort(([a], [b]) => a - b)
    .map(([, card]) => card);
}

export function reviewDeck(sketch: ShopSketch, random: Random): ReviewDeck {
  const loved = sketch.loved ?? random.next();
  const usual = shuffled([...praise[sketch.trade], ...anywhere.filter(() => random.chance(0.6))], random);
  const good = [...usual, ...(sketch.said ?? [])];
  const soSo = shuffled(middling, random);
  const bad = shuffled(poor, random);
  return {
    rate: () =>
      random.weighted([
        [5, 60 + 35 * loved],
        [4, 22 - 8 * loved],
        [3, 9 * (1.2 - loved)],
        [2, 4 * (1.2 - loved)],
        [1, 2 * (1.2 - loved)],
      ]),
    words(rating) {
      if (random.chance(0.1)) return '';
      const comment = (rating >= 4 ? good : rating === 3 ? soSo : bad).pop() ?? '';
      return comment.replace('{name}', random.pick(sketch.people).split(' ')[0] ?? '');
    },
  };
}
