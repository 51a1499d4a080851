import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCallInTime } from '../bookings/index.ts';
import { isEarlierCall, waitForCall } from './index.ts';

const now = 1_800_000_000;
const HOUR = 3600;
const wish = { appointmentAt: now + 48 * HOUR, need: 'choose' as const, price: 0 };

describe('waiting for an earlier call', () => {
  it('[CALL-001] is for guests who need a call, while one could still be in time', () => {
    expect(waitForCall(wish, now)).toEqual({ ok: true, value: now + 46 * HOUR });
    expect(waitForCall({ ...wish, need: 'booked', price: 20_00 }, now).ok).toBe(true);
  });

  it.each([
    [{ need: 'none' as const }, 'no-call-needed'],
    [{ price: 20_00 }, 'paid-with-appointment'],
    [{ appointmentAt: now + 2 * HOUR }, 'too-late'],
    [{ appointmentAt: now - HOUR }, 'too-late'],
  ])('[CALL-001] %o: %s', (change, code) => {
    expect(waitForCall({ ...wish, ...change }, now)).toEqual({ ok: false, refusal: { code } });
  });

  it('[CALL-002] only a call that is in time and earlier than the booked one is offered', () => {
    const span = fc.integer({ min: 0, max: 72 * HOUR });
    fc.assert(
      fc.property(span, span, fc.option(span), (start, appointment, other) => {
        const appointmentAt = now + appointment;
        const until = waitForCall({ ...wish, appointmentAt }, now);
        if (!until.ok) return;
        const call = { startsAt: now + start, endsAt: now + start + 900 };
        const booked = other === null ? null : now + other;
        expect(isEarlierCall(call, { until: until.value, booked })).toBe(
          isCallInTime(call.startsAt, 15, appointmentAt) && (booked === null || call.startsAt < booked),
        );
      }),
    );
  });
});
