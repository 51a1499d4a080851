import { EVENING, NOON } from './types.ts';

/** Minutes of a day's morning, afternoon and evening. */
export type PartMinutes = { readonly morning: number; readonly afternoon: number; readonly evening: number };

type MinuteSpan = { readonly from: number; readonly to: number };

const NONE: PartMinutes = { morning: 0, afternoon: 0, evening: 0 };
const within = ({ from, to }: MinuteSpan, first: number, last: number) =>
  Math.max(0, Math.min(to, last) - Math.max(from, first));

export function addParts(a: PartMinutes, b: PartMinutes): PartMinutes {
  return { morning: a.morning + b.morning, afternoon: a.afternoon + b.afternoon, evening: a.evening + b.evening };
}

/** How many minutes of spans, given in minutes of the day, fall into each part. */
export function partMinutes(spans: readonly MinuteSpan[]): PartMinutes {
  return spans.reduce(
    (sum, span) =>
      addParts(sum, {
        morning: within(span, 0, NOON),
        afternoon: within(span, NOON, EVENING),
        evening: within(span, EVENING, 24 * 60),
      }),
    NONE,
  );
}

export const minutesOf = ({ morning, afternoon, evening }: PartMinutes): number => morning + afternoon + evening;

export type Workload = {
  /** Opening hours. */
  readonly open: number;
  /** Blocked time within them. */
  readonly off: number;
  /** Appointments, classes and calls, including those outside the hours. */
  readonly booked: number;
};

/** How full working time is, in whole percent from 0 to 100; null when there is none and nothing is booked. */
export function fillOf({ open, off, booked }: Workload): number | null {
  const working = Math.max(0, open - off);
  if (working === 0) return booked > 0 ? 100 : null;
  return Math.min(100, Math.round((booked / working) * 100));
}

/** Working minutes that are still free. Those booked outside the hours count, as in `fillOf`. */
export const freeMinutesOf = ({ open, off, booked }: Workload): number => Math.max(0, open - off - booked);

/** Working minutes of several days, and how full they are. Time off never takes away more than its own day. */
export function workloadOf(days: readonly Workload[]): { readonly working: number; readonly fill: number | null } {
  const working = days.reduce((sum, { open, off }) => sum + Math.max(0, open - off), 0);
  const booked = days.reduce((sum, day) => sum + day.booked, 0);
  return { working, fill: fillOf({ open: working, off: 0, booked }) };
}
