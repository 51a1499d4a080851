import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MINOR, percentOf, sumOf } from '../money/index.ts';
import {
  askedPercent,
  type CartItem,
  type CartQuote,
  type CartService,
  type CartVoucher,
  checkSentTotals,
  coverableOf,
  quoteCart,
  withCall,
} from './index.ts';

const service = (changes: Partial<CartService> = {}): CartService => ({
  kind: 'service',
  pricingId: 1,
  price: 5000,
  specialPrice: 0,
  specialDeposit: null,
  isGroup: false,
  ...changes,
});
const voucher = (changes: Partial<CartVoucher> = {}): CartVoucher => ({
  kind: 'voucher',
  voucherId: 1,
  retail: 5000,
  quantity: 1,
  person: 'Aoife Byrne',
  salesLimit: -999,
  sold: 0,
  ...changes,
});
const quoted = (items: CartItem[], depositPercent = 0): CartQuote => {
  const quote = quoteCart(items, depositPercent);
  if (!quote.ok) throw new Error(`refused: ${quote.refusal.code}`);
  return quote.value;
};
const repeated = (occurrences: number) => service({ isGroup: true, isRepeated: true, occurrences });

describe('prices', () => {
  it('[SHOP-005] a special price of 0 means none: the normal price applies', () => {
    expect(quoted([service({ specialPrice: 0 })])).toMatchObject({ total: 5000, discount: 0 });
    expect(quoted([service({ specialPrice: 4000 })])).toMatchObject({ total: 4000, discount: 1000, subTotal: 5000 });
  });

  it('the discount is the amount saved by special prices', () => {
    expect(quoted([service({ specialPrice: 4000 }), service({ specialPrice: 4500 }), service()])).toMatchObject({
      subTotal: 15000,
      discount: 1500,
      serviceTotal: 13500,
      total: 13500,
    });
  });

  it('[SHOP-034] a repeated group counts once per occurrence', () => {
    expect(quoted([repeated(6)]).lines[0]?.quantity).toBe(6);
    expect(quoted([service({ isGroup: true, occurrences: 6 })]).lines[0]?.quantity).toBe(1);
  });

  it('[SHOP-035] a repeated group costs its price times its occurrences', () => {
    expect(quoted([repeated(6)]).total).toBe(30000);
    expect(quoted([{ ...repeated(6), specialPrice: 4000 }])).toMatchObject({ total: 24000, discount: 6000 });
  });
});

describe('deposits', () => {
  it('[PAY-004] the deposit is the percent of the services without a special deposit', () => {
    const quote = quoted([service(), service({ price: 3000 }), service({ price: 9900, specialDeposit: 50 })], 20);
    expect(quote.deposit).toBe(1600);
  });

  it('[PAY-005] the deposit is computed to the cent, on the sum', () => {
    expect(quoted([service({ price: 3333 })], 33).deposit).toBe(1100);
    expect(quoted([service({ price: 1 }), service({ price: 1 }), service({ price: 1 })], 50).deposit).toBe(2);
    expect(quoted([service({ price: 4999 })], 12.5).deposit).toBe(625);
  });

  it('[PAY-006] special deposits are a percent of each service, summed', () => {
    const quote = quoted([service({ specialDeposit: 10 }), service({ price: 3333, specialDeposit: 50 }), service()], 0);
    expect(quote).toMatchObject({ specialDeposit: 500 + 1667, deposit: 0 });
  });

  it('[PAY-006] a special deposit of 0 is none', () => {
    expect(quoted([service({ specialDeposit: 0 })], 20)).toMatchObject({ specialDeposit: 0, deposit: 1000 });
  });

  it('[PAY-007] total payable is vouchers plus deposit plus special deposits', () => {
    const quote = quoted([service(), service({ specialDeposit: 50 }), voucher({ quantity: 2 })], 20);
    expect(quote).toMatchObject({ deposit: 1000, specialDeposit: 2500, voucherTotal: 10000, payableNow: 13500 });
    expect(quote.dueLater).toBe(6500);
  });

  it('a percentage of 100 is payment in full; special prices determine the deposit if there are any', () => {
    expect(quoted([service({ specialPrice: 4000 })], 100)).toMatchObject({ payableNow: 4000, dueLater: 0 });
    expect(quoted([service()], 0)).toMatchObject({ payableNow: 0, dueLater: 5000 });
  });
});

