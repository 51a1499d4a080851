import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CancellationInput,
  cancellationFee,
  type LedgerEntry,
  ledgerSums,
  planPayment,
  splitRefund,
} from '../payments/index.ts';
import {
  balanceSentence,
  type Coverable,
  coverageOf,
  coverageSentence,
  type HeldVoucher,
  redeemVouchers,
  suggestedUse,
} from './index.ts';

const price = (changes: Partial<Coverable> = {}): Coverable => ({
  payableNow: 3660,
  coverableNow: 3660,
  total: 18_300,
  coverable: 18_300,
  ...changes,
});
const say = (used: number, changes: Partial<Coverable> = {}, isSeveral = false) =>
  coverageSentence(price(changes), used, { currency: 'EUR', shop: 'Fern & Fold', isSeveral });

describe('what a voucher covers', () => {
  it('[VOUCH-040] the deposit first, then the rest of the price', () => {
    expect(coverageOf(price(), 2000)).toEqual({ coveredNow: 2000, ahead: 0, leftNow: 1660, leftLater: 14_640 });
    expect(coverageOf(price(), 5000)).toEqual({ coveredNow: 3660, ahead: 1340, leftNow: 0, leftLater: 13_300 });
    expect(coverageOf(price(), 18_300)).toEqual({ coveredNow: 3660, ahead: 14_640, leftNow: 0, leftLater: 0 });
  });

  it('[VOUCH-041] no voucher that is being bought', () => {
    const withGift = price({ payableNow: 8660, total: 23_300 });
    expect(coverageOf(withGift, 18_300)).toEqual({ coveredNow: 3660, ahead: 14_640, leftNow: 5000, leftLater: 0 });
  });

  it.each([
    [
      3660,
      {},
      'Your voucher covers the €36.60 deposit, so there’s nothing to pay today. You’ll still owe €146.40 at Fern & Fold on the day.',
    ],
    [
      5000,
      {},
      'Your voucher covers the €36.60 deposit and €13.40 of the rest, so there’s nothing to pay today. You’ll still owe €133.00 at Fern & Fold on the day.',
    ],
    [18_300, {}, 'Your voucher covers the whole price. There’s nothing to pay, today or on the day.'],
    [3660, { total: 3660, coverable: 3660 }, 'Your voucher covers the whole price. There’s nothing to pay.'],
    [
      5000,
      { payableNow: 0, coverableNow: 0 },
      'Your voucher pays €50.00 of the price. There’s nothing to pay today. You’ll still owe €133.00 at Fern & Fold on the day.',
    ],
    [
      2000,
      {},
      'You can use €20.00 from the voucher. You have to pay rest of the amount €16.60 to confirm booking. Please select your payment method! You’ll still owe €146.40 at Fern & Fold on the day.',
    ],
    [
      18_300,
      { payableNow: 8660, total: 23_300 },
      'You can use €183.00 from the voucher. You have to pay rest of the amount €50.00 to confirm booking. Please select your payment method! There’s nothing to pay on the day.',
    ],
    [
      2000,
      { total: 3660, coverable: 3660 },
      'You can use €20.00 from the voucher. You have to pay rest of the amount €16.60 to confirm booking. Please select your payment method!',
    ],
  ])('[VOUCH-042] the sentence for %i cents says what is covered and what stays due (%#)', (used, changes, words) => {
    expect(say(used, changes)).toBe(words);
  });

  it('uses the plural for several vouchers', () => {
    expect(say(18_300, {}, true)).toBe(
      'Your vouchers cover the whole price. There’s nothing to pay, today or on the day.',
    );
  });
});

describe('vouchers on an invoice', () => {
  it('[VOUCH-042] [VOUCH-046] say what they pay and what is left', () => {
    expect(balanceSentence(6650, 2000, { currency: 'EUR' })).toBe(
      'Your voucher pays €20.00. That leaves €46.50 to pay, now or on the day.',
    );
    expect(balanceSentence(6650, 6650, { currency: 'EUR', isSeveral: true })).toBe(
      'Your vouchers cover all of it. There’s nothing left to pay.',
    );
  });
});

describe('the suggested amount of a voucher', () => {
  it.each([
    [20_000, { now: 3660, whole: 18_300 }, 18_300],
    [18_300, { now: 3660, whole: 18_300 }, 18_300],
    [5000, { now: 3660, whole: 18_300 }, 3660],
    [2000, { now: 3660, whole: 18_300 }, 2000],
    [5000, { now: 0, whole: 18_300 }, 5000],
  ])('[VOUCH-043] of %i cents for %j: %i', (most, open, suggested) => {
    expect(suggestedUse(most, open)).toBe(suggested);
  });
});

const voucher = (id: number, changes: Partial<HeldVoucher>): HeldVoucher => ({
  id,
  businessId: 7,
  ownerId: 11,
  remaining: 5000,
  expiresAt: 2000,
  isActive: true,
  serviceIds: [],
  ...changes,
});

