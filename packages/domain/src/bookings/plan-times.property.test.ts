import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { busyCalendar, type ShopCalendar } from '../availability/index.ts';
import { dayNumber, instantOf, wallAt } from '../time/index.ts';
import { planTimes } from './index.ts';

const shop: ShopCalendar = {
  zone: 'Europe/Dublin',
  hours: ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => ({ weekday, from: 540, to: 1140 })),
  closedWeekdays: [],
  closedDates: [],
  blockedDates: [],
  slotMinutes: 15,
  noticeMinutes: 0,
};
// The days around the night on which the clocks go back.
const first = dayNumber('2026-10-24');
const moment = (day: number, minute: number) => instantOf(shop.zone, (first + day) * 86_400 + minute * 60);
const now = instantOf(shop.zone, wallAt('2026-10-20', 0));

const chair = fc.integer({ min: 1, max: 3 });
const range = fc
  .record({
    chair,
    day: fc.integer({ min: 0, max: 2 }),
    slot: fc.integer({ min: 0, max: 36 }),
    length: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ chair: taken, day, slot, length }) => ({
    chair: taken,
    from: moment(day, 540 + slot * 15),
    to: moment(day, 540 + slot * 15) + length * 900,
  }));
const wish = fc.record({
  offer: fc.record({
    minutes: fc.constantFrom(15, 30, 45, 60, 90),
    bufferMinutes: fc.constantFrom(0, 0, 15, 30),
    chairs: fc.option(fc.uniqueArray(chair, { minLength: 1 }), { nil: undefined }),
  }),
  at: fc
    .record({ day: fc.integer({ min: 0, max: 2 }), slot: fc.integer({ min: 0, max: 36 }) })
    .map(({ day, slot }) => moment(day, 540 + slot * 15)),
});

describe('any cart', () => {
  it('never books a chair twice, a chair that cannot serve, or a guest in two places at once', () => {
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 12 }),
        fc.array(wish, { minLength: 1, maxLength: 4 }),
        (taken, wishes) => {
          const plan = planTimes({ shop, now, busy: busyCalendar([1, 2, 3], taken) }, wishes);
          if (!plan.ok) return;
          const lines = plan.value.flatMap(({ placed, wishes: granted }) =>
            placed.map((line, position) => ({ ...line, index: granted[position] as number })),
          );
          expect(lines.map(({ index }) => index).sort()).toEqual(wishes.map((_wish, index) => index));
          for (const [position, line] of lines.entries()) {
            const { offer } = wishes[line.index] as (typeof wishes)[number];
            expect(line.to - line.from).toBe(offer.minutes * 60);
            if (offer.chairs) expect(offer.chairs).toContain(line.chair);
            const others = [...taken, ...lines.slice(0, position).map((other) => ({ ...other, to: other.busyUntil }))];
            const clash = others.filter(
              (other) => other.chair === line.chair && other.from < line.busyUntil && line.from < other.to,
            );
            expect(clash).toEqual([]);
          }
          const spans = plan.value.toSorted((a, b) => a.startsAt - b.startsAt);
          for (const [position, appointment] of spans.entries())
            if (position > 0) expect(appointment.startsAt).toBeGreaterThanOrEqual(spans[position - 1]?.endsAt ?? 0);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is planned completely or not at all', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 4 }), (wishes) => {
        const everything = [1, 2, 3].map((taken) => ({ chair: taken, from: moment(0, 0), to: moment(3, 0) }));
        const plan = planTimes({ shop, now, busy: busyCalendar([1, 2, 3], everything) }, wishes);
        expect(plan.ok).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});
