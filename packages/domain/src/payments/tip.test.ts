import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTip, suggestTips, TIP_LIMITS } from './index.ts';

const DAY = 86_400;

describe('a tip after the appointment', () => {
  it.each([
    [500, { isCompleted: true, endedAt: 0, now: 0 }, null],
    [500, { isCompleted: true, endedAt: 0, now: 60 * DAY }, null],
    [500, { isCompleted: true, endedAt: 0, now: 60 * DAY + 1 }, 'too-late'],
    [500, { isCompleted: false, endedAt: 0, now: 0 }, 'not-over'],
    [99, { isCompleted: true, endedAt: 0, now: 0 }, 'too-little'],
    [100, { isCompleted: true, endedAt: 0, now: 0 }, null],
    [50_000, { isCompleted: true, endedAt: 0, now: 0 }, null],
    [50_001, { isCompleted: true, endedAt: 0, now: 0 }, 'too-much'],
  ] as const)('[PAYOUT-022] of %i when %o is refused: %s', (amount, moment, expected) => {
    const allowed = checkTip(amount, moment);
    expect(allowed.ok ? null : allowed.refusal.code).toBe(expected);
  });

  it('[PAYOUT-020] three different amounts are suggested, in steps of 50 cents, within the limits', () => {
    expect(suggestTips(6800)).toEqual([700, 1000, 1350]);
    expect(suggestTips(0)).toEqual([100, 150, 200]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (price) => {
        const tips = suggestTips(price);
        expect(new Set(tips).size).toBe(3);
        for (const tip of tips) {
          expect(tip % 50).toBe(0);
          expect(tip).toBeGreaterThanOrEqual(TIP_LIMITS.least);
          expect(tip).toBeLessThanOrEqual(TIP_LIMITS.most);
        }
      }),
    );
  });
});
