import { describe, expect, it } from 'vitest';
import { cancellationFee } from './cancellation.ts';
import { FORGIVEN_EVERY, forgive, isForgiven } from './forgiveness.ts';

const regular = { isOffered: true, isKnown: true, lastAt: null };
const NOW = 2_000_000_000;

describe('forgiving a late cancellation', () => {
  it.each([
    ['a regular, for the first time', {}, true],
    ['a shop that does not forgive', { isOffered: false }, false],
    ['a new guest', { isKnown: false }, false],
    ['the second within a year', { lastAt: NOW - FORGIVEN_EVERY + 1 }, false],
    ['the next after a year', { lastAt: NOW - FORGIVEN_EVERY }, true],
  ])('[POLICY-016] %s', (_name, about, expected) => {
    expect(isForgiven({ ...regular, ...about }, NOW)).toBe(expected);
  });

  it('[POLICY-016] gives back all that was paid, and leaves nothing to decide', () => {
    const terms = { policies: [1, 3] as const, startsAt: NOW + 60, zone: 'Europe/Dublin', by: 'guest' as const };
    const charged = cancellationFee({ ...terms, at: NOW, total: 10_000, paid: 6_000 });
    expect(charged).toMatchObject({ fee: 5_000, refund: 1_000, isDecidedByBusiness: true });
    expect(forgive(charged)).toEqual({ percent: 0, isDecidedByBusiness: false, fee: 0, refund: 6_000 });
  });
});
