import { callsUntil } from '../bookings/index.ts';
import type { Minor } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';

export type CallWishRefusal = { readonly code: 'no-call-needed' | 'paid-with-appointment' | 'too-late' };

export type CallWish = {
  /** When the guest would like to come. */
  readonly appointmentAt: Instant;
  /** Whether the shop still asks for a call, and when one is booked. */
  readonly need: 'none' | 'choose' | 'booked';
  readonly price: Minor;
};

/**
 * By when a call that a guest waits for has to be over. A paid call is sold with its appointment, so it can only be
 * moved to an earlier time, not taken by itself.
 */
export function waitForCall({ appointmentAt, need, price }: CallWish, now: Instant): Result<Instant, CallWishRefusal> {
  if (need === 'none') return refuse('no-call-needed');
  if (need === 'choose' && price > 0) return refuse('paid-with-appointment');
  const until = callsUntil(appointmentAt);
  return until <= now ? refuse('too-late') : ok(until);
}

/** Whether a free call serves a guest who waits for one: over in time, and before the one they have. */
export function isEarlierCall(
  call: { readonly startsAt: Instant; readonly endsAt: Instant },
  { until, booked }: { readonly until: Instant; readonly booked: Instant | null },
): boolean {
  return call.endsAt <= until && (booked === null || call.startsAt < booked);
}
