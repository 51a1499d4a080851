import { busyCalendar } from '../busy.ts';
import { isAppointment } from '../free-cursor.ts';
import type { Appointment, Arrangement, BusyCalendar } from '../types.ts';
import { placePlan } from './place.ts';
import { plansOf } from './plan.ts';

/**
 * How many guests of a party, starting with the first, a shop could serve if nothing is booked and everyone works. If
 * that is fewer than all, no time of any day has room for the party. `openSeconds` is the longest opening period
 * without a break.
 */
export function mostTogether(
  { chairs, chairCount }: BusyCalendar,
  party: readonly Appointment[],
  together: Arrangement,
  openSeconds = Number.POSITIVE_INFINITY,
): number {
  if (!party.every(isAppointment)) return 0;
  const empty = busyCalendar(chairs.slice(0, chairCount), [], [], chairs.slice(chairCount));
  const fits = (count: number) =>
    plansOf(empty, party.slice(0, count), together).some(
      (plan) => plan.seconds <= openSeconds && placePlan(empty, plan, 0) !== undefined,
    );
  for (let count = party.length; count > 0; count--) if (fits(count)) return count;
  return 0;
}
