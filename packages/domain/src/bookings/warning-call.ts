import { ok, type Result, refuse } from '../result/index.ts';
import { addDays, dateAt, daysBetween, endOfDay, type Instant, type Zone } from '../time/index.ts';

export const WARNING_CALL_DAYS = 7;
export const WARNING_CALL_MESSAGE = 'Please select any date within 7 days!';

/** The end of the seventh day after the notification, by the shop's clock. */
export function warningCallUntil(warnedAt: Instant, zone: Zone): Instant {
  return endOfDay(zone, addDays(dateAt(zone, warnedAt), WARNING_CALL_DAYS));
}

/** After a warning the guest may book or move a video call until the seventh day after the notification. */
export function checkWarningCall(
  warnedAt: Instant,
  callAt: Instant,
  now: Instant,
  zone: Zone,
): Result<Instant, { readonly code: 'call-past' | 'not-within-7-days' }> {
  if (callAt < now) return refuse('call-past');
  const days = daysBetween(dateAt(zone, warnedAt), dateAt(zone, callAt));
  return days > WARNING_CALL_DAYS ? refuse('not-within-7-days') : ok(callAt);
}
