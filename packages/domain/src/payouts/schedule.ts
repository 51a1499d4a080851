import { addDays, dateAt, type Instant, type LocalDate, startOfDay, weekdayOf } from '../time/index.ts';

/** A payout of a week: what moved before `end`, sent on the Monday after it, at the bank the day after that. */
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

/** The last week that is over, by the clock of the business. */
export function lastPayoutPeriod(zone: string, now: Instant): PayoutPeriod {
  return periodEndingAt(zone, mondayOf(dateAt(zone, now)));
}

/** The week that is running, which the next payout is for. */
export function nextPayoutPeriod(zone: string, now: Instant): PayoutPeriod {
  return periodEndingAt(zone, addDays(mondayOf(dateAt(zone, now)), 7));
}
