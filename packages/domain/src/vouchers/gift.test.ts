import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateAt, instantOf, minuteOfWall, wallAt, wallOf } from '../time/index.ts';
import { type GiftState, giftSendAt, giftState, isChangeable, isOverpriced, isSendable } from './index.ts';

const DUBLIN = 'Europe/Dublin';
const email = 'brid@mail.example';
const at = (date: string, minute: number, zone = DUBLIN) => instantOf(zone, wallAt(date, minute));
const now = at('2026-08-06', 12 * 60);

describe('when a gift is mailed', () => {
  it('[VOUCH-030] at once, on a day, or not at all', () => {
    expect(giftSendAt({ email, sendOn: null }, DUBLIN, now)).toEqual({ ok: true, value: now });
    expect(giftSendAt({ email: null, sendOn: null }, DUBLIN, now)).toEqual({ ok: true, value: null });
    expect(giftSendAt({ email, sendOn: '2026-08-15' }, DUBLIN, now)).toEqual({
      ok: true,
      value: at('2026-08-15', 9 * 60),
    });
  });

  it.each([
    ['2026-08-05', 'day-past'],
    ['2020-01-01', 'day-past'],
    ['2027-08-07', 'day-too-far'],
    ['9999-12-31', 'day-too-far'],
  ])('[VOUCH-030] not on %s: %s', (sendOn, code) => {
    expect(giftSendAt({ email, sendOn }, DUBLIN, now)).toEqual({ ok: false, refusal: { code } });
  });

  it('a day needs an address', () => {
    const refused = giftSendAt({ email: null, sendOn: '2026-08-15' }, DUBLIN, now);
    expect(refused).toEqual({ ok: false, refusal: { code: 'email-missing' } });
  });

  it('today after nine in the morning means at once', () => {
    expect(giftSendAt({ email, sendOn: '2026-08-06' }, DUBLIN, now)).toEqual({ ok: true, value: now });
    const early = at('2026-08-06', 7 * 60);
    expect(giftSendAt({ email, sendOn: '2026-08-06' }, DUBLIN, early)).toEqual({
      ok: true,
      value: at('2026-08-06', 9 * 60),
    });
  });

  it('[VOUCH-031] at nine by the shop’s clock, through every change of the clocks', () => {
    const zones = fc.constantFrom(DUBLIN, 'America/New_York', 'Pacific/Auckland', 'UTC');
    fc.assert(
      fc.property(zones, fc.integer({ min: 1, max: 365 }), fc.nat({ max: 86_399 }), (zone, ahead, second) => {
        const moment = at('2026-08-06', 0, zone) + second;
        const sendOn = addDays(dateAt(zone, moment), ahead);
        const sendAt = giftSendAt({ email, sendOn }, zone, moment);
        if (!sendAt.ok || sendAt.value === null) throw new Error('It has a time.');
        expect(dateAt(zone, sendAt.value)).toBe(sendOn);
        expect(minuteOfWall(wallOf(zone, sendAt.value))).toBe(9 * 60);
        expect(sendAt.value).toBeGreaterThan(moment);
      }),
    );
  });
});

describe('the state of a gift', () => {
  const gift = { buyerId: 1, ownerId: null, sendAt: null, sentAt: null };
  it.each<[object, GiftState, boolean, boolean]>([
    [{}, 'unsent', true, true],
    [{ sendAt: 5 }, 'scheduled', true, true],
    [{ sentAt: 5 }, 'sent', true, false],
    [{ ownerId: 1 }, 'own', false, false],
    [{ ownerId: 2, sentAt: 5 }, 'claimed', false, false],
    [{ ownerId: 2, sendAt: 5 }, 'claimed', false, false],
  ])('[VOUCH-032] [VOUCH-033] %j is %s: to send %s, to change %s', (values, state, sendable, changeable) => {
    expect(giftState({ ...gift, ...values })).toBe(state);
    expect(isSendable(state)).toBe(sendable);
    expect(isChangeable(state)).toBe(changeable);
  });
});

describe('the price of a voucher', () => {
  it.each([
    [50, 50, false],
    [45, 50, false],
    [50.01, 50, true],
    [50, 40, true],
  ])('[VOUCH-036] %f for %f is too much: %s', (retail, value, isTooMuch) => {
    expect(isOverpriced({ retail, value })).toBe(isTooMuch);
  });
});
