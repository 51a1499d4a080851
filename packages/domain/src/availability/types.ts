import type { Instant, LocalDate, LocalMonth, Weekday, Zone } from '../time/index.ts';

/** One opening period on a weekday, in minutes after midnight local time (0–1440). */
export type OpenHours = {
  readonly weekday: Weekday;
  readonly from: number;
  readonly to: number;
  /** Only in these weeks; in every week when left out. Never set for a shop. */
  readonly week?: RotaWeek | null;
  /** Only on this date, instead of the other hours; an empty span is a day off. Never set for a shop. */
  readonly date?: LocalDate | null;
};

export const ROTA_WEEKS = ['A', 'B'] as const;
export type RotaWeek = (typeof ROTA_WEEKS)[number];

/** When a shop can be booked. */
export type ShopCalendar = {
  readonly zone: Zone;
  readonly hours: readonly OpenHours[];
  readonly closedWeekdays: readonly Weekday[];
  readonly closedDates: readonly LocalDate[];
  readonly blockedDates: readonly LocalDate[];
  /** Appointments start on this grid, counted from the beginning of each opening period. */
  readonly slotMinutes: number;
  /** Minimum notice before the start of an appointment. */
  readonly noticeMinutes: number;
  /** How many days ahead the shop can be booked; no limit when left out. */
  readonly horizonDays?: number;
};

/** A part of a service. While colour develops, for example, its person is free for another guest. */
export type Step = { readonly minutes: number; readonly isHandsFree: boolean };

/** A room or machine that a service needs besides its person, for the whole time or from one minute to another. */
export type ResourceNeed = {
  /** Any one of these units. A room for three guests is three units. */
  readonly units: readonly number[];
  readonly fromMinute?: number;
  readonly toMinute?: number;
};

/** One chair's own duration. */
export type OwnDuration = { readonly chair: number; readonly minutes: number; readonly steps?: readonly Step[] };

/** A service of an appointment; the services follow one another without a gap. */
export type AppointmentLine = {
  readonly minutes: number;
  /** Chairs that can serve it; any chair when left out. */
  readonly chairs?: readonly number[];
  /** Clean-up that occupies its chair and resources afterwards, unless the guest's next line uses them. It may run past closing. */
  readonly bufferMinutes?: number;
  /** Preparation that occupies them before, in the same way. It may begin before opening. */
  readonly beforeMinutes?: number;
  /** The parts that add up to `minutes`; hands-on all the time when left out. */
  readonly steps?: readonly Step[];
  readonly resources?: readonly ResourceNeed[];
  readonly own?: readonly OwnDuration[];
};
export type Appointment = readonly AppointmentLine[];

/** The booked and held ranges of each chair. Made by `busyCalendar`. */
export type BusyCalendar = {
  /** The chairs, then the units of rooms and equipment. */
  readonly chairs: readonly number[];
  /** How many of them are chairs. */
  readonly chairCount: number;
  /** For each chair its merged, sorted ranges as [from, to, from, to, …]. */
  readonly spans: readonly Float64Array[];
  /** The same for times when the chair does not work; the buffer after an appointment may overlap these. */
  readonly off: readonly Float64Array[];
};

/** How a group is arranged: all start together, all finish together, or one after the other. */
export const ARRANGEMENTS = ['start', 'finish', 'after'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** An arrangement, or the start of each guest in seconds after the first. */
export type Together = Arrangement | readonly number[];

export type AvailabilityQuery = {
  readonly shop: ShopCalendar;
  readonly busy: BusyCalendar;
  readonly appointment: Appointment;
  /** The services of the rest of a group. */
  readonly beside?: readonly Appointment[] | undefined;
  readonly together?: Together | undefined;
  readonly now: Instant;
};

/** A search for free times, optionally within bounds. */
export type TimeSearch = AvailabilityQuery & {
  readonly within?:
    | {
        /** No start before this. */
        readonly from?: Instant | undefined;
        /** Everything ends by this. */
        readonly until?: Instant | undefined;
      }
    | undefined;
};

/**
 * `closed`: nothing of this length can be booked on that day. `past`: the day, or the last start of today, is over.
 * `full`: there are starts left, all taken. `blocked`: the shop takes no online bookings that day.
 * `outside`: there are free starts, none of them within the bounds of the search.
 */
export type DayState = 'free' | 'full' | 'closed' | 'blocked' | 'past' | 'outside';

export type PartCount = { free: number; total: number };

export type DayAvailability = {
  readonly date: LocalDate;
  readonly state: DayState;
  /** Starts before 12:00, before 17:00, and later, in local time. */
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
