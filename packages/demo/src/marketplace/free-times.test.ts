import { type BusyRange, busyCalendar, dayTimes, firstFree } from '@thyme/domain/availability';
import { addDays, dateAt, HOUR, type Instant } from '@thyme/domain/time';
import { describe, expect, it } from 'vitest';
import { calendarOf, type DemoPricing, type DemoShop } from './opening/demo-shop.ts';
import { planDemo } from './plan-demo.ts';
import type { World } from './world.ts';

const at = (text: string): Instant => Date.parse(text) / 1000;

/** Queries a shop's availability from the stored rows, as the site would. */
function askers(world: World) {
  const taken = new Map<number, BusyRange[]>();
  for (const { businessId, chairId, startsAt, endsAt } of world.rows.of('occupancies')) {
    const ranges = taken.get(businessId) ?? [];
    ranges.push({ chair: chairId, from: startsAt, to: endsAt });
    taken.set(businessId, ranges);
  }
  const stored = new Map(world.rows.of('businesses').map((row) => [row.slug, row]));
  return (shop: DemoShop) => {
    const row = stored.get(shop.slug);
    const calendar = { ...calendarOf(shop), noticeMinutes: row?.noticeMinutes ?? 0 };
    const busy = busyCalendar(shop.chairIds, taken.get(shop.id) ?? []);
    return ({ minutes, chairIds }: DemoPricing) => ({
      shop: calendar,
      busy,
      now: world.now,
      appointment: [{ minutes, bufferMinutes: row?.bufferMinutes ?? 0, ...(chairIds ? { chairs: chairIds } : {}) }],
    });
  };
}

function countShops(now: Instant) {
  const world = planDemo({ now, secret: () => 'a-room-of-the-demo-marketplace' });
  const ask = askers(world);
  const counts = { today: 0, within48Hours: 0, withFullDay: 0 };
  for (const shop of world.shops) {
    const query = ask(shop);
    const [usual] = shop.pricings;
    const [first] = usual ? firstFree(query(usual), 1) : [];
    const today = dateAt(shop.zone, now);
    if (first !== undefined && dateAt(shop.zone, first) === today) counts.today += 1;
    if (first !== undefined && first <= now + 48 * HOUR) counts.within48Hours += 1;
    const days = Array.from({ length: 10 }, (_, index) => addDays(today, index));
    const isFull = (date: string) => shop.pricings.every((pricing) => dayTimes(query(pricing), date).state === 'full');
    if (days.some(isFull)) counts.withFullDay += 1;
  }
  return counts;
}

/** Times at which somebody would be in two places, although the desk moved nothing over anything else. */
function collisionsAt(now: Instant) {
  const { rows } = planDemo({ now, secret: () => 'a-room-of-the-demo-marketplace' });
  const places = Map.groupBy(
    rows.of('occupancies').filter(({ isOverride }) => !isOverride),
    ({ businessId, chairId }) => `${businessId} ${chairId}`,
  );
  return [...places.values()].flatMap((list) => {
    const inOrder = list.toSorted((a, b) => a.startsAt - b.startsAt);
    return inOrder.filter(({ startsAt }, index) => startsAt < (inOrder[index - 1]?.endsAt ?? 0));
  });
}

describe('the diaries of the demo', () => {
  // On the first two, what the desk moves over another appointment needs a room as well.
  it.each(['2026-11-17T12:07:00Z', '2026-11-18T16:02:00Z', '2027-06-05T22:40:00Z', '2027-10-31T00:30:00Z'])(
    'have nobody in two places, loaded at %s',
    (moment) => {
      expect(collisionsAt(at(moment))).toEqual([]);
    },
  );

  it.each([
    'Monday morning 2026-11-16T09:00:00Z',
    'Saturday evening 2026-11-21T20:00:00Z',
    'Sunday evening 2026-11-22T19:00:00Z',
    'the night the clocks change 2027-03-28T00:30:00Z',
  ])('have free times for every guest and some full days, on %s', (moment) => {
    const counts = countShops(at(moment.split(' ').at(-1) as string));
    expect(counts.within48Hours).toBeGreaterThanOrEqual(60);
    expect(counts.withFullDay).toBeGreaterThanOrEqual(15);
  });

  it('have free times today in most shops', () => {
    expect(countShops(at('2026-11-18T11:00:00Z')).today).toBeGreaterThan(50);
  });
});
