import { wallAt } from '@thyme/domain/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breaksOf, endMinute, freeSpans, inLanes, openSpans, shownHours, worthOf } from './calendar-layout.ts';

const TUESDAY = '2026-11-17';
const hours = [
  { chair_id: null, weekday: 2, from: 540, to: 1080, week: null, date: null },
  { chair_id: 7, weekday: 2, from: 540, to: 720, week: null, date: null },
  { chair_id: 7, weekday: 2, from: 780, to: 1020, week: null, date: null },
];

describe('the hours of a chair', () => {
  it('are the shop’s unless it has its own', () => {
    expect(openSpans(hours, 3, TUESDAY)).toEqual([{ from: 540, to: 1080 }]);
    expect(openSpans(hours, 7, TUESDAY)).toEqual([
      { from: 540, to: 720 },
      { from: 780, to: 1020 },
    ]);
    expect(openSpans(hours, 7, '2026-11-18')).toEqual([]);
  });

  it('have a break between two stretches', () => {
    expect(breaksOf(openSpans(hours, 7, TUESDAY))).toEqual([{ from: 720, to: 780 }]);
    expect(breaksOf(openSpans(hours, 3, TUESDAY))).toEqual([]);
  });
});

describe('the free stretches of a column', () => {
  const busy = (from: number, to: number) => ({ starts: wallAt(TUESDAY, from), ends: wallAt(TUESDAY, to) });
  const open = [{ from: 540, to: 1080 }];

  it('are open, in the future and not taken', () => {
    expect(freeSpans(open, [busy(600, 660), busy(630, 720)], 0)).toEqual([
      { from: 540, to: 600 },
      { from: 720, to: 1080 },
    ]);
    expect(freeSpans(open, [busy(600, 660)], 630)).toEqual([{ from: 660, to: 1080 }]);
    expect(freeSpans(open, [], 1440)).toEqual([]);
  });

  it('leave out stretches that are too short to sell, and breaks', () => {
    expect(freeSpans(open, [busy(550, 1070)], 0)).toEqual([]);
    const [morning, afternoon] = [
      { from: 540, to: 720 },
      { from: 780, to: 1020 },
    ];
    expect(freeSpans([morning, afternoon], [busy(700, 800)], 0)).toEqual([
      { from: 540, to: 700 },
      { from: 800, to: 1020 },
    ]);
  });
});

describe('the hours that are shown', () => {
  it('include opening hours and anything outside of them', () => {
    const early = { starts: wallAt(TUESDAY, 450), ends: wallAt(TUESDAY, 510) };
    expect(shownHours([{ from: 540, to: 1080 }], [early])).toEqual({ from: 420, to: 1140 });
  });

  it('are a working day where nothing is open', () => {
    expect(shownHours([], [])).toEqual({ from: 540, to: 1140 });
  });

  it('end with the day', () => {
    const late = { starts: wallAt(TUESDAY, 1_400), ends: wallAt(TUESDAY, 1_500) };
    expect(endMinute(late)).toBe(1_440);
    expect(shownHours([], [late]).to).toBe(1_440);
  });
});

describe('lanes', () => {
  const spans = fc.array(
    fc
      .record({ starts: fc.integer({ min: 0, max: 500 }), length: fc.integer({ min: 1, max: 200 }) })
      .map(({ starts, length }) => ({ starts, ends: starts + length })),
    { maxLength: 30 },
  );

  it('contain every entry, without overlaps in a lane', () => {
    fc.assert(
      fc.property(spans, (items) => {
        const placed = inLanes(items);
        expect(placed).toHaveLength(items.length);
        for (const [index, one] of placed.entries()) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of placed.slice(index + 1)) {
            const overlap = one.item.starts < other.item.ends && other.item.starts < one.item.ends;
            if (overlap) expect([one.lanes, one.lane === other.lane]).toEqual([other.lanes, false]);
          }
        }
      }),
    );
  });

  it('give the full width to an entry without overlaps', () => {
    expect(
      inLanes([
        { starts: 0, ends: 10 },
        { starts: 10, ends: 20 },
      ]).map(({ lanes }) => lanes),
    ).toEqual([1, 1]);
  });
});

describe('what a day is worth', () => {
  const block = (appt_id: number, total_amount: number, status = 'Accept') => ({
    kind: 'visit',
    status,
    appt_id,
    total_amount,
  });

  it('counts an appointment of two services once, and no-shows not at all', () => {
    expect(worthOf([block(1, 80), block(1, 80), block(2, 40), block(3, 60, 'No Show')])).toBe(120);
    expect(worthOf([{ kind: 'block', status: null, appt_id: null, total_amount: null }])).toBe(0);
  });
});
