import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeAt, type PolicyCode } from '../payments/index.ts';
import { DAY, HOUR, instantOf, wallAt } from '../time/index.ts';
import { GUEST_MOVES, mayMoveAt, movableUntil, type OwnMove, ownMoveMessage } from './own-move.ts';

const zone = 'Europe/Dublin';
const startsAt = instantOf(zone, wallAt('2026-08-29', 14 * 60 + 30));
const moveOf = (
  more: Partial<OwnMove> = {},
  policies: PolicyCode[] = [],
  steps: { hours: number; percent: number }[] = [],
): OwnMove => ({
  rule: 'free',
  terms: { policies, steps, startsAt, zone },
  kind: 'visit',
  proposedBy: null,
  ...more,
});
const day = [{ hours: 24, percent: 30 }];
const anyMove = fc
  .record({
    rule: fc.constantFrom(...GUEST_MOVES),
    policies: fc.uniqueArray(fc.constantFrom<PolicyCode>(1, 2, 3)),
    hours: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
    proposedBy: fc.constantFrom(null, 'guest' as const),
  })
  .map(({ rule, policies, hours, proposedBy }) =>
    moveOf({ rule, proposedBy }, policies, hours === null ? [] : [{ hours, percent: 40 }]),
  );
const anyTime = fc.integer({ min: startsAt - 10 * DAY, max: startsAt - 1 });

describe('until when a guest may ask for another time', () => {
  it.each([
    ['until it begins', { rule: 'start' as const }, startsAt],
    ['while cancelling is free', {}, startsAt - 24 * HOUR],
    ['never', { rule: 'never' as const }, null],
    ['a video call that the shop asked for', { rule: 'never' as const, kind: 'consultation' }, startsAt],
  ])('[POLICY-018] %s', (_name, more, until) => {
    expect(movableUntil(moveOf(more, [], day))).toBe(until);
  });

  it('[POLICY-018] where cancelling is always free, until it begins; where the shop always decides, never', () => {
    expect(movableUntil(moveOf())).toBe(startsAt);
    expect(movableUntil(moveOf({}, [3]))).toBeNull();
    expect(movableUntil(moveOf({}, [2, 3]))).toBe(instantOf(zone, wallAt('2026-08-29', 0)) - 1);
  });

  it('[POLICY-018] is exactly while cancelling costs nothing, the whole time, or never', () => {
    fc.assert(
      fc.property(anyMove, anyTime, (move, now) => {
        const isFree = chargeAt(move.terms, now).percent === 0;
        expect(mayMoveAt(move, now)).toBe(move.rule === 'start' || (move.rule === 'free' && isFree));
      }),
    );
  });

  it('[POLICY-018] a proposal of the shop can always be answered with another time', () => {
    fc.assert(
      fc.property(anyMove, anyTime, (move, now) => {
        expect(mayMoveAt({ ...move, proposedBy: 'business' }, now)).toBe(true);
      }),
    );
  });

  it.each([
    [
      {},
      'This appointment could be moved until Fri 28 Aug, 2:30 pm, Irish time. You can cancel it, or contact Fern & Fold.',
    ],
    [
      { rule: 'never' as const },
      'Fern & Fold doesn’t move appointments online. You can cancel it, or contact Fern & Fold.',
    ],
  ])('[POLICY-018] says why not: %o', (more, message) => {
    expect(ownMoveMessage(moveOf(more, [], day), 'Fern & Fold')).toBe(message);
  });
});
