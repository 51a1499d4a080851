import type { Instant, LocalDate, LocalMonth, Weekday, Zone } from '../time/index.ts';

/** One stretch of opening on a weekday, in minutes after midnight on the shop's wall (0–1440). */
export type OpenHours = { readonly weekday: Weekday; readonly from: number; readonly to: number };

/** When a shop sells time. */
export type ShopCalendar = {
  readonly zone: Zone;
  readonly hours: readonly OpenHours[];
  readonly closedWeekdays: readonly Weekday[];
  readonly closedDates: readonly LocalDate[];
  readonly blockedDates: readonly LocalDate[];
  /** Visits start on this grid, counted from the beginning of each stretch of opening. */
  readonly slotMinutes: number;
  /** How long before its start a visit must be booked. */
  readonly noticeMinutes: number;
  /** How many days ahead the shop sells; no limit when left out. */
  readonly horizonDays?: number;
};

/** A service of a visit; the services follow one another without a pause. */
export type VisitLine = {
  readonly minutes: number;
  /** Chairs that can serve it; any chair when left out. */
  readonly chairs?: readonly number[];
  /** Time its chair is kept free afterwards. Only the last line's counts; it may run past closing. */
  readonly bufferMinutes?: number;
};
export type Visit = readonly VisitLine[];

/** What each chair is already sold or held for. Made by `busyCalendar`. */
export type BusyCalendar = {
  readonly chairs: readonly number[];
  /** For each chair its merged, sorted ranges as [from, to, from, to, …]. */
  readonly spans: readonly Float64Array[];
  /** The same for times at which the chair does not work; the free time after a visit may run into these. */
  readonly off: readonly Float64Array[];
};

export type AvailabilityQuery = {
  readonly shop: ShopCalendar;
  readonly busy: BusyCalendar;
  readonly visit: Visit;
  readonly now: Instant;
};

/**
 * `closed`: nothing of this length is ever sold on that day. `past`: the day, or the last start of today, is over.
 * `full`: there are starts left, all taken. `blocked`: the shop keeps the day off the market.
 */
export type DayState = 'free' | 'full' | 'closed' | 'blocked' | 'past';

export type PartCount = { free: number; total: number };

export type DayAvailability = {
  readonly date: LocalDate;
  readonly state: DayState;
  /** Starts before 12:00, before 17:00, and later, by the shop's wall. */
  readonly morning: PartCount;
  readonly afternoon: PartCount;
  readonly evening: PartCount;
  readonly first: Instant | undefined;
};

export type MonthAvailability = {
  readonly month: LocalMonth;
  readonly days: readonly DayAvailability[];
  readonly firstFree: readonly Instant[];
};

export const NOON = 12 * 60;
export const EVENING = 17 * 60;
