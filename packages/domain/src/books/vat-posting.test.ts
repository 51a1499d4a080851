import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/index.ts';
import { vatBreakdown, vatIn } from '../payments/index.ts';
import {
  invoiceParts,
  type Movement,
  type Posting,
  type PostingLine,
  paidForUse,
  postMovement,
  type RateChange,
  singleRate,
  taxPoint,
  termsOn,
} from './index.ts';

const taxed = (rate: number | null) => ({ rate, treatment: 'taxed' as const });

const line = (id: number, amount: number, more: Partial<PostingLine> = {}): PostingLine => ({
  id,
  amount,
  appointmentId: 1,
  isVoucher: false,
  isTaxedLater: false,
  suppliedOn: '2026-07-10',
  terms: () => taxed(13.5),
  ...more,
});

const movement = (id: number, amount: number, more: Partial<Movement> = {}): Movement => ({
  id,
  amount,
  date: '2026-06-20',
  appointmentId: 1,
  undoes: null,
  undoings: [],
  checkoutId: null,
  voucher: null,
  tips: 0,
  credited: [],
  ...more,
});

const run = (lines: readonly PostingLine[], movements: readonly Movement[]) => {
  const posted: Posting[] = [];
  for (const one of movements) posted.push(...postMovement(one, lines, posted));
  return posted;
};

describe('the rate of a day', () => {
  const changes: RateChange[] = [
    { validFrom: '2026-07-01', terms: taxed(9), before: taxed(13.5) },
    { validFrom: '2027-01-01', terms: null, before: taxed(9) },
  ];
  it.each([
    ['2026-06-30', taxed(13.5)],
    ['2026-07-01', taxed(9)],
    ['2026-12-31', taxed(9)],
    ['2027-01-01', null],
  ])('[BOOKS-010] is the one in force on %s', (date, expected) => {
    expect(termsOn(changes, taxed(23), date)).toEqual(expected);
    expect(termsOn(changes.toReversed(), taxed(23), date)).toEqual(expected);
  });

  it('[BOOKS-010] is the current one if it never changed', () => {
    expect(termsOn([], taxed(23), '2020-01-01')).toEqual(taxed(23));
  });

  it('[BOOKS-011] is that of the supply, or of a payment before it', () => {
    expect(taxPoint('2026-06-20', '2026-07-10')).toBe('2026-06-20');
    expect(taxPoint('2026-07-20', '2026-07-10')).toBe('2026-07-10');
    expect(taxPoint('2026-07-20', null)).toBe('2026-07-20');
  });

  it('[BOOKS-012] is known for a voucher that is valid for one rate only', () => {
    expect(singleRate([9, 9])).toBe(9);
    for (const rates of [[9, 13.5], [9, null], [null, 9], [null, null], []]) expect(singleRate(rates)).toBeNull();
  });
});

