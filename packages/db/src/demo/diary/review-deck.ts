import type { Random } from '../../generate/random.ts';
import type { ShopSketch } from '../shops/index.ts';
import { anywhere, middling, poor, praise } from './comments.ts';

export interface DrawnReview {
  rating: number;
  comment: string;
}

export interface ReviewDeck {
  draw(): DrawnReview;
}

function shuffled(cards: readonly string[], random: Random): string[] {
  return cards
    .map((card) => [random.next(), card] as const)
    .sort(([a], [b]) => a - b)
    .map(([, card]) => card);
}

/** Reviews of one shop: no two say the same, and once all is said, people only leave stars. */
export function reviewDeck(sketch: ShopSketch, random: Random): ReviewDeck {
  const loved = sketch.loved ?? random.next();
  const good = shuffled([...praise[sketch.trade], ...anywhere.filter(() => random.chance(0.6))], random);
  const soSo = shuffled(middling, random);
  const bad = shuffled(poor, random);
  return {
    draw() {
      const rating = random.weighted([
        [5, 60 + 35 * loved],
        [4, 22 - 8 * loved],
        [3, 9 * (1.2 - loved)],
        [2, 4 * (1.2 - loved)],
        [1, 2 * (1.2 - loved)],
      ]);
      const words = rating >= 4 ? good : rating === 3 ? soSo : bad;
      // Some have nothing to add.
      const comment = random.chance(0.12) ? '' : (words.pop() ?? '');
      return { rating, comment: comment.replace('{name}', random.pick(sketch.people).split(' ')[0] ?? '') };
    },
  };
}
