import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MINOR, sumOf } from '../money/index.ts';
import { billedMore, claimAfterEdit, priceEdited } from './edit-price.ts';

const amount = fc.integer({ min: 0, max: 100_000 });
const line = fc
  .record({ price: amount, special: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ price, special }) => ({
    price,
    specialPrice: Math.floor(price * special),
  }));
const lines = fc.array(line, { minLength: 1, maxLength: 6 });

describe('the price of an edited appointment', () => {
  it('[EDIT-002] takes off an amount or whole percent', () => {
    const cut = { price: 11_500, specialPrice: 0 };
    const brow = { price: 2_000, specialPrice: 1_800 };
    expect(priceEdited([cut, brow], { amount: 1_000 })).toEqual({
      ok: true,
      value: { subTotal: 13_500, discount: 1_200, deskDiscount: 1_000, total: 12_300, off: [865, 335] },
    });
    expect(priceEdited([cut], { percent: 10 })).toMatchObject({ value: { deskDiscount: 1_150, total: 10_350 } });
    expect(priceEdited([cut], null)).toMatchObject({ value: { discount: 0, total: 11_500 } });
  });

  it('[EDIT-003] refuses a discount over the price, no services, and invalid prices', () => {
    const cut = { price: 5_000, specialPrice: 4_000 };
    expect(priceEdited([cut], { amount: 4_001 })).toEqual({
      ok: false,
      refusal: { code: 'discount-over-price', most: 4_000 },
    });
    expect(priceEdited([cut], { amount: 4_000 })).toMatchObject({ value: { total: 0 } });
    for (const percent of [-1, 101, 2.5])
      expect(priceEdited([cut], { percent })).toMatchObject({ refusal: { code: 'bad-discount' } });
    expect(priceEdited([cut], { amount: -5 })).toMatchObject({ refusal: { code: 'bad-discount' } });
    expect(priceEdited([], null)).toMatchObject({ refusal: { code: 'no-lines' } });
    for (const bad of [-1, 0.5, Number.NaN])
      for (const [price, specialPrice] of [
        [bad, 0],
        [5_000, bad],
      ] as const)
        expect(priceEdited([cut, { price, specialPrice }], null)).toMatchObject({ refusal: { code: 'bad-price' } });
    expect(priceEdited([{ price: 4_000, specialPrice: 4_001 }], null)).toMatchObject({
      refusal: { code: 'bad-price' },
    });
    expect(priceEdited([{ price: 0, specialPrice: 0 }], { percent: -1 })).toMatchObject({
      refusal: { code: 'bad-discount' },
    });
    expect(priceEdited([{ price: MAX_MINOR, specialPrice: 0 }], null)).toMatchObject({ value: { total: MAX_MINOR } });
    expect(priceEdited([{ price: MAX_MINOR + 1, specialPrice: 0 }], null).ok).toBe(false);
  });

  it('[EDIT-002] sums exactly, line by line', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100 }), (sold, percent) => {
        const edited = priceEdited(sold, { percent });
        if (!edited.ok) throw new Error(edited.refusal.code);
        const { subTotal, discount, deskDiscount, total, off } = edited.value;
        expect(total).toBe(subTotal - discount);
        expect(sumOf(off)).toBe(discount);
        expect(deskDiscount).toBeLessThanOrEqual(discount);
        off.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(sold[index]?.price ?? 0);
        });
      }),
    );
  });

  it('[EDIT-004] a settled invoice is billed what a line costs more, and all of a new one', () => {
    const before = [
      { id: 1, net: 1_000 },
      { id: 2, net: 500 },
      { id: null, net: 700 },
    ];
    const after = [
      { id: 1, net: 1_500 },
      { id: 2, net: 300 },
      { id: null, net: 200 },
    ];
    expect(billedMore(before, after)).toEqual([500, 0, 200]);
  });

  it('[EDIT-004] a settled invoice gains and loses exactly the difference', () => {
    const nets = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), net: amount }), {
      selector: ({ id }) => id,
    });
    const fresh = fc.array(fc.record({ id: fc.constant(null), net: amount }), { maxLength: 3 });
    fc.assert(
      fc.property(nets, nets, fresh, (before, kept, news) => {
        const after = [...kept.filter(({ id }) => before.some((one) => one.id === id)), ...news];
        const added = billedMore(before, after);
        const total = (all: readonly { net: number }[]) => sumOf(all.map(({ net }) => net));
        expect(added.every((more) => more >= 0)).toBe(true);
        expect(sumOf(added)).toBeGreaterThanOrEqual(total(after) - total(before));
      }),
    );
  });

  it.each([
    ['nothing refunded, dearer', 7_500, 9_300, 7_500, 9_300],
    ['nothing refunded, cheaper', 7_500, 3_000, 7_500, 3_000],
    ['a product on the bill, cheaper', 7_500, 3_000, 9_900, 5_400],
    ['half refunded, dearer: only what was added', 7_500, 9_300, 3_750, 5_550],
    ['half refunded, cheaper: down to the new price', 7_500, 3_000, 3_750, 3_000],
    ['a service refunded and then removed: not a second time', 9_300, 7_500, 7_500, 7_500],
    ['half refunded, cheaper than before and not than what was kept', 7_500, 5_000, 3_750, 3_750],
    ['all refunded, cheaper', 7_500, 3_000, 0, 0],
  ])('[EDIT-012] %s', (_case, before, total, claimed, after) => {
    expect(claimAfterEdit({ before, total, claimed })).toBe(after);
  });

  it('[EDIT-012] without a refund the claim follows the price; with one it is never above it nor below 0', () => {
    fc.assert(
      fc.property(amount, amount, amount, (before, total, refunded) => {
        expect(claimAfterEdit({ before, total, claimed: before })).toBe(total);
        const after = claimAfterEdit({ before, total, claimed: Math.max(0, before - refunded) });
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(total);
      }),
    );
  });
});
