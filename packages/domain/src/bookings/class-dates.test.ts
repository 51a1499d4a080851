import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropDate, isMissed, paidShare, type SeatLine } from './index.ts';

const amount = fc.integer({ min: 1, max: 200_000 });
/** A repeated class: a line for each date. A course: one line with several dates. */
const anyClass = fc.oneof(
  fc.array(
    fc.tuple(amount, fc.boolean()).map(
      ([price, isSpecial]): SeatLine => ({
        price,
        specialPrice: isSpecial ? Math.ceil(price / 2) : 0,
        dates: 1,
      }),
    ),
    { minLength: 1, maxLength: 14 },
  ),
  fc
    .tuple(amount, fc.integer({ min: 1, max: 14 }))
    .map(([price, dates]): SeatLine[] => [{ price, specialPrice: 0, dates }]),
);
const totalOf = (lines: readonly SeatLine[]) =>
  lines.reduce((sum, { price, specialPrice }) => sum + (specialPrice || price), 0);

describe('dropping one date of a class', () => {
  it('[CLASS-001] what is owed and what was paid is refunded date by date, and the shares sum to the whole', () => {
    fc.assert(
      fc.property(anyClass, fc.nat(), fc.integer({ min: 0, max: 100 }), (given, seed, percent) => {
        let lines = [...given];
        const whole = totalOf(lines);
        const paid = Math.floor((whole * percent) / 100);
        let [owed, left] = [whole, paid];
        for (let turn = seed; lines.length > 0; turn += 7) {
          const index = turn % lines.length;
          const line = lines[index] as SeatLine;
          const dropped = dropDate(line);
          const share = paidShare(left, dropped.total, lines);
          expect(dropped.total).toBe(dropped.price - dropped.discount);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(left);
          owed -= dropped.total;
          left -= share;
          expect(left).toBeLessThanOrEqual(owed);
          lines = dropped.left
            ? lines.with(index, { ...line, ...dropped.left, dates: line.dates - 1 })
            : lines.toSpliced(index, 1);
          expect(totalOf(lines)).toBe(owed);
        }
        expect([owed, left]).toEqual([0, 0]);
      }),
    );
  });

  it('[CLASS-001] a third of €9 paid for three dates of €15 is refunded', () => {
    const lines = Array.from({ length: 3 }, () => ({ price: 1500, specialPrice: 0, dates: 1 }));
    expect(dropDate(lines[0] as SeatLine)).toEqual({ left: null, price: 1500, discount: 0, total: 1500 });
    expect(paidShare(900, 1500, lines)).toBe(300);
  });

  it('[CLASS-001] the last date refunds all that is left, even of a free class', () => {
    const free = { price: 0, specialPrice: 0, dates: 1 };
    expect(paidShare(500, 0, [free])).toBe(500);
    expect(paidShare(500, 0, [free, free])).toBe(250);
  });

  it('[CLASS-001] a date of a course costs its share', () => {
    const course = { price: 10_000, specialPrice: 8_000, dates: 3 };
    expect(dropDate(course)).toEqual({
      left: { price: 6_667, specialPrice: 5_334 },
      price: 3_333,
      discount: 667,
      total: 2_666,
    });
  });
});

it.each([
  [[], false],
  [['missed'], true],
  [['missed', 'missed'], true],
  [['missed', 'here'], false],
  [['missed', null], false],
] as const)('[CLASS-002] attendance %j counts as missed: %s', (marks, missed) => {
  expect(isMissed(marks.map((attendance) => ({ attendance })))).toBe(missed);
});
