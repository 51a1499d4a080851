import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMajor } from '../money/index.ts';
import { amountMessage, amountRange, checkAmountLimits, readAmount, voucherTerms } from './index.ts';

const fixed = { retail: 45_00, value: 50_00, amountFrom: null, amountTo: null };
const open = { retail: 50_00, value: 50_00, amountFrom: 10_00, amountTo: 250_00 };

describe('the amount that a guest chooses', () => {
  it("[GIFT-001] is both price and value; without one the offer's own applies", () => {
    expect(voucherTerms(open, 37_50)).toEqual({ ok: true, value: { retail: 37_50, value: 37_50 } });
    expect(voucherTerms(open, null)).toEqual({ ok: true, value: { retail: 50_00, value: 50_00 } });
    expect(voucherTerms(fixed, null)).toEqual({ ok: true, value: { retail: 45_00, value: 50_00 } });
  });

  it('[GIFT-001] is refused for a voucher with a fixed amount', () => {
    const refused = voucherTerms(fixed, 45_00);
    expect(refused).toEqual({ ok: false, refusal: { code: 'amount-fixed' } });
    if (!refused.ok) expect(amountMessage(refused.refusal, 'EUR')).toContain('remove it from your cart');
  });

  it('[GIFT-001] is never sold outside the shop’s limits, and always within them', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), fc.integer({ min: -5_000, max: 60_000 }), (low, more, wanted) => {
        const from = low + 100;
        const to = from + more;
        const terms = voucherTerms({ retail: from, value: from, amountFrom: from, amountTo: to }, wanted);
        expect(terms.ok).toBe(wanted >= from && wanted <= to);
        expect(terms).toEqual(
          terms.ok
            ? { ok: true, value: { retail: wanted, value: wanted } }
            : { ok: false, refusal: { code: 'amount-outside', from, to } },
        );
        // The form accepts exactly what the server sells.
        if (wanted >= 0) expect(readAmount(String(toMajor(wanted)), from, to).ok).toBe(terms.ok);
      }),
    );
  });

  it.each([
    ['37.50', 37_50],
    [' €37.50 ', 37_50],
    ['1,000', null],
    ['250', 250_00],
    ['250.01', null],
    ['9.99', null],
    ['37.505', null],
    ['-20', null],
    ['', null],
    ['ten', null],
    ['€', null],
  ])('[GIFT-001] typed as "%s" is read as %s', (text, expected) => {
    const read = readAmount(text, 10_00, 250_00);
    expect(read.ok ? read.value : null).toBe(expected);
    if (!read.ok) expect(amountMessage(read.refusal, 'EUR')).toBe('Please enter an amount from €10 to €250.');
  });

  it('limits are formatted without needless cents', () => {
    expect(amountRange(10_00, 1_250_00, 'EUR')).toBe('€10 to €1,250');
    expect(amountRange(10_50, 20_00, 'USD')).toBe('$10.50 to $20');
    expect(amountRange(20_00, 20_00, 'GBP')).toBe('£20');
  });
});

describe('the limits of a shop', () => {
  it.each([
    [{}, null],
    [{ amountFrom: null, amountTo: null, retail: 45_00 }, null],
    [{ amountFrom: 50_00, amountTo: 50_00 }, null],
    [{ amountTo: null }, 'one-missing'],
    [{ amountFrom: null }, 'one-missing'],
    [{ amountFrom: 60_00, amountTo: 55_00 }, 'reversed'],
    [{ retail: 45_00 }, 'discounted'],
    [{ amountFrom: 51_00 }, 'default-outside'],
    [{ amountTo: 49_99 }, 'default-outside'],
  ])('[GIFT-002] %o: %s', (change, code) => {
    const checked = checkAmountLimits({ ...open, ...change });
    expect(checked.ok ? null : checked.refusal.code).toBe(code);
  });
});
