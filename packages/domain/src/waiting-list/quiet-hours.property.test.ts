import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Instant, minuteOfWall, wallOf } from '../time/index.ts';
import { OFFER_SECONDS, offerExpiresAt, QUIET_HOURS } from './index.ts';

const DUBLIN = 'Europe/Dublin';
const at = (text: string) => Date.parse(text) / 1000;
const nextYear = at('2027-06-01T00:00Z');
const isNight = (zone: string, moment: Instant) => {
  const hour = minuteOfWall(wallOf(zone, moment)) / 60;
  return hour < QUIET_HOURS.to || hour >= QUIET_HOURS.from;
};

describe('[SLOT-041] an offer of the waiting list at night', () => {
  it.each([
    ['by day', '2026-11-17T14:00Z', '2026-11-17T14:15Z'],
    ['just before the night', '2026-11-17T21:45Z', '2026-11-17T22:00Z'],
    ['with minutes that would end in it', '2026-11-17T21:46Z', '2026-11-18T08:15Z'],
    ['late in the evening', '2026-11-17T22:48Z', '2026-11-18T08:15Z'],
    ['after midnight', '2026-11-18T03:00Z', '2026-11-18T08:15Z'],
    ['at its end', '2026-11-18T08:00Z', '2026-11-18T08:15Z'],
    ['in summer time', '2026-06-16T21:30Z', '2026-06-17T07:15Z'],
    ['in the night the clocks go back', '2026-10-24T22:30Z', '2026-10-25T08:15Z'],
    ['in the night the clocks go forward', '2027-03-27T23:30Z', '2027-03-28T07:15Z'],
  ])('%s', (_when, offered, expires) => {
    expect(offerExpiresAt(at(offered), { startsAt: nextYear, zone: DUBLIN })).toBe(at(expires));
  });

  it('is held until its time begins if that is before the morning', () => {
    const startsAt = at('2026-11-18T07:00Z');
    expect(offerExpiresAt(at('2026-11-17T23:00Z'), { startsAt, zone: DUBLIN })).toBe(startsAt);
  });

  const zones = fc.constantFrom(DUBLIN, 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC');
  const moments = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z') });

  it('never ends in the night, gives fifteen minutes of the day, and never outlasts its time', () => {
    fc.assert(
      fc.property(zones, moments, fc.integer({ min: 1, max: 3 * 86_400 }), (zone, offeredAt, ahead) => {
        const startsAt = offeredAt + ahead;
        const end = offerExpiresAt(offeredAt, { startsAt, zone });
        expect(end).toBeGreaterThan(offeredAt);
        expect(end).toBeLessThanOrEqual(startsAt);
        if (end === startsAt) return;
        for (let second = end - OFFER_SECONDS; second < end; second += 60) expect(isNight(zone, second)).toBe(false);
        expect(end - OFFER_SECONDS).toBeGreaterThanOrEqual(offeredAt);
      }),
    );
  });

  it('never ends earlier for a guest who is asked later', () => {
    fc.assert(
      fc.property(zones, moments, fc.integer({ min: 0, max: 86_400 }), (zone, offeredAt, later) => {
        const startsAt = offeredAt + 7 * 86_400;
        const end = (of: Instant) => offerExpiresAt(of, { startsAt, zone });
        expect(end(offeredAt + later)).toBeGreaterThanOrEqual(end(offeredAt));
      }),
    );
  });
});
