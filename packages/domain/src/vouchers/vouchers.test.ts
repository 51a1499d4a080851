import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance } from '../life-cycle/index.ts';
import { sumOf } from '../money/index.ts';
import { dateAt, instantOf, wallAt } from '../time/index.ts';
import {
  expiryAfterReturn,
  type HeldVoucher,
  normaliseVoucherCode,
  partlyCoveredMessage,
  type Redemption,
  redeemVoucher,
  redeemVouchers,
  SOLD_VOUCHER_LIFE,
  SOLD_VOUCHER_STATUSES,
  VOUCHER_MESSAGES,
  voucherExpiry,
} from './index.ts';

const voucher = (changes: Partial<HeldVoucher> = {}): HeldVoucher => ({
  id: 1,
  businessId: 7,
  ownerId: 11,
  remaining: 5000,
  expiresAt: 2000,
  isActive: true,
  serviceIds: [],
  ...changes,
});
const redemption = (changes: Partial<Redemption> = {}): Redemption => ({
  businessId: 7,
  guestId: 11,
  now: 1000,
  lines: [
    { serviceId: 1, amount: 3000 },
    { serviceId: 2, amount: 4000 },
  ],
  ...changes,
});

describe('redeeming', () => {
  it('[VOUCH-011] a voucher partly covering the cost leaves a remainder', () => {
    expect(redeemVoucher(voucher(), redemption())).toMatchObject({ ok: true, value: { amount: 5000, rest: 2000 } });
  });

  it('[VOUCH-012] a voucher covering the whole cost leaves nothing to pay', () => {
    expect(redeemVoucher(voucher({ remaining: 9000 }), redemption())).toMatchObject({
      value: { amount: 7000, rest: 0 },
    });
  });

  it('pays only for the services it includes', () => {
    expect(redeemVoucher(voucher({ serviceIds: [1] }), redemption())).toMatchObject({
      value: { amount: 3000, rest: 4000 },
    });
  });

  it.each([
    [voucher({ businessId: 8 }), 'other-business'],
    [voucher({ ownerId: 12 }), 'other-owner'],
    [voucher({ isActive: false }), 'not-active'],
    [voucher({ expiresAt: 1000 }), 'expired'],
    [voucher({ serviceIds: [3] }), 'other-services'],
  ])('[ERR-040] is not applicable: %#', (held, reason) => {
    expect(redeemVoucher(held, redemption())).toEqual({ ok: false, refusal: { code: 'not-applicable', reason } });
    expect(VOUCHER_MESSAGES['not-applicable']).toBe('Voucher is not applicable!');
  });

  it('[ERR-041] a voucher with nothing left has reached its limit', () => {
    expect(redeemVoucher(voucher({ remaining: 0 }), redemption())).toEqual({
      ok: false,
      refusal: { code: 'limit-reached' },
    });
    expect(VOUCHER_MESSAGES['limit-reached']).toBe('You have reached the limit!');
  });

  it('[ERR-042] the message for partial cover has currency, amount and rest', () => {
    expect(partlyCoveredMessage(5000, 2050, 'EUR')).toBe(
      'You can use €50.00 from the voucher. You have to pay rest of the amount €20.50 to confirm booking. Please select your payment method!',
    );
  });

  it('is not applicable if nothing is due now', () => {
    const free = redemption({ lines: [{ serviceId: 1, amount: 0 }] });
    expect(redeemVoucher(voucher(), free)).toMatchObject({ refusal: { reason: 'nothing-to-pay' } });
    expect(redeemVoucher(voucher(), redemption({ lines: [] }))).toMatchObject({
      refusal: { reason: 'other-services' },
    });
  });

  it('assigns the voucher to its first user', () => {
    expect(redeemVoucher(voucher({ ownerId: null }), redemption())).toMatchObject({ value: { isClaimed: true } });
    expect(redeemVoucher(voucher(), redemption())).toMatchObject({ value: { isClaimed: false } });
  });
});

