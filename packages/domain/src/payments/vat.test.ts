import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/index.ts';
import { creditLines, vatBreakdown, vatIn } from './index.ts';

describe('VAT in an amount', () => {
  it.each([
    [12_300, 23, 2_300],
    [9_500, 13.5, 1_130],
    [100, 9, 8],
    [109, 9, 9],
    [7_500, 0, 0],
    [0, 23, 0],
    // Half a cent is rounded up.
    [3, 20, 1],
  ])('[INV-020] of %i at %f percent is %i', (gross, rate, vat) => {
    expect(vatIn(gross, rate)).toBe(vat);
  });
});

describe('VAT of an invoice', () => {
  it('[INV-020] is rounded once for each rate, and the lines share it', () => {
    const lines = [
      { amount: 333, vatRate: 13.5 },
      { amount: 333, vatRate: 13.5 },
      { amount: 333, vatRate: 13.5 },
      { amount: 5_000, vatRate: null },
      { amount: 1_230, vatRate: 23 },
    ];
    const { groups, lines: shares, vat } = vatBreakdown(lines);
    expect(groups).toEqual([
      { rate: 23, gross: 1_230, net: 1_000, vat: 230 },
      { rate: 13.5, gross: 999, net: 880, vat: 119 },
    ]);
    expect(shares).toEqual([40, 40, 39, 0, 230]);
    expect(vat).toBe(349);
  });

  const rates = fc.constantFrom(null, 0, 9, 13.5, 20, 23);
  const lines = fc.array(fc.record({ amount: fc.integer({ min: 0, max: 100_000 }), vatRate: rates }), {
    minLength: 1,
    maxLength: 8,
  });

  it('[INV-020] adds up: lines to groups, net and VAT to gross', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const { groups, lines: shares, vat } = vatBreakdown(given);
        expect(sumOf([...shares])).toBe(vat);
        for (const { rate, gross, net, vat: own } of groups) {
          expect(net + own).toBe(gross);
          expect(sumOf(given.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount))).toBe(gross);
          expect(sumOf(shares.filter((_, index) => given[index]?.vatRate === rate))).toBe(own);
        }
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(given[index]?.amount ?? 0);
      }),
    );
  });

  it('[INV-022] a credit note deducts from each line in proportion, with its VAT; nothing if nothing is refunded', () => {
    const sold = [
      { amount: 10_000, vatRate: 23, credited: 0, creditedVat: 0 },
      { amount: 1_000, vatRate: 23, credited: 0, creditedVat: 0 },
      { amount: 2_000, vatRate: null, credited: 0, creditedVat: 0 },
    ];
    expect(creditLines(sold, 13_000)).toEqual([
      { amount: 10_000, vat: 1_870 },
      { amount: 1_000, vat: 187 },
      { amount: 2_000, vat: 0 },
    ]);
    const none = sold.map(() => ({ amount: 0, vat: 0 }));
    expect(creditLines(sold, 0)).toEqual(none);
    expect(creditLines(sold, -5)).toEqual(none);
  });

  it('[INV-022] credit notes for all of an invoice, in any parts, sum to its amount and to its VAT', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 5 }), (given, amounts) => {
        const credited = given.map(() => ({ amount: 0, vat: 0 }));
        for (const amount of [...amounts, Number.MAX_SAFE_INTEGER]) {
          const left = sumOf(given.map((line) => line.amount)) - sumOf(credited.map((line) => line.amount));
          const note = creditLines(
            given.map((line, index) => ({
              ...line,
              credited: credited[index]?.amount ?? 0,
              creditedVat: credited[index]?.vat ?? 0,
            })),
            amount,
          );
          expect(sumOf(note.map((line) => line.amount))).toBe(Math.min(amount, left));
          for (const [index, line] of note.entries()) {
            expect(line.vat).toBeGreaterThanOrEqual(0);
            const sums = credited[index];
            if (sums) credited[index] = { amount: sums.amount + line.amount, vat: sums.vat + line.vat };
          }
        }
        expect(credited.map(({ amount }) => amount)).toEqual(given.map(({ amount }) => amount));
        expect(sumOf(credited.map(({ vat }) => vat))).toBe(vatBreakdown(given).vat);
      }),
    );
  });

  it('[INV-022] credits what goes back the way it came before the rest', () => {
    const lines = [
      { amount: 5_000, vatRate: 13.5, credited: 0, ahead: 5_000 },
      { amount: 3_000, vatRate: null, credited: 0, ahead: 3_000, restored: 1_000 },
    ];
    expect(creditLines(lines, 1_000).map(({ amount }) => amount)).toEqual([0, 1_000]);
    expect(creditLines(lines, 1_700).map(({ amount }) => amount)).toEqual([500, 1_200]);
  });

  it('[INV-022] what goes back the way it came leaves less of its line for the rest', () => {
    const amounts = (lines: Parameters<typeof creditLines>[0], amount: number) =>
      creditLines(lines, amount).map((line) => line.amount);
    const line = (amount: number, more: object = {}) => ({ amount, vatRate: 13.5, credited: 0, ...more });
    expect(amounts([line(5_000, { restored: 2_000 }), line(3_000)], 4_000)).toEqual([3_000, 1_000]);
    expect(amounts([line(5_000, { ahead: 5_000 }), line(6_000, { ahead: 3_000, restored: 1_000 })], 1_700)).toEqual([
      500, 1_200,
    ]);
    expect(amounts([line(5_000, { ahead: 2_000 }), line(5_000)], 4_000)).toEqual([2_750, 1_250]);
  });

  it('[INV-022] credits the lines that come first before the others, as far as they go', () => {
    const lines = [
      { amount: 3_000, vatRate: 13.5, credited: 0, ahead: 3_000 },
      { amount: 3_000, vatRate: 13.5, credited: 0, ahead: 1_000, isFirst: true },
    ];
    const amounts = (amount: number) => creditLines(lines, amount).map((line) => line.amount);
    expect([500, 2_500, 4_000].map(amounts)).toEqual([
      [0, 500],
      [0, 2_500],
      [1_000, 3_000],
    ]);
  });

  it('[INV-022] credits all of a line that a session paid which was worth more than the line', () => {
    const lines = [
      { amount: 5_000, vatRate: 13.5, credited: 0, restored: 5_000 },
      { amount: 200, vatRate: null, credited: 0, restored: -1_000 },
    ];
    expect(creditLines(lines, 5_200).map(({ amount }) => amount)).toEqual([5_000, 200]);
    expect(creditLines(lines, 4_000).map(({ amount }) => amount)).toEqual([5_000, -1_000]);
  });

  it('[INV-022] credit notes sum to the VAT of the invoice, though a discount changed it after the first', () => {
    const [first] = creditLines([{ amount: 8_333, vatRate: 13.5, credited: 0 }], 5);
    expect(first).toEqual({ amount: 5, vat: 0 });
    const lowered = { amount: 8_332, vatRate: 13.5, credited: 5 };
    const [last] = creditLines([lowered], 9_000);
    expect(last).toEqual({ amount: 8_327, vat: 990 });
    expect(vatBreakdown([{ ...lowered, creditedVat: 0 }]).vat).toBe(990);
    expect(vatBreakdown([{ ...lowered, credited: 8_332, creditedVat: 990 }]).vat).toBe(990);
  });
});
