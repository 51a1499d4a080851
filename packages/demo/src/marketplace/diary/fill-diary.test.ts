import { addDays, dateAt, type Instant, weekdayOf } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import type { DemoShop } from '../opening/demo-shop.ts';
import { planDemo } from '../plan-demo.ts';
import type { World } from '../world.ts';

const LUNCH_MINUTES = 45;

function mainShop(now: Instant): { world: World; shop: DemoShop } {
  const world = planDemo({ now, secret: () => 'a-room-of-the-demo-marketplace' });
  const shop = world.shops.find(({ sketch }) => sketch.fill !== undefined);
  if (!shop) throw new Error('No shop has a fill of its own.');
  return { world, shop };
}

/** Booked minutes as a percentage of all people's working time, on the open days around today that are not full. */
function fillAround(world: World, shop: DemoShop): number {
  const today = dateAt(shop.zone, world.now);
  const minutes = new Map<string, number>();
  for (const { businessId, chairId, startsAt, durationMinutes } of world.rows.of('appointmentLines')) {
    if (businessId !== shop.id || !chairId) continue;
    const date = dateAt(shop.zone, startsAt);
    minutes.set(date, (minutes.get(date) ?? 0) + durationMinutes);
  }
  let [open, booked] = [0, 0];
  for (let offset = -7; offset <= 7; offset++) {
    const date = addDays(today, offset);
    if (shop.full.has(date) || shop.blocked.has(date) || shop.closed.has(date)) continue;
    for (const { weekday, startMinute, endMinute } of shop.hours)
      if (weekday === weekdayOf(date)) open += (endMinute - startMinute - LUNCH_MINUTES) * shop.chairIds.length;
    booked += minutes.get(date) ?? 0;
  }
  return (100 * booked) / open;
}

describe('the days of the main shop', () => {
  it.each(['2026-11-17T12:30:00Z', '2026-11-21T10:00:00Z', '2027-03-28T00:30:00Z'])(
    'are 40 to 70 % full, in several states, on %s',
    (moment) => {
      const { world, shop } = mainShop(Date.parse(moment) / 1000);
      const fill = fillAround(world, shop);
      expect(fill).toBeGreaterThan(40);
      expect(fill).toBeLessThan(70);
      const own = world.rows.of('appointments').filter(({ businessId }) => businessId === shop.id);
      const states = new Set(own.map(({ status }) => status));
      for (const status of ['New', 'Accept', 'Completed', 'Cancelled', 'No Show']) expect(states).toContain(status);
    },
  );

  it('have a lunch break for each person, one after the other, and guests who wait for a gap', () => {
    const { world, shop } = mainShop(Date.parse('2026-11-17T09:00:00Z') / 1000);
    const blocks = world.rows.of('occupancies').filter(({ timeBlockId }) => timeBlockId);
    const today = blocks.filter(({ startsAt }) => dateAt(shop.zone, startsAt) === '2026-11-17');
    expect(new Set(today.map(({ chairId }) => chairId)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(today.map(({ startsAt }) => startsAt)).size).toBe(today.length);
    const waiting = world.rows
      .of('waitingListRequests')
      .filter(
        ({ businessId, fromDate, toDate }) =>
          businessId === shop.id && fromDate <= '2026-11-17' && toDate >= '2026-11-17',
      );
    expect(waiting.length).toBeGreaterThanOrEqual(3);
  });
});
