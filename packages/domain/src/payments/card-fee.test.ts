import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_FEE_LIFE, CARD_FEE_STATUSES, feeReason, mostFee } from './index.ts';

const HOUR = 3600;
const terms = { percent: 50, lateHours: 24 };
const starts = 1_000 * HOUR;

describe('a fee on a stored card', () => {
  it.each([
    [{ status: 'No Show', cancelledAt: null, cancelledBy: null }, 'no-show'],
    [{ status: 'Cancelled', cancelledAt: starts - 24 * HOUR + 1, cancelledBy: 'guest' }, 'late-cancellation'],
    [{ status: 'Cancelled', cancelledAt: starts - 24 * HOUR, cancelledBy: 'guest' }, null],
    [{ status: 'Cancelled', cancelledAt: starts - HOUR, cancelledBy: 'business' }, null],
    [{ status: 'Completed', cancelledAt: null, cancelledBy: null }, null],
  ])('[PAYOUT-030] of %o is for %s', (missed, reason) => {
    expect(feeReason({ startsAt: starts, ...missed }, terms)).toBe(reason);
  });

  it('[PAYOUT-030] is at most the agreed part of the price, less what was kept', () => {
    expect(mostFee(terms, { price: 7500, kept: 2250 })).toBe(1500);
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100_000), fc.nat(100_000), (percent, price, kept) => {
        const fee = mostFee({ percent, lateHours: 24 }, { price, kept });
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee === 0 || fee + kept <= price).toBe(true);
      }),
    );
  });

  it('[PAYOUT-032] a paused one is not charged, and a paid one stays paid', () => {
    expect(CARD_FEE_LIFE.paused).not.toContain('link');
    expect(CARD_FEE_STATUSES.filter((status) => CARD_FEE_LIFE[status].length === 0)).toEqual(['paid']);
  });
});
