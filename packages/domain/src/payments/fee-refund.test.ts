import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeShare, shownFeeStatus } from './index.ts';

const amount = fc.integer({ min: 0, max: 100_000 });

describe('a fee that is refunded at the till', () => {
  it('[BOOKSB-001] comes before anything else, and never exceeds what was paid for it', () => {
    expect(feeShare({ fee: 2000, refunded: 0, credit: 5000, handed: 5000 })).toBe(2000);
    expect(feeShare({ fee: 2000, refunded: 0, credit: 500, handed: 500 })).toBe(500);
    expect(feeShare({ fee: 2000, refunded: 1500, credit: 5000, handed: 5000 })).toBe(500);
    expect(feeShare({ fee: 2000, refunded: 0, credit: 0, handed: 700 })).toBe(0);
  });

  it('[BOOKSB-001] one that was not paid keeps its status', () => {
    expect(shownFeeStatus({ status: 'dropped', amount: 2000, refunded: 2000 })).toBe('dropped');
  });

  it('[BOOKSB-001] any number of refunds sum to at most the fee, after which it is shown as refunded', () => {
    fc.assert(
      fc.property(
        amount.filter((fee) => fee > 0),
        fc.array(fc.record({ credit: amount, handed: amount }), { maxLength: 8 }),
        (fee, refunds) => {
          let refunded = 0;
          for (const one of refunds) {
            const share = feeShare({ fee, refunded, ...one });
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(Math.min(one.credit, one.handed));
            refunded += share;
          }
          expect(refunded).toBeLessThanOrEqual(fee);
          const shown = shownFeeStatus({ status: 'paid', amount: fee, refunded });
          expect(shown).toBe(refunded === 0 ? 'paid' : refunded === fee ? 'refunded' : 'partly-refunded');
        },
      ),
    );
  });
});
