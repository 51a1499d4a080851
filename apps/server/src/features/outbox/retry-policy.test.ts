import { describe, expect, it } from 'vitest';
import { nextStep, pauseAfter, RETRY_SECONDS } from './retry-policy.ts';

const NOW = 1_800_000_000;
const attempt = { tries: 1, firstTriedAt: NOW, now: NOW, isRefused: false, usefulUntil: null };

describe('what follows a failed attempt', () => {
  it('[MAIL-008] delays double up to an hour', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 40].map(pauseAfter)).toEqual([
      30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600,
    ]);
  });
  it('[MAIL-008] the last attempt is four days after the first', () => {
    const late = { ...attempt, tries: 100, now: NOW + RETRY_SECONDS - 10 };
    expect(RETRY_SECONDS).toBe(345_600);
    expect(nextStep(late)).toEqual({ retryAt: NOW + RETRY_SECONDS });
    expect(nextStep({ ...late, now: NOW + RETRY_SECONDS })).toEqual({ failure: 'undelivered' });
  });
  it('[MAIL-009] a refusal ends it', () => {
    expect(nextStep({ ...attempt, isRefused: true })).toEqual({ failure: 'refused' });
  });
  it('[MAIL-011] an expired mail is not retried', () => {
    expect(nextStep({ ...attempt, usefulUntil: NOW + 29 })).toEqual({ failure: 'expired' });
    expect(nextStep({ ...attempt, usefulUntil: NOW + 30 })).toEqual({ retryAt: NOW + 30 });
  });
});