describe('what a payment is for', () => {
  const byDate = (date: string) => taxed(date < '2026-07-01' ? 13.5 : 9);

  it('[BOOKS-011] taxes a deposit at the rate of its day, and the rest at the rate of the appointment', () => {
    const lines = [line(1, 10_000, { terms: byDate })];
    const posted = run(lines, [movement(1, 3_000), movement(2, 7_000, { date: '2026-07-10' })]);
    expect(posted.map(({ rate, gross, vat }) => [rate, gross, vat])).toEqual([
      [13.5, 3_000, vatIn(3_000, 13.5)],
      [9, 7_000, vatIn(7_000, 9)],
    ]);
    expect(invoiceParts(lines, posted, { credited: [], today: '2026-07-10' })).toMatchObject([
      { lineId: 1, amount: 3_000, vatRate: 13.5 },
      { lineId: 1, amount: 7_000, vatRate: 9 },
    ]);
  });

  it('[BOOKS-012] taxes a voucher for several rates when it is used, on what was paid for it', () => {
    const bought = run(
      [line(1, 9_000, { isVoucher: true, isTaxedLater: true, appointmentId: null })],
      [movement(1, 9_000, { appointmentId: null })],
    );
    expect(bought).toMatchObject([{ kind: 'voucher', rate: null, vat: 0, gross: 9_000 }]);
    const used = run([line(1, 10_000)], [movement(1, 10_000, { voucher: { isSingle: false, bonus: 1_000 } })]);
    expect(used).toMatchObject([
      { kind: 'sale', rate: 13.5, gross: 9_000, vat: vatIn(9_000, 13.5) },
      { kind: 'bonus', rate: null, gross: 1_000, vat: 0 },
    ]);
  });

  it('[BOOKS-012] taxes a voucher for one rate when it is sold, and not again', () => {
    const voucher = line(1, 5_000, { isVoucher: true, appointmentId: null, suppliedOn: null });
    expect(run([voucher], [movement(1, 5_000, { appointmentId: null })])).toMatchObject([
      { kind: 'sale', rate: 13.5, vat: vatIn(5_000, 13.5) },
    ]);
    const used = run([line(1, 5_000)], [movement(1, 5_000, { voucher: { isSingle: true, bonus: 0 } })]);
    expect(used).toMatchObject([{ kind: 'prepaid', rate: null, vat: 0, gross: 5_000 }]);
  });

  it('[BOOKS-013] reverses at the rate it was sold with, from the line that the credit note names', () => {
    const lines = [line(1, 4_000), line(2, 2_000, { terms: () => taxed(23) })];
    const posted = run(lines, [
      movement(1, 6_000),
      movement(2, -2_000, { credited: [{ lineId: 2, rate: 23, amount: 2_000, vat: 374 }] }),
    ]);
    expect(posted.at(-1)).toMatchObject({ lineId: 2, rate: 23, gross: -2_000, vat: -vatIn(2_000, 23) });
  });

  it('[BOOKS-013] a tip has no VAT, nor has an overpayment', () => {
    const posted = run([line(1, 4_000)], [movement(1, 5_000, { tips: 700 })]);
    expect(posted.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['tip', 700],
      ['sale', 4_000],
      ['credit', 300],
    ]);
  });

  it('[BOOKS-012] the price of a voucher is shared by its uses to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.nat({ max: 9_000 }), { maxLength: 8 }),
        (value, percent, uses) => {
          const retail = Math.max(1, Math.floor((value * percent) / 100));
          let left = value;
          let paid = 0;
          for (const use of [...uses, value]) {
            const after = Math.max(0, left - use);
            paid += paidForUse({ value, retail }, { before: left, after });
            left = after;
          }
          expect(paid).toBe(retail);
        },
      ),
    );
  });

  it('[BOOKS-014] any sequence of payments and refunds sums to the entries, and its VAT is exact for each rate', () => {
    const rates = fc.constantFrom(0, 9, 13.5, 23, null);
    const sold = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 20_000 }), rate: rates }), {
      minLength: 1,
      maxLength: 5,
    });
    const moves = fc.array(fc.record({ amount: fc.integer({ min: -9_000, max: 15_000 }), voucher: fc.nat(3) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(sold, moves, (list, wanted) => {
        const lines = list.map(({ amount, rate }, index) => line(index + 1, amount, { terms: () => taxed(rate) }));
        let paid = 0;
        const movements = wanted.flatMap(({ amount, voucher }, index) => {
          const real = Math.max(-paid, amount);
          if (real === 0) return [];
          paid += real;
          const by =
            voucher === 1 ? { isSingle: true, bonus: 0 } : voucher === 2 ? { isSingle: false, bonus: 0 } : null;
          return [movement(index + 1, real, { voucher: by })];
        });
        const posted = run(lines, movements);
        for (const { id, amount } of movements) {
          const own = posted.filter(({ entryId }) => entryId === id);
          expect(sumOf(own.map(({ gross }) => gross))).toBe(amount);
        }
        for (const rate of [0, 9, 13.5, 23]) {
          const own = posted.filter((one) => one.rate === rate);
          expect(sumOf(own.map(({ vat }) => vat))).toBe(vatIn(sumOf(own.map(({ gross }) => gross)), rate));
        }
        for (const { id, amount } of lines) {
          const own = sumOf(posted.filter(({ lineId }) => lineId === id).map(({ gross }) => gross));
          expect(own).toBeGreaterThanOrEqual(0);
          expect(own).toBeLessThanOrEqual(amount);
        }
      }),
    );
  });

  it('[BOOKS-014] what is paid in full has the VAT of its invoice, however it was paid', () => {
    const sold = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 20_000 }), rate: fc.constantFrom(9, 13.5, 23) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(sold, fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 5 }), (list, cuts) => {
        const lines = list.map(({ amount, rate }, index) => line(index + 1, amount, { terms: () => taxed(rate) }));
        let left = sumOf(lines.map(({ amount }) => amount));
        const amounts = cuts.map((percent) => {
          const part = Math.floor((left * percent) / 100);
          left -= part;
          return part;
        });
        const posted = run(
          lines,
          [...amounts, left].flatMap((amount, index) => (amount > 0 ? [movement(index + 1, amount)] : [])),
        );
        const parts = invoiceParts(lines, posted, { credited: [], today: '2026-06-20' });
        for (const { rate, gross, vat } of vatBreakdown(parts).groups) {
          const own = posted.filter((one) => one.rate === rate);
          expect([sumOf(own.map((one) => one.gross)), sumOf(own.map((one) => one.vat))]).toEqual([gross, vat]);
        }
      }),
    );
  });

  it('[BOOKS-014] an undone payment leaves nothing behind', () => {
    const lines = [line(1, 4_000), line(2, 3_000, { terms: () => taxed(23) })];
    const posted = run(lines, [movement(1, 7_500, { tips: 500 }), movement(2, -7_500, { undoes: 1, undoings: [2] })]);
    const left = Map.groupBy(posted, ({ kind, rate, lineId }) => `${kind}${rate}${lineId}`);
    for (const group of left.values())
      expect([sumOf(group.map(({ gross }) => gross)), sumOf(group.map(({ vat }) => vat))]).toEqual([0, 0]);
  });

  it('[BOOKS-014] a discount after a credit note leaves the VAT that both documents state', () => {
    // 83.33 was invoiced, 0.05 credited without VAT in it, and 0.01 taken off at the till.
    const credited = [{ lineId: 1, rate: 13.5, amount: 5, vat: 0 }];
    const paid = run([line(1, 8_333)], [movement(1, 3_333), movement(2, -5, { credited })]);
    const lines = [line(1, 8_332)];
    paid.push(...postMovement(movement(3, 4_999, { credited }), lines, paid));
    expect(sumOf(paid.map(({ gross }) => gross))).toBe(8_327);
    // The note's VAT stays, so that of the invoice is what remains: a cent less than that of 83.32.
    const { vat } = vatBreakdown(invoiceParts(lines, paid, { credited, today: '2026-07-10' }));
    expect([sumOf(paid.map((one) => one.vat)), vat]).toEqual([990, 990]);
    expect(vatIn(8_332, 13.5)).toBe(991);
  });

  it('[BOOKS-014] a payment is not for what was credited', () => {
    const lines = [line(1, 2_400, { isOrdered: true, terms: () => taxed(23) }), line(2, 5_000)];
    const credited = [{ lineId: 1, rate: 23, amount: 10, vat: 2 }];
    const paid = run(lines, [
      movement(1, 4_400, { appointmentId: null }),
      movement(2, -10, { appointmentId: null, credited }),
      movement(3, 3_000, { appointmentId: null, credited }),
    ]);
    const left = lines.map((one) => sumOf(paid.filter(({ lineId }) => lineId === one.id).map(({ gross }) => gross)));
    expect(left).toEqual([2_390, 5_000]);
  });
});