describe('the effective deposit percentage', () => {
  const asked = (items: CartItem[], percent: number) => {
    const quote = quoted(items, percent);
    return askedPercent(quote, quote.lines);
  };

  it("[PAY-070] is the shop's own if no service has a special deposit, whatever the cents", () => {
    expect(asked([service({ price: 133 }), service({ price: 7 })], 20)).toBe(20);
  });

  it('[PAY-070] is the special deposit, or the average of all of them, to two decimals', () => {
    expect(asked([service({ price: 21_900, specialDeposit: 40 })], 25)).toBe(40);
    expect(asked([service(), service({ specialDeposit: 50 })], 20)).toBe(35);
    expect(asked([service({ price: 1000 }), service({ price: 2000, specialDeposit: 50 })], 20)).toBe(40);
    expect(
      asked([service({ price: 1000 }), service({ price: 1000 }), service({ price: 1000, specialDeposit: 50 })], 25),
    ).toBe(33.33);
  });

  it('[PAY-070] is 0 if nothing costs anything', () => {
    expect(asked([service({ price: 0 })], 20)).toBe(0);
  });
});

describe('a paid consultation call', () => {
  it('is part of the services: in the total, and in the amount the deposit is a percent of', () => {
    const quote = quoted(withCall([service(), voucher()], 2000), 20);
    expect(quote).toMatchObject({ subTotal: 7000, deposit: 1400, voucherTotal: 5000, total: 12000, payableNow: 6400 });
    expect(quote.lines.map(({ item, payableNow }) => [item.kind, payableNow])).toEqual([
      ['service', 1000],
      ['voucher', 5000],
      ['call', 400],
    ]);
  });

  it('adds no line when it is free', () => {
    expect(withCall([service()], 0)).toEqual([service()]);
  });
});

describe('quoteCart refuses', () => {
  it.each([0, -1, 1.5, 1e9, 100, Number.NaN])('a quantity of %f', (quantity) => {
    expect(quoteCart([voucher({ quantity })], 0)).toEqual({ ok: false, refusal: { code: 'bad-quantity', index: 0 } });
  });

  it.each([0, -1, 1, 1.5, 15, 1e9])('%f occurrences', (occurrences) => {
    expect(quoteCart([service(), repeated(occurrences)], 0)).toEqual({
      ok: false,
      refusal: { code: 'bad-occurrences', index: 1 },
    });
  });

  it.each([
    ['an empty cart', [], { code: 'empty-cart' }],
    ['a voucher without a recipient', [voucher({ person: '  ' })], { code: 'person-missing', index: 0 }],
    ['a negative price', [service({ price: -1 })], { code: 'bad-price', index: 0 }],
    ['a price with a fraction of a cent', [service({ specialPrice: 0.5 })], { code: 'bad-price', index: 0 }],
    ['a deposit over 100 percent', [service({ specialDeposit: 101 })], { code: 'bad-price', index: 0 }],
    ['a negative deposit', [service({ specialDeposit: -1 })], { code: 'bad-price', index: 0 }],
    ['a price over the maximum', [service({ price: MAX_MINOR + 1 })], { code: 'bad-price', index: 0 }],
    ['a voucher with a fraction of a cent', [service(), voucher({ retail: 0.5 })], { code: 'bad-price', index: 1 }],
    ['a call with a negative price', [service(), { kind: 'call', price: -1 }], { code: 'bad-price', index: 1 }],
    [
      'no date of a class that may be joined once',
      [service({ isGroup: true, isRepeated: true, allowsSingle: true, occurrences: 0 })],
      { code: 'bad-occurrences', index: 0, least: 1 },
    ],
    [
      'a class without a number of dates',
      [service({ isGroup: true, isRepeated: true })],
      { code: 'bad-occurrences', index: 0 },
    ],
    [
      'more vouchers than are left',
      [voucher({ salesLimit: 3, sold: 2, quantity: 2 })],
      { code: 'over-sales-limit', index: 0, remaining: 1 },
    ],
    [
      'more vouchers than are left, over two recipients',
      [voucher({ salesLimit: 3, sold: 1 }), voucher({ salesLimit: 3, sold: 1, quantity: 2, person: 'Niamh' })],
      { code: 'over-sales-limit', index: 1, remaining: 2 },
    ],
    [
      'a total over the maximum',
      [voucher({ retail: 900_000_000 }), voucher({ retail: 900_000_000, voucherId: 2 })],
      { code: 'total-too-large' },
    ],
  ])('%s', (_, items, refusal) => {
    expect(quoteCart(items as CartItem[], 20)).toEqual({ ok: false, refusal });
  });
});