describe('several in one booking', () => {
  it('uses restricted vouchers first, so that all of them count', () => {
    const wide = voucher({ id: 1, remaining: 4000 });
    const narrow = voucher({ id: 2, remaining: 3000, serviceIds: [1] });
    const answer = redeemVouchers([wide, narrow], redemption());
    expect(answer).toMatchObject({ ok: true, value: { rest: 0 } });
    expect(answer.ok && answer.value.uses.map(({ voucher: { id }, amount }) => [id, amount])).toEqual([
      [2, 3000],
      [1, 4000],
    ]);
  });

  const used = (...vouchers: HeldVoucher[]) => {
    const answer = redeemVouchers(vouchers, redemption());
    return answer.ok ? answer.value.uses : [];
  };

  it('uses those first that expire sooner, then those that were bought sooner', () => {
    const [late, soon] = [voucher({ id: 1, remaining: 10, expiresAt: 3000 }), voucher({ id: 3, remaining: 10 })];
    const asSoon = voucher({ id: 2, remaining: 10 });
    for (const order of [
      [late, soon, asSoon],
      [soon, asSoon, late],
      [asSoon, late, soon],
    ])
      expect(used(...order).map(({ voucher: { id } }) => id)).toEqual([2, 3, 1]);
  });

  it('assigns only those that had no owner', () => {
    const uses = used(voucher({ remaining: 10, ownerId: null }), voucher({ id: 2, remaining: 10 }));
    expect(uses.map(({ isClaimed }) => isClaimed)).toEqual([true, false]);
  });

  it('leaves what is due now and what is due on the day', () => {
    const lines = [{ serviceId: 1, amount: 10_000, dueNow: 3000 }];
    const answer = redeemVouchers([voucher({ remaining: 1000 })], redemption({ lines }));
    expect(answer).toMatchObject({ value: { uses: [{ amount: 1000, rest: 9000 }], rest: 9000 } });
  });

  it.each([
    ['a duplicate', [voucher(), voucher()], { code: 'not-applicable', reason: 'used-twice', voucherId: 1 }],
    [
      'one more than needed',
      [voucher({ remaining: 7000 }), voucher({ id: 2 })],
      { code: 'not-applicable', reason: 'nothing-to-pay', voucherId: 2 },
    ],
    ['an empty voucher', [voucher(), voucher({ id: 2, remaining: 0 })], { code: 'limit-reached', voucherId: 2 }],
    [
      "another owner's voucher",
      [voucher(), voucher({ id: 2, ownerId: 5 })],
      { code: 'not-applicable', reason: 'other-owner', voucherId: 2 },
    ],
  ])('refuses all because of %s', (_, vouchers, refusal) => {
    expect(redeemVouchers(vouchers, redemption())).toEqual({ ok: false, refusal });
  });

  it('never takes more than a voucher has or a line costs, and always adds up', () => {
    const lines = fc.array(fc.record({ serviceId: fc.integer({ min: 1, max: 3 }), amount: fc.nat({ max: 9000 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    const held = fc.array(
      fc.record({ remaining: fc.integer({ min: 1, max: 9000 }), serviceIds: fc.subarray([1, 2, 3]) }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(lines, held, (cart, made) => {
        const vouchers = made.map((each, index) => voucher({ id: index, ...each }));
        const answer = redeemVouchers(vouchers, redemption({ lines: cart }));
        if (!answer.ok) return;
        const used = sumOf(answer.value.uses.map(({ amount }) => amount));
        expect(used + answer.value.rest).toBe(sumOf(cart.map(({ amount }) => amount)));
        expect(answer.value.rest).toBeGreaterThanOrEqual(0);
        for (const use of answer.value.uses) {
          expect(use.amount).toBeGreaterThan(0);
          expect(use.amount).toBeLessThanOrEqual(use.voucher.remaining);
        }
      }),
    );
  });
});

describe('selling', () => {
  const zone = 'Europe/Dublin';
  const bought = instantOf(zone, wallAt('2026-08-11', 600));

  it.each([
    [60, '2031-08-11'],
    [12, '2031-08-11'],
    [0, '2031-08-11'],
    [Number.NaN, '2031-08-11'],
    [72, '2032-08-11'],
  ])('a voucher valid for %f months is good through %s', (months, lastDay) => {
    const expiry = voucherExpiry(bought, months, zone);
    expect(dateAt(zone, expiry - 1)).toBe(lastDay);
    expect(dateAt(zone, expiry)).not.toBe(lastDay);
  });

  it('is valid for at least five years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: -5, max: 120 }), (at, months) => {
        const fiveYears = new Date(at * 1000);
        fiveYears.setUTCFullYear(fiveYears.getUTCFullYear() + 5);
        // When the fifth year has no 29 February, its last day of February counts.
        if (fiveYears.getUTCMonth() !== new Date(at * 1000).getUTCMonth()) fiveYears.setUTCDate(0);
        expect(voucherExpiry(at, months, 'UTC')).toBeGreaterThanOrEqual(fiveYears.getTime() / 1000);
      }),
    );
  });

  it('is valid for at least another month after a refund to it', () => {
    const [long, over] = [instantOf(zone, wallAt('2030-01-01')), instantOf(zone, wallAt('2026-08-01'))];
    expect(expiryAfterReturn(long, bought, zone)).toBe(long);
    expect(dateAt(zone, expiryAfterReturn(over, bought, zone) - 1)).toBe('2026-09-10');
  });

  it('normalizes typed codes', () => {
    expect(normaliseVoucherCode(' thy  m-4k2p ')).toBe('THYM-4K2P');
  });
});

it.each([
  ['pending', 'active void'],
  ['active', ''],
  ['void', 'pending'],
] as const)('a sold voucher that is %s may become: %s', (from, expected) => {
  const next = SOLD_VOUCHER_STATUSES.filter((to) => to !== from && advance(SOLD_VOUCHER_LIFE, from, to).ok);
  expect(next.join(' ')).toBe(expected);
});
