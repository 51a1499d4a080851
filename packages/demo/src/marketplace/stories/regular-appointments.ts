import { DAY } from '@thyme/domain/time';
import { shopCalled } from '../world.ts';
import { type Booking, book, on, type Story } from './book.ts';

interface Rhythm {
  count: number;
  /** Days between two appointments. */
  every: number;
  /** Days since the latest one. */
  latest: number;
}

/** A guest's past appointments at a few shops in turn, on different weekdays; two of three are reviewed. */
export function regularAppointments(
  story: Story,
  haunts: readonly Pick<Booking, 'shop' | 'services'>[],
  rhythm: Rhythm,
) {
  const { world } = story;
  for (let index = 0; index < rhythm.count; index++) {
    const haunt = haunts[index % haunts.length];
    const from = on(world, -rhythm.latest - index * rhythm.every - ((index * 4) % 7), 9 + ((index * 5) % 8));
    if (!haunt) continue;
    const shop = shopCalled(world, haunt.shop);
    // No appointments before the shop opened.
    if (from < shop.publishedAt + 14 * DAY) continue;
    book(story, { ...haunt, from, reviewed: index % 3 !== 1 && shop.sketch.reviewed !== false });
  }
}
