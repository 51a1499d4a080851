import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, wallAt } from '../time/index.ts';
import {
  CONSULTATION_MESSAGES,
  checkCallTime,
  checkWarningCall,
  hasCallBefore,
  isCallInTime,
  needsConsultation,
  WARNING_CALL_MESSAGE,
  warningCallUntil,
} from './index.ts';

const single = { kind: 'service', isGroup: false } as const;
const group = { kind: 'service', isGroup: true } as const;
const voucher = { kind: 'voucher' } as const;

describe('video consultation rule', () => {
  it('[BOOK-008] a new guest at a shop with video vetting must choose a call time', () => {
    expect(needsConsultation({ guestStatus: 'New', videoVetting: true, items: [single] })).toBe(true);
    expect(needsConsultation({ guestStatus: 'New', videoVetting: true, items: [single, group] })).toBe(true);
    expect(checkCallTime({ at: undefined, minutes: 15 }, 2000, 0)).toEqual({
      ok: false,
      refusal: { code: 'call-missing' },
    });
    expect(checkCallTime({ at: null, minutes: 15 }, 2000, 0)).toEqual({ ok: false, refusal: { code: 'call-missing' } });
  });

  it('[BOOK-009] a group-only cart needs no call', () => {
    expect(needsConsultation({ guestStatus: 'New', videoVetting: true, items: [group, group] })).toBe(false);
    expect(needsConsultation({ guestStatus: 'New', videoVetting: true, items: [group, voucher] })).toBe(false);
    expect(needsConsultation({ guestStatus: 'New', videoVetting: true, items: [voucher] })).toBe(false);
  });

  it('[BOOK-010] a known guest needs no call, nor does a shop without video vetting', () => {
    expect(needsConsultation({ guestStatus: 'Known', videoVetting: true, items: [single] })).toBe(false);
    expect(needsConsultation({ guestStatus: 'New', videoVetting: false, items: [single] })).toBe(false);
  });

  it.each([
    [1100, true],
    [1101, false],
    [1999, false],
    [2000, false],
    [2001, false],
  ])('[BOOK-011] a call of 15 minutes at %i before a service at 2000 is accepted: %s', (callAt, isAccepted) => {
    expect(checkCallTime({ at: callAt, minutes: 15 }, 2000, 1000)).toEqual(
      isAccepted ? { ok: true, value: callAt } : { ok: false, refusal: { code: 'call-not-before-service' } },
    );
    expect(CONSULTATION_MESSAGES.dateStep).toBe(
      'You must select a vetting call time before the time you have selected for the services!',
    );
  });

  it('[BOOK-012] the confirm step uses another message', () => {
    expect(CONSULTATION_MESSAGES.confirmStep).toBe(
      'You must have to select consultation call time before the time you have selected for the services!',
    );
  });

  it.each([
    ['one that took place, for any time', { tookPlace: true, booked: [] }, 1, true],
    ['one that ends when the appointment begins', { tookPlace: false, booked: [2000] }, 2000, true],
    ['one that ends later', { tookPlace: false, booked: [2001] }, 2000, false],
    ['one of several in time', { tookPlace: false, booked: [5000, 1000] }, 2000, true],
    ['any, while no time is chosen', { tookPlace: false, booked: [5000] }, undefined, true],
    ['none', { tookPlace: false, booked: [] }, undefined, false],
  ])('[BOOK-104] calls that count: %s', (_, calls, appointmentAt, isEnough) => {
    expect(hasCallBefore(calls, appointmentAt)).toBe(isEnough);
  });

  it('[BOOK-104] a guest with a call needs no other', () => {
    const asked = { guestStatus: 'New', videoVetting: true, items: [single] } as const;
    expect(needsConsultation({ ...asked, hasCall: true })).toBe(false);
    expect(needsConsultation({ ...asked, hasCall: false })).toBe(true);
  });

  it('a call may begin at this moment', () => {
    expect(checkCallTime({ at: 1000, minutes: 15 }, 2000, 1000)).toEqual({ ok: true, value: 1000 });
  });

  it('a call in the past is refused', () => {
    expect(checkCallTime({ at: 900, minutes: 15 }, 2000, 1000)).toEqual({ ok: false, refusal: { code: 'call-past' } });
  });
});

it.each([
  [10_000, true],
  [10_001, false],
])(
  '[BOOK-100] a call of 15 minutes at %i is in time for an appointment two hours after its end: %s',
  (at, isInTime) => {
    expect(isCallInTime(at, 15, 10_000 + 15 * 60 + 2 * 3600)).toBe(isInTime);
  },
);

describe('the call after a warning', () => {
  const zone = 'Europe/Dublin';
  const at = (date: string, minute: number) => instantOf(zone, wallAt(date, minute));
  const warned = at('2026-10-20', 22 * 60);

  it.each([
    ['2026-10-21', 9 * 60, true],
    ['2026-10-27', 23 * 60, true],
    ['2026-10-28', 0, false],
    ['2026-11-20', 600, false],
  ])('[NOTIF-015] on %s minute %i is accepted: %s', (date, minute, isAccepted) => {
    const answer = checkWarningCall(warned, at(date, minute), warned, zone);
    expect(answer.ok).toBe(isAccepted);
    if (!answer.ok) expect(answer.refusal.code).toBe('not-within-7-days');
    expect(WARNING_CALL_MESSAGE).toBe('Please select any date within 7 days!');
  });

  it('[SLOT-042] the last time of its calendar is the last one accepted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 86_400 }),
        fc.constantFrom(zone, 'America/New_York'),
        (ahead, where) => {
          const until = warningCallUntil(warned + ahead, where);
          const isAccepted = (callAt: number) => checkWarningCall(warned + ahead, callAt, warned, where).ok;
          expect([isAccepted(until - 1), isAccepted(until)]).toEqual([true, false]);
        },
      ),
    );
  });

  it('may begin at this moment', () => {
    expect(checkWarningCall(warned, warned, warned, zone)).toEqual({ ok: true, value: warned });
  });

  it('cannot be in the past', () => {
    expect(checkWarningCall(warned, warned - 60, warned, zone)).toEqual({ ok: false, refusal: { code: 'call-past' } });
  });
});
