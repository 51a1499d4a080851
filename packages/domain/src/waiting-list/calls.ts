import { callsUntil } from '../bookings/index.ts';
import type { Minor } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';

export type CallWishRefusal = { readonly code: 'no-call-needed' | 'paid-with-appointment' | 'too-late' };

export type CallWish = {
  /** When the guest wants their appointment. */
  readonly appointmentAt: Instant;
  /** Whether the shop still requires a call, and when one is booked. */
  readonly need: 'none' | 'choose' | 'booked';
  readonly price: Minor;
};

/**
 * The latest end of a call that a guest waits for. A paid call is sold with its appointment, so it can only be moved to
 * an earlier time, not booked separately.
 */
export function waitForCall({ appointmentAt, need, price }: CallWish, now: Instant): Result<Instant, CallWishRefusal> {
  if (need === 'none') return refuse('no-call-needed');
  if (need === 'choose' && price > 0) return refuse('paid-with-appointment');
  const until = callsUntil(appointmentAt);
  return until <= now ? refuse('too-late') : ok(until);
}

/** Whether a free call suits a waiting guest: in time, and before their booked one. */
export function isEarlierCall(
  call: { readonly startsAt: Instant; readonly endsAt: Instant },
  { until, booked }: { readonly until: Instant; readonly booked: Instant | null },
): boolean {
  return call.endsAt <= until && (booked === null || call.startsAt < booked);
}
