import { type AvailabilityQuery, dayTimes, firstFree, freeDays, type TimeSearch } from '../availability/index.ts';
import { addDays, dateAt, dateOfDay, dayNumber, type Instant, type LocalDate } from '../time/index.ts';

/**
 * The time a shop needs between the end of a call and its appointment. Times are offered by this rule; a booking only
 * has to have its call before the first service.
 */
export const CALL_LEAD_MINUTES = 120;

/** A calendar in which a call of a given length is searched. */
export type CallQuery = Omit<AvailabilityQuery, 'appointment'> & { readonly callMinutes: number };

/** The first appointment time that leaves room for a call with this end. */
export const appointmentsAfter = (callEndsAt: Instant): Instant => callEndsAt + CALL_LEAD_MINUTES * 60;

/** Whether a call at `callAt` ends long enough before an appointment. Both are instants. */
export function isCallInTime(callAt: Instant, minutes: number, appointmentAt: Instant): boolean {
  return appointmentsAfter(callAt + minutes * 60) <= appointmentAt;
}

/** The latest end of a call before an appointment. */
export const callsUntil = (appointmentAt: Instant): Instant => appointmentAt - CALL_LEAD_MINUTES * 60;

const callSearch = ({ callMinutes, ...query }: CallQuery): TimeSearch => ({
  ...query,
  appointment: [{ minutes: callMinutes }],
});

/**
 * The first time at which an appointment leaves room for a call; undefined if no call is free in these days. Every
 * later appointment does too, because the first free call is in time for it as well.
 */
export function firstAfterCall(
  query: CallQuery,
  range: { readonly from?: LocalDate; readonly days: number },
): Instant | undefined {
  const [call] = firstFree(callSearch(query), 1, range);
  return call === undefined ? undefined : appointmentsAfter(call + query.callMinutes * 60);
}

/** An appointment with a call that is in time for it. */
export type CallPair = { readonly appointment: Instant; readonly call: Instant };

/**
 * The first appointments that leave room for a call, one per day, with the last call of an earlier day: the shop can
 * still prepare, and the guest can reconsider. A call of the same day only if no earlier day has one.
 */
export function firstPairs(
  query: AvailabilityQuery,
  callMinutes: number,
  { count, days }: { readonly count: number; readonly days: number },
): CallPair[] {
  const calls = { shop: query.shop, busy: query.busy, now: query.now, callMinutes };
  const from = firstAfterCall(calls, { days });
  if (from === undefined) return [];
  const today = dateAt(query.shop.zone, query.now);
  const range = { from: today, to: addDays(today, days - 1) };
  const firsts = freeDays({ ...query, within: { from } }, count, range).flatMap((starts) => starts.slice(0, 1));
  return firsts.flatMap((appointment) => {
    const call = callBefore(calls, appointment);
    return call === undefined ? [] : [{ appointment, call }];
  });
}

function callBefore(query: CallQuery, appointment: Instant): Instant | undefined {
  const { zone } = query.shop;
  const search = { ...callSearch(query), within: { until: callsUntil(appointment) } };
  const day = dayNumber(dateAt(zone, appointment));
  const today = dayNumber(dateAt(zone, query.now));
  for (let earlier = day - 1; earlier >= today; earlier--) {
    const last = dayTimes(search, dateOfDay(earlier)).starts.at(-1);
    if (last !== undefined) return last;
  }
  return dayTimes(search, dateOfDay(day)).starts.at(-1);
}
