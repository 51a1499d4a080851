import { DAY, HOUR, type Instant } from '@thyme/domain/time';
import { shopCalled } from '../world.ts';
import { book, type Story, type Told } from './book.ts';

interface Rhythm {
  count: number;
  /** Days between two visits. */
  every: number;
  /** The latest of them. */
  from: Instant;
}

/** Visits behind somebody, back from a moment, to a few shops in turn; two of three are reviewed. */
export function regularVisits(story: Story, haunts: readonly Pick<Told, 'shop' | 'services'>[], rhythm: Rhythm) {
  const { world } = story;
  for (let index = 0; index < rhythm.count; index++) {
    const haunt = haunts[index % haunts.length];
    const from = rhythm.from - index * rhythm.every * DAY - (index % 5) * HOUR;
    if (!haunt) continue;
    const shop = shopCalled(world, haunt.shop);
    // Nobody went there before it opened.
    if (from < shop.publishedAt + 14 * DAY) continue;
    book(story, { ...haunt, from, reviewed: index % 3 !== 1 && shop.sketch.reviewed !== false });
  }
}
