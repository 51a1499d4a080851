import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidForUse } from '../books/index.ts';
import { dateAt } from '../time/index.ts';
import {
  coverageOf,
  coverageSentence,
  coverLines,
  packageExpiry,
  redeemVouchers,
  returnableOf,
  sessionsToReturn,
  unusedValue,
} from './index.ts';

const all = () => true;
const now = 1_800_000_000;
const held = (more: object = {}) => ({
  id: 1,
  businessId: 1,
  ownerId: 7,
  remaining: 3,
  isPackage: true,
  expiresAt: now + 1,
  isActive: true,
  serviceIds: [10],
  ...more,
});
const redemption = (lines: { serviceId: number; amount: number; dueNow?: number; sessions?: number }[]) => ({
  businessId: 1,
  guestId: 7,
  now,
  lines,
});

describe('[PACK-001] a session pays for a whole line', () => {
  it('whatever its price, the dearest first, as long as sessions are left', () => {
    const lines = [
      { serviceId: 10, amount: 3_000 },
      { serviceId: 11, amount: 9_000 },
      { serviceId: 10, amount: 4_500 },
    ];
    expect(coverLines(lines, { left: 1, isGoodFor: (id) => id === 10 })).toEqual([{ index: 2, amounts: [4_500] }]);
    expect(coverLines(lines, { left: 5, isGoodFor: all }).map(({ index }) => index)).toEqual([1, 2, 0]);
  });

  it('a line of several dates takes a session for each, or none at all', () => {
    const lines = [{ serviceId: 10, amount: 10_000, sessions: 3 }];
    expect(coverLines(lines, { left: 2, isGoodFor: all })).toEqual([]);
    expect(coverLines(lines, { left: 3, isGoodFor: all })).toEqual([{ index: 0, amounts: [3_334, 3_333, 3_333] }]);
  });

  it('packages come before money, and no part of a session pays for another line', () => {
    const lines = [
      { serviceId: 10, amount: 4_000, dueNow: 1_000 },
      { serviceId: 11, amount: 5_000, dueNow: 2_000 },
    ];
    const money = { ...held(), id: 2, remaining: 9_000, isPackage: false, serviceIds: [] };
    const redeemed = redeemVouchers([money, held()], redemption(lines), new Map([[2, 5_000]]));
    expect(redeemed.ok && redeemed.value.uses.map(({ amount, session }) => [amount, session])).toEqual([
      [4_000, { line: 0, dueNow: 1_000 }],
      [5_000, undefined],
    ]);
    expect(redeemed.ok && redeemed.value.rest).toBe(0);
  });

  it('an amount that differs from the lines it covers is refused', () => {
    const lines = [{ serviceId: 10, amount: 4_000 }];
    expect(redeemVouchers([held()], redemption(lines), new Map([[1, 1_000]]))).toMatchObject({
      ok: false,
      refusal: { code: 'amount-differs', expected: 4_000 },
    });
  });
});

describe('[PACK-002] who may use a session', () => {
  const lines = [{ serviceId: 10, amount: 4_000 }];
  it.each([
    ['expired', { expiresAt: now }, 'expired'],
    ['of another guest', { ownerId: 8 }, 'other-owner'],
    ['for other services', { serviceIds: [11] }, 'other-services'],
  ])('not one that is %s', (_name, more, reason) => {
    expect(redeemVouchers([held(more)], redemption(lines))).toMatchObject({ ok: false, refusal: { reason } });
  });
  it('none that is used up', () => {
    expect(redeemVouchers([held({ remaining: 0 })], redemption(lines))).toMatchObject({
      ok: false,
      refusal: { code: 'limit-reached' },
    });
  });
  it('anyone, of a shareable one, without becoming its owner', () => {
    const shared = redeemVouchers([held({ ownerId: 8, isShareable: true })], redemption(lines));
    expect(shared.ok && shared.value.uses.map(({ isClaimed }) => isClaimed)).toEqual([false]);
  });
});

describe('[PACK-003] what is not used yet', () => {
  it('sums to the price with what was used, to the cent, in any order of uses and returns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 200_000 }),
        fc.array(fc.boolean(), { maxLength: 150 }),
        (sessions, price, steps) => {
          let left = sessions;
          let income = 0;
          for (const isUse of steps) {
            const after = Math.max(0, Math.min(sessions, left + (isUse ? -1 : 1)));
            income += paidForUse({ value: sessions, retail: price }, { before: left, after });
            left = after;
          }
          expect(income + unusedValue({ sessions, price }, left)).toBe(price);
        },
      ),
    );
  });
  it('is everything at first, and nothing at the end', () => {
    expect(unusedValue({ sessions: 3, price: 10_000 }, 3)).toBe(10_000);
    expect(unusedValue({ sessions: 3, price: 10_000 }, 0)).toBe(0);
  });
});

describe('[PACK-004] sessions are restored whole', () => {
  it('a refund smaller than a session restores none', () => {
    const uses = [{ amount: 4_000 }, { amount: 3_000 }];
    expect(sessionsToReturn(3_999, uses)).toEqual([{ amount: 3_000 }]);
    expect(sessionsToReturn(2_999, uses)).toEqual([]);
    expect(returnableOf(3_999, { sessions: uses, money: 500 })).toBe(3_500);
  });
  it('never restores more than is requested, and all if all is requested', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.nat({ max: 9_000 }), fc.nat({ max: 60_000 }), (list, money, wanted) => {
        const sessions = list.map((amount) => ({ amount }));
        const sum = list.reduce((total, amount) => total + amount, 0) + money;
        expect(returnableOf(wanted, { sessions, money })).toBeLessThanOrEqual(wanted);
        expect(returnableOf(sum, { sessions, money })).toBe(sum);
      }),
    );
  });
});

it('[PACK-005] a package expires with its last day by the shop’s clock, and may be shorter than a voucher', () => {
  const bought = Date.UTC(2026, 0, 31, 12) / 1000;
  const end = packageExpiry(bought, 1, 'Europe/Dublin');
  expect(dateAt('Europe/Dublin', end - 1)).toBe('2026-02-28');
  expect(dateAt('Europe/Dublin', end)).toBe('2026-03-01');
});

describe('[PACK-006] what the guest reads', () => {
  const price = { payableNow: 3_000, coverableNow: 3_000, total: 9_000, coverable: 9_000 };
  it('a session covers its own line now and on the day, and nothing of another', () => {
    expect(coverageOf(price, [{ amount: 4_000, dueNow: 1_000 }])).toEqual({
      coveredNow: 1_000,
      ahead: 3_000,
      leftNow: 2_000,
      leftLater: 3_000,
    });
    expect(coverageOf(price, [{ amount: 4_000, dueNow: 1_000 }, { amount: 9_000 }])).toEqual({
      coveredNow: 3_000,
      ahead: 6_000,
      leftNow: 0,
      leftLater: 0,
    });
  });
  it('names the package', () => {
    const words = { currency: 'EUR', shop: 'Willow Room', isPackage: true } as const;
    expect(coverageSentence(price, [{ amount: 9_000, dueNow: 3_000 }], words)).toBe(
      'Your package covers the whole price. There’s nothing to pay, today or on the day.',
    );
  });
});