describe('vouchers with a requested amount', () => {
  const lines = [
    { serviceId: 1, amount: 10_000, dueNow: 2000 },
    { serviceId: 2, amount: 10_000, dueNow: 2000 },
  ];
  const redemption = { businessId: 7, guestId: 11, now: 1000, lines };
  const amounts = (answer: ReturnType<typeof redeemVouchers>) =>
    answer.ok ? answer.value.uses.map(({ amount }) => amount) : answer.refusal;

  it('[VOUCH-040] pay exactly that, up to the whole price; without one, what is due now', () => {
    const rich = voucher(1, { remaining: 50_000 });
    expect(amounts(redeemVouchers([rich], redemption, new Map([[1, 1]])))).toEqual([1]);
    expect(amounts(redeemVouchers([rich], redemption, new Map([[1, 20_000]])))).toEqual([20_000]);
    expect(amounts(redeemVouchers([rich], redemption))).toEqual([4000]);
  });

  it('are refused if they cannot pay it, with what they can', () => {
    const wanted = new Map([[1, 6000]]);
    expect(amounts(redeemVouchers([voucher(1, {})], redemption, wanted))).toEqual({
      code: 'amount-differs',
      expected: 5000,
    });
    const narrow = voucher(1, { remaining: 50_000, serviceIds: [1] });
    expect(amounts(redeemVouchers([narrow], redemption, new Map([[1, 10_001]])))).toMatchObject({ expected: 10_000 });
  });
});

describe('any appointment paid with vouchers and a card', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const visit = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 }),
    deposit: percent,
    vouchers: fc.array(
      fc.record({
        remaining: fc.integer({ min: 1, max: 30_000 }),
        serviceIds: fc.subarray([0, 1, 2, 3]),
        share: fc.option(percent),
      }),
      { maxLength: 3 },
    ),
    rest: fc.constantFrom('left', 'voucher', 'card'),
    cancelledAt: fc.integer({ min: 0, max: 4 * 86_400 }),
    policies: fc.subarray([1, 2, 3] as const),
  });

  it('[VOUCH-044] always adds up: booking, invoice, cancellation', () => {
    fc.assert(
      fc.property(visit, ({ prices, deposit, vouchers, rest, cancelledAt, policies }) => {
        const lines = prices.map((amount, serviceId) => ({
          serviceId,
          amount,
          dueNow: Math.floor((amount * deposit) / 100),
        }));
        const total = lines.reduce((sum, { amount }) => sum + amount, 0);
        const payable = lines.reduce((sum, { dueNow }) => sum + dueNow, 0);
        const held = vouchers.map(({ remaining, serviceIds }, id) => voucher(id, { remaining, serviceIds }));
        const wanted = new Map(
          vouchers.flatMap(({ share, remaining }, id) =>
            share === null ? [] : [[id, Math.max(1, Math.floor((remaining * share) / 100))] as const],
          ),
        );
        const redeemed = redeemVouchers(held, { businessId: 7, guestId: 11, now: 1000, lines }, wanted);
        const uses = redeemed.ok ? redeemed.value.uses : [];
        for (const { voucher: used, amount } of uses) expect(amount).toBeLessThanOrEqual(used.remaining);
        const plan = planPayment({
          payable,
          price: total,
          vouchers: uses.map(({ amount }) => amount),
          method: 'stripe',
        });
        if (!plan.ok) throw new Error(plan.refusal.code);
        const { byVoucher, byMethod, ahead } = plan.value;
        const coverage = coverageOf({ payableNow: payable, coverableNow: payable, total, coverable: total }, byVoucher);
        expect(coverage).toMatchObject({ leftNow: byMethod, ahead, leftLater: total - byVoucher - byMethod });
        expect(coverage.leftLater).toBeGreaterThanOrEqual(0);

        const entries: LedgerEntry[] = [{ side: 'claim', kind: 'sale', amount: total }];
        const pay = (kind: 'charge' | 'voucher_use', amount: number) => {
          if (amount > 0) entries.push({ side: 'payment', kind, amount });
        };
        pay('voucher_use', byVoucher);
        pay('charge', byMethod);
        expect(ledgerSums(entries)).toEqual({
          claimed: total,
          paid: byVoucher + byMethod,
          due: coverage.leftLater,
          overpaid: 0,
        });
        if (rest !== 'left') pay(rest === 'card' ? 'charge' : 'voucher_use', coverage.leftLater);

        const { paid } = ledgerSums(entries);
        const terms: CancellationInput = {
          by: 'guest',
          at: cancelledAt,
          startsAt: 4 * 86_400,
          zone: 'Europe/Dublin',
          policies,
          total,
          paid,
        };
        const { fee, refund } = cancellationFee(terms);
        expect(fee).toBeLessThanOrEqual(paid);
        expect(fee + refund).toBe(paid);
        const onVouchers = entries
          .filter(({ kind }) => kind === 'voucher_use')
          .reduce((sum, { amount }) => sum + amount, 0);
        const parts = splitRefund(refund, [
          { id: 1, kind: 'voucher', paid: onVouchers, refunded: 0 },
          { id: 2, kind: 'card', paid: paid - onVouchers, refunded: 0 },
        ]);
        if (!parts.ok) throw new Error(parts.refusal.code);
        entries.push(
          { side: 'claim', kind: 'cancellation', amount: -total },
          { side: 'claim', kind: 'fee', amount: fee },
        );
        for (const { amount, source } of parts.value) {
          expect(amount).toBeLessThanOrEqual(source.paid);
          entries.push({
            side: 'payment',
            kind: source.kind === 'voucher' ? 'voucher_return' : 'refund',
            amount: -amount,
          });
        }
        expect(ledgerSums(entries)).toEqual({ claimed: fee, paid: fee, due: 0, overpaid: 0 });
      }),
    );
  });
});
