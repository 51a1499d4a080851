import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MINOR } from '../money/index.ts';
import { moneyOfAppointments } from '../payments/index.ts';
import { availableOf, leftToSay } from '../products/index.ts';
import type { CartItem } from './cart.ts';
import { goodsMessage, withGoods } from './goods.ts';
import { quoteCart } from './quote-cart.ts';

const service = (price: number): CartItem => ({
  kind: 'service',
  pricingId: 1,
  price,
  specialPrice: 0,
  isGroup: false,
});
const voucher: CartItem = {
  kind: 'voucher',
  voucherId: 1,
  retail: 5_000,
  quantity: 1,
  person: 'Ann',
  salesLimit: -999,
  sold: 0,
};
function quoteOf(items: CartItem[], deposit: number) {
  const quote = quoteCart(items, deposit);
  if (!quote.ok) throw new Error(quote.refusal.code);
  return quote.value;
}
const oil = { name: 'Bond oil', price: 2_400, quantity: 1, available: 1 };

describe('products with a booking', () => {
  it('[GOODS-002] are due now in full, and do not change what is due later', () => {
    const price = fc.integer({ min: 0, max: 50_000 });
    const goods = fc.array(fc.record({ price, quantity: fc.integer({ min: 1, max: 10 }) }), { maxLength: 10 });
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 4 }),
        goods,
        fc.integer({ min: 0, max: 100 }),
        (prices, wanted, deposit) => {
          const quote = quoteOf(prices.map(service), deposit);
          const with_ = withGoods(
            quote,
            wanted.map((one) => ({ ...one, name: 'x', available: one.quantity })),
          );
          if (!with_.ok) throw new Error(with_.refusal.code);
          const worth = wanted.reduce((sum, one) => sum + one.price * one.quantity, 0);
          expect(with_.value.total).toBe(quote.total + worth);
          expect(with_.value.payableNow).toBe(quote.payableNow + worth);
          expect(with_.value.dueLater).toBe(quote.dueLater);
        },
      ),
    );
  });

  it('[GOODS-004] need a service, and enough pieces', () => {
    expect(withGoods(quoteOf([voucher], 0), [oil])).toMatchObject({ ok: false, refusal: { code: 'goods-alone' } });
    expect(withGoods(quoteOf([voucher], 0), [])).toMatchObject({ ok: true });
    expect(withGoods(quoteOf([voucher, service(100)], 0), [oil])).toMatchObject({ ok: true });
    const short = withGoods(quoteOf([service(100)], 0), [{ ...oil, quantity: 2 }]);
    expect(short).toMatchObject({ ok: false, refusal: { code: 'stock-short', left: 1 } });
    expect(goodsMessage({ code: 'goods-alone' })).toBe(
      'Products are handed over at your appointment. Please add a service to your cart.',
    );
    expect(goodsMessage({ code: 'stock-short', name: 'Bond oil', left: 1 })).toBe('Only 1 of Bond oil is left.');
    expect(goodsMessage({ code: 'stock-short', name: 'Bond oil', left: 2 })).toBe('Only 2 of Bond oil are left.');
    expect(goodsMessage({ code: 'stock-short', name: 'Bond oil', left: 0 })).toBe('Bond oil is out of stock.');
  });

  it('[GOODS-002] add up to no more than a total can be', () => {
    const quote = quoteOf([service(100)], 0);
    expect(withGoods(quote, [{ ...oil, price: MAX_MINOR - 100 }])).toMatchObject({ value: { total: MAX_MINOR } });
    expect(withGoods(quote, [{ ...oil, price: MAX_MINOR - 99 }])).toMatchObject({
      refusal: { code: 'total-too-large' },
    });
  });

  it('[GOODS-001] show how many are left when there are few, and held pieces are not available', () => {
    expect([0, 1, 3, 4].map(leftToSay)).toEqual([0, 1, 3, null]);
    expect([availableOf(3, 1), availableOf(1, 2), availableOf(-2, 0)]).toEqual([2, 0, 0]);
  });

  it('[GOODS-002] are paid before the services of any appointment of the sale', () => {
    const none = { isFirst: false, till: 0, own: 0, stuck: 0 };
    const money = moneyOfAppointments(5_400, [
      { ...none, claimed: 7_500 + 2_400, sold: 7_500, goods: 2_400 },
      { ...none, claimed: 7_500, sold: 7_500 },
    ]);
    expect(money.map(({ paid, due }) => [paid, due])).toEqual([
      [3_900, 6_000],
      [1_500, 6_000],
    ]);
  });
});
