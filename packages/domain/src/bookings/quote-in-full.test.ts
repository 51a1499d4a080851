import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '../money/index.ts';
import {
  askedPercent,
  type CartItem,
  checkSentTotals,
  coverableOf,
  ownPartOf,
  quoteCart,
  quoteInFull,
  servicesNow,
} from './index.ts';

const service: fc.Arbitrary<CartItem> = fc.record({
  kind: fc.constant('service' as const),
  pricingId: fc.nat(9),
  price: fc.integer({ min: 0, max: 20_000 }),
  specialPrice: fc.constantFrom(0, 1_999),
  specialDeposit: fc.constantFrom(null, 30, 100),
  isGroup: fc.boolean(),
});
const voucher: fc.Arbitrary<CartItem> = fc.record({
  kind: fc.constant('voucher' as const),
  voucherId: fc.nat(9),
  retail: fc.integer({ min: 100, max: 10_000 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  person: fc.constant('Aoife'),
  salesLimit: fc.constant(-999),
  sold: fc.constant(0),
});
const carts = fc.tuple(fc.array(service, { minLength: 1, maxLength: 5 }), fc.array(voucher, { maxLength: 2 }));
const percents = fc.integer({ min: 0, max: 100 });

it('[ANSWER-010] in full, everything is due now at the same prices, and a lower amount is refused', () => {
  fc.assert(
    fc.property(carts, percents, ([services, vouchers], percent) => {
      const items = [...services, ...vouchers];
      const [usual, whole] = [quoteCart(items, percent), quoteInFull(items)];
      if (!usual.ok || !whole.ok) throw new Error('A cart that cannot be priced.');
      const { total, subTotal, discount, voucherTotal } = usual.value;
      expect(whole.value).toMatchObject({ total, subTotal, discount, voucherTotal, payableNow: total, dueLater: 0 });
      expect(whole.value.lines.map((line) => line.payableNow)).toEqual(whole.value.lines.map((line) => line.total));
      expect(servicesNow(whole.value)).toBe(total - voucherTotal);
      expect(coverableOf(whole.value).coverableNow).toBe(coverableOf(usual.value).coverable);
      if (whole.value.serviceTotal > 0) expect(askedPercent(whole.value, whole.value.lines)).toBe(100);
      const sent = (upfrontAmount: number) => checkSentTotals(whole.value, { upfrontAmount }).ok;
      expect(sent(total)).toBe(true);
      expect(sent(total - voucherTotal)).toBe(true);
      const { payableNow } = usual.value;
      expect(sent(payableNow)).toBe(payableNow === total || payableNow === total - voucherTotal);
    }),
  );
});

it('[ANSWER-010] in a group where each pays, everybody pays their own part in full', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(service, fc.nat(3)), { minLength: 1, maxLength: 6 }), (wishes) => {
      const whole = quoteInFull(wishes.map(([item]) => item));
      if (!whole.ok) throw new Error('A cart that cannot be priced.');
      const own = ownPartOf(
        whole.value,
        wishes.map(([, guest]) => guest),
      );
      expect(own.inFull).toBe(true);
      expect(own.lines.map((line) => line.askedLater ?? line.payableNow)).toEqual(own.lines.map((line) => line.total));
      expect(own.payableNow + sumOf(own.lines.map((line) => line.askedLater ?? 0))).toBe(own.total);
    }),
  );
});