describe('quoteCart accepts', () => {
  it.each([
    ['the highest price', [service({ price: MAX_MINOR })], 0, MAX_MINOR],
    ['a deposit of everything', [service({ specialDeposit: 100 })], 0, 5000],
    ['99 vouchers', [voucher({ retail: 1, quantity: 99 })], 0, 99],
    ['the last vouchers', [voucher({ salesLimit: 3, sold: 1, quantity: 2 })], 0, 10_000],
    ['one date of a class that allows it', [{ ...repeated(1), allowsSingle: true }], 0, 5000],
  ])('%s', (_, items, percent, total) => {
    expect(quoted(items as CartItem[], percent).total).toBe(total);
  });

  it.each([
    [150, 5000],
    [100, 5000],
    [-5, 0],
    [Number.NaN, 0],
  ])('a shop whose deposit is %f percent', (percent, payableNow) => {
    expect(quoted([service()], percent).payableNow).toBe(payableNow);
  });
});

describe('totals sent by a client', () => {
  const quote = quoted([service({ specialPrice: 4000 }), voucher()], 25);

  it('are optional, and refused when they differ from the computed ones', () => {
    expect(checkSentTotals(quote, {}).ok).toBe(true);
    expect(checkSentTotals(quote, { totalAmount: null, upfrontAmount: null, discount: null }).ok).toBe(true);
    expect(checkSentTotals(quote, { totalAmount: 9000, upfrontAmount: 1000, discount: 1000 }).ok).toBe(true);
  });

  it('name what is payable now, or its deposits alone', () => {
    const both = quoted([service(), service({ specialDeposit: 50 }), voucher()], 20);
    expect(checkSentTotals(both, { upfrontAmount: 3500 }).ok).toBe(true);
    expect(checkSentTotals(both, { upfrontAmount: 8500 }).ok).toBe(true);
    expect(checkSentTotals(both, { upfrontAmount: 1000 }).ok).toBe(false);
  });

  it.each([
    ['totalAmount', 1, 9000],
    ['upfrontAmount', 0, 1000],
    ['discount', 9999, 1000],
  ])('are refused when %s is %i', (field, amount, expected) => {
    expect(checkSentTotals(quote, { [field]: amount })).toEqual({
      ok: false,
      refusal: { code: 'total-differs', field, expected },
    });
  });
});

it('[VOUCH-041] vouchers can pay for services, and neither for vouchers nor for a call', () => {
  const cart = withCall([service(), service({ price: 3000, specialDeposit: 50 }), voucher()], 2000);
  expect(coverableOf(quoted(cart, 20))).toEqual({
    payableNow: 5000 + 1000 + 1500 + 400,
    coverableNow: 1000 + 1500,
    total: 15_000,
    coverable: 8000,
  });
});

describe('any cart', () => {
  const prices = fc.integer({ min: 0, max: 50_000 });
  const percents = fc.integer({ min: 0, max: 100 });
  const items = fc.oneof(
    fc
      .record({
        price: prices,
        specialPrice: prices,
        specialDeposit: fc.option(percents),
        occurrences: fc.integer({ min: 2, max: 14 }),
        isRepeated: fc.boolean(),
      })
      .map((made) => service({ ...made, isGroup: made.isRepeated })),
    fc.record({ retail: prices, quantity: fc.integer({ min: 1, max: 9 }) }).map((made) => voucher(made)),
  );

  it('adds up: lines to totals, now plus later to the whole, and nothing is negative', () => {
    fc.assert(
      fc.property(fc.array(items, { minLength: 1, maxLength: 8 }), percents, (cart, percent) => {
        const quote = quoted(cart, percent);
        expect(sumOf(quote.lines.map((line) => line.total))).toBe(quote.total);
        expect(sumOf(quote.lines.map((line) => line.payableNow))).toBe(quote.payableNow);
        expect(quote.payableNow + quote.dueLater).toBe(quote.total);
        expect(quote.subTotal - quote.discount + quote.voucherTotal).toBe(quote.total);
        const ordinary = quote.lines.filter(({ item }) => item.kind === 'service' && !item.specialDeposit);
        expect(quote.deposit).toBe(percentOf(sumOf(ordinary.map((line) => line.total)), percent));
        for (const line of quote.lines) {
          expect(line.payableNow).toBeLessThanOrEqual(line.total);
          expect(Math.min(line.payableNow, line.discount, line.total)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
