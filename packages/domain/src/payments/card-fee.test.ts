import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CARD_FEE_LIFE,
  CARD_FEE_STATUSES,
  cardFeeLimits,
  costSentence,
  feeConsentWords,
  feeReason,
  lateFee,
  mayObject,
  mostFee,
} from './index.ts';

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
    [{ status: 'Completed', cancelledAt: starts - HOUR, cancelledBy: 'guest' }, null],
  ])('[FEE-001] of %o is for %s', (missed, reason) => {
    expect(feeReason({ startsAt: starts, ...missed }, terms)).toBe(reason);
  });

  it('[FEE-001] is at most the agreed part of the price, less what was kept', () => {
    expect(mostFee(terms, { price: 7500, kept: 2250 })).toBe(1500);
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100_000), fc.nat(100_000), (percent, price, kept) => {
        const fee = mostFee({ percent, lateHours: 24 }, { price, kept });
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee === 0 || fee + kept <= price).toBe(true);
      }),
    );
  });

  it('[FEE-027] cancelling costs a fee from the agreed hours before on, less what is kept', () => {
    const money = { price: 7500, kept: 2250, startsAt: starts };
    expect(lateFee(terms, { ...money, at: starts - 24 * HOUR })).toBe(0);
    expect(lateFee(terms, { ...money, at: starts - 24 * HOUR + 1 })).toBe(1500);
    expect(lateFee(terms, { ...money, kept: 7500, at: starts - HOUR })).toBe(0);
  });

  it.each([
    [{ percent: 50, paid: 100, lateFee: 0 }, 'the policy'],
    [{ percent: 0, paid: 0, lateFee: 0 }, 'the policy'],
    [{ percent: 50, paid: 100, lateFee: 1500 }, 'the policy'],
    [{ percent: 50, paid: 0, lateFee: 1500 }, 'You agreed to a fee of up to €15.00 for cancelling this late'],
    [{ percent: 50, paid: 0, lateFee: 0 }, 'You haven’t paid anything yet, so cancelling costs you nothing'],
  ])('[FEE-028] the cost of cancelling with %o: %s', (cost, words) => {
    expect(costSentence('the policy', { ...cost, currency: 'EUR' })).toBe(words);
  });

  it('[FEE-003] a paused one is not charged, and a paid one stays paid', () => {
    expect(CARD_FEE_LIFE.paused).not.toContain('link');
    expect(CARD_FEE_STATUSES.filter((status) => CARD_FEE_LIFE[status].length === 0)).toEqual(['paid', 'dropped']);
  });

  it('[FEE-003] can be objected to until it is charged, and while there is a link', () => {
    const at = (status: (typeof CARD_FEE_STATUSES)[number], now: number) => mayObject({ status, chargeAt: 100 }, now);
    expect([at('announced', 99), at('announced', 100), at('link', 200)]).toEqual([true, false, true]);
    expect([at('paused', 50), at('paid', 50), at('dropped', 50)]).toEqual([false, false, false]);
  });

  it('[FEE-001] the consent names what is agreed to, and fits its column', () => {
    expect(feeConsentWords({ percent: 50, lateHours: 1 })).toContain('less than an hour before');
    const longest = feeConsentWords({ percent: cardFeeLimits.percent, lateHours: cardFeeLimits.lateHours });
    expect(longest).toContain('less than 168 hours before, the shop may charge this card up to 100% of the price');
    expect(longest.length).toBeLessThanOrEqual(cardFeeLimits.words);
  });
});
