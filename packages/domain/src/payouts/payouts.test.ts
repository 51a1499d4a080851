import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/index.ts';
import {
  DISPUTE_LIFE,
  DISPUTE_STATUSES,
  feeOfRefund,
  isWithdrawn,
  lastPayoutPeriod,
  nextPayoutPeriod,
  PAYOUT_KINDS,
  PAYOUT_LIFE,
  PAYOUT_STATUSES,
  placesOf,
} from './index.ts';

const DUBLIN = 'Europe/Dublin';
const at = (text: string) => Date.parse(text) / 1000;

describe('the fee of a refund', () => {
  it('[PAYOUT-005] is returned in proportion, and completely with the last part', () => {
    const charged = { amount: 10_000, fee: 150, refunded: 0 };
    expect(feeOfRefund(charged, 3333)).toBe(50);
    expect(feeOfRefund({ ...charged, refunded: 3333 }, 6667)).toBe(100);
  });

  it('[PAYOUT-005] leaves nothing of the fee, however a payment is refunded', () => {
    const cents = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 1000 }), fc.array(cents), (amount, permille, wanted) => {
        const fee = Math.floor((amount * permille) / 1000);
        let refunded = 0;
        let left = fee;
        for (const part of [...wanted, amount]) {
          const refund = Math.min(part, amount - refunded);
          left -= feeOfRefund({ amount, fee, refunded }, refund);
          refunded += refund;
          expect(left).toBeGreaterThanOrEqual(0);
        }
        expect(left).toBe(0);
      }),
    );
  });

  it('[PAYOUT-005] is nothing for a payment of nothing', () => {
    expect(feeOfRefund({ amount: 0, fee: 10, refunded: 0 }, 0)).toBe(0);
  });

  it('[PAYOUT-005] is charged again when the refund fails', () => {
    expect(feeOfRefund({ amount: 10_000, fee: 150, refunded: 3333 }, -3333)).toBe(-50);
  });
});

describe('accounting for captured money', () => {
  it('[PAYOUT-011] names the place of each movement', () => {
    const entries = [
      { kind: 'charge', amount: 10_000 },
      { kind: 'fee', amount: -150 },
      { kind: 'refund', amount: -3_000 },
      { kind: 'refund_failed', amount: 500 },
      { kind: 'fee_refund', amount: 45 },
      { kind: 'dispute', amount: -2_000 },
      { kind: 'dispute_won', amount: 700 },
      { kind: 'payout', amount: -4_000 },
      { kind: 'payout_failed', amount: 900 },
    ] as const;
    expect(placesOf(entries)).toEqual({
      captured: 10_000,
      refunded: 2_500,
      fees: 105,
      disputed: 1_300,
      paidOut: 3_100,
      pending: 2_995,
    });
  });

  it('[PAYOUT-011] includes every cent once', () => {
    const entry = fc.record({ kind: fc.constantFrom(...PAYOUT_KINDS), amount: fc.integer({ min: -1e6, max: 1e6 }) });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const { captured, refunded, fees, disputed, paidOut, pending } = placesOf(entries);
        expect(captured).toBe(refunded + fees + disputed + paidOut + pending);
      }),
    );
  });
});

describe('the week of a payout', () => {
  it.each([
    ['2026-08-23T22:59:59Z', '2026-08-10', '2026-08-16', '2026-08-18'],
    ['2026-08-23T23:00:00Z', '2026-08-17', '2026-08-23', '2026-08-25'],
    ['2026-08-24T09:00:00Z', '2026-08-17', '2026-08-23', '2026-08-25'],
    ['2026-11-17T09:00:00Z', '2026-11-09', '2026-11-15', '2026-11-17'],
  ])('[PAYOUT-004] that is over at %s is from %s to %s and arrives on %s', (now, from, to, arrivesOn) => {
    const sentOn = addDays(to, 1);
    expect(lastPayoutPeriod(DUBLIN, at(now))).toMatchObject({ from, to, sentOn, arrivesOn });
    expect(nextPayoutPeriod(DUBLIN, at(now))).toMatchObject({ from: sentOn, to: addDays(to, 7) });
    expect(lastPayoutPeriod(DUBLIN, at(now)).end).toBeLessThanOrEqual(at(now));
    expect(nextPayoutPeriod(DUBLIN, at(now)).end).toBeGreaterThan(at(now));
  });
});

describe('life cycles', () => {
  it('[PAYOUT-007] a failed payout stays failed, and an arrived one may still be returned', () => {
    const cells = PAYOUT_STATUSES.flatMap((from) => PAYOUT_LIFE[from].map((to) => `${from}-${to}`));
    expect(cells).toEqual([
      'requested-sent',
      'requested-arrived',
      'requested-failed',
      'sent-arrived',
      'sent-failed',
      'arrived-failed',
    ]);
  });

  it('[PAYOUT-008] a won dispute stays won, and the bank has the money of open and lost ones', () => {
    expect(DISPUTE_STATUSES.filter((status) => DISPUTE_LIFE[status].length === 0)).toEqual(['won']);
    expect(DISPUTE_STATUSES.filter(isWithdrawn)).toEqual(['open', 'review', 'lost']);
  });

  it('[BOOKSC-003] a lost dispute is only ever followed by a won one', () => {
    expect(DISPUTE_LIFE.lost).toEqual(['won']);
  });
});
