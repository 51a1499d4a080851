import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillOf, freeMinutesOf, minutesOf, partMinutes, workloadOf } from './load.ts';

const minute = fc.integer({ min: 0, max: 1440 });
const span = fc.tuple(minute, minute).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

describe('how full a day is', () => {
  it.each([
    ['half of the hours', { open: 480, off: 0, booked: 240 }, 50],
    ['blocked time is not for sale', { open: 480, off: 240, booked: 240 }, 100],
    ['more than the hours', { open: 480, off: 0, booked: 600 }, 100],
    ['closed', { open: 0, off: 0, booked: 0 }, null],
    ['booked on a closed day', { open: 0, off: 0, booked: 30 }, 100],
    ['blocked for the whole day', { open: 480, off: 480, booked: 0 }, null],
    ['blocked for longer than the hours', { open: 60, off: 90, booked: 0 }, null],
    ['nothing booked', { open: 480, off: 0, booked: 0 }, 0],
  ])('[CAL-002] %s', (_name, load, fill) => {
    expect(fillOf(load)).toBe(fill);
  });

  it('[CAL-011] what is free and what is booked make up the working time; a full day has nothing free', () => {
    expect(freeMinutesOf({ open: 480, off: 120, booked: 90 })).toBe(270);
    fc.assert(
      fc.property(fc.record({ open: minute, off: minute, booked: minute }), (load) => {
        const working = Math.max(0, load.open - load.off);
        const free = freeMinutesOf(load);
        expect(free + Math.min(load.booked, working)).toBe(working);
        if (free === 0) expect([null, 100]).toContain(fillOf(load));
      }),
    );
  });

  it('[CAL-002] the parts of a day add up to its spans', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), (spans) => {
        const total = spans.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(minutesOf(partMinutes(spans))).toBe(total);
      }),
    );
  });

  it('[CAL-002] splits a span at noon and at the evening', () => {
    expect(partMinutes([{ from: 11 * 60, to: 18 * 60 }])).toEqual({ morning: 60, afternoon: 300, evening: 60 });
  });

  it('[DESKC-005] of a week: a day off takes away that day alone', () => {
    const day = { open: 480, off: 0, booked: 240 };
    expect(workloadOf([day, day])).toEqual({ working: 960, fill: 50 });
    expect(workloadOf([day, { open: 480, off: 1_380, booked: 0 }])).toEqual({ working: 480, fill: 50 });
    expect(workloadOf([])).toEqual({ working: 0, fill: null });
    fc.assert(
      fc.property(fc.array(fc.record({ open: minute, off: minute, booked: minute }), { maxLength: 7 }), (days) => {
        const { working, fill } = workloadOf(days);
        expect(working).toBeLessThanOrEqual(days.reduce((sum, { open }) => sum + open, 0));
        if (fill !== null) expect(fill).toBeGreaterThanOrEqual(0);
        expect(fill === null).toBe(working === 0 && days.every(({ booked }) => booked === 0));
      }),
    );
  });
});
