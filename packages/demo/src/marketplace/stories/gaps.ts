import { addDays, DAY, dateAt, weekdayOf } from '@thyme/domain/time';
import type { World } from '../world.ts';
import { waitFor } from './waiting.ts';

const WAITING = 3;
const LONGEST = 60;

/** Guests on the busiest shop's waiting list for any time this week or next, so that its desk can offer them a gap. */
export function waitForGaps(world: World) {
  const { now, others, shops } = world;
  for (const shop of shops.filter(({ sketch }) => sketch.fill !== undefined)) {
    const short = shop.pricings.filter(({ minutes, addOn }) => minutes <= LONGEST && !addOn);
    for (const week of [0, 7]) {
      const open = Array.from({ length: 7 }, (_, day) => addDays(dateAt(shop.zone, now), week + day)).find((date) =>
        shop.hours.some(({ weekday }) => weekday === weekdayOf(date)),
      );
      for (let index = 0; index < WAITING; index++) {
        const guest = others[(shop.id * 17 + week + index * 5) % others.length];
        const pricing = short[(index * 3) % short.length];
        if (!open || !guest || !pricing) continue;
        waitFor(world, guest, { shop, pricing, date: open, scope: 'this_week', at: now - (index + 1) * 0.3 * DAY });
      }
    }
  }
}
