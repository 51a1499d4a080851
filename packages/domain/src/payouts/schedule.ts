import { addDays, dateAt, type Instant, type LocalDate, startOfDay, weekdayOf } from '../time/index.ts';

/** The payout of a week: movements before `end`, sent on the Monday after it, at the bank a day later. */
export type PayoutPeriod = {
  readonly from: LocalDate;
  /** The last day, a Sunday. */
  readonly to: LocalDate;
  /** Midnight after the last day. */
  readonly end: Instant;
  readonly sentOn: LocalDate;
  readonly arrivesOn: LocalDate;
};

function periodEndingAt(zone: string, monday: LocalDate): PayoutPeriod {
  return {
    from: addDays(monday, -7),
    to: addDays(monday, -1),
    end: startOfDay(zone, monday),
    sentOn: monday,
    arrivesOn: addDays(monday, 1),
  };
}

function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** The last complete week, by the clock of the business. */
export function lastPayoutPeriod(zone: string, now: Instant): PayoutPeriod {
  return periodEndingAt(zone, mondayOf(dateAt(zone, now)));
}

/** The current week, which the next payout is for. */
export function nextPayoutPeriod(zone: string, now: Instant): PayoutPeriod {
  return periodEndingAt(zone, addDays(mondayOf(dateAt(zone, now)), 7));
}
