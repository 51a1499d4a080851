import type { Instant } from '../time/index.ts';
import { assign } from './plan/assign.ts';
import type { Plan } from './plan/plan.ts';
import type { Appointment, AppointmentLine, BusyCalendar, Step } from './types.ts';

const LONGEST_LINE = 24 * 60;

const isLength = (minutes: number) => Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST_LINE;

/** Steps add up to the whole, and at least one is hands-on. */
function areSteps(minutes: number, steps: readonly Step[] | undefined): boolean {
  if (!steps) return true;
  const sum = steps.reduce((before, step) => before + (isLength(step.minutes) ? step.minutes : Number.NaN), 0);
  return sum === minutes && steps.some(({ isHandsFree }) => !isHandsFree);
}

const isLine = ({ minutes, steps, own = [] }: AppointmentLine) =>
  isLength(minutes) &&
  areSteps(minutes, steps) &&
  own.every((other) => isLength(other.minutes) && areSteps(other.minutes, other.steps));

/** An appointment can be booked when it has lines and each lasts a whole number of minutes, up to a day. */
export function isAppointment(appointment: Appointment): boolean {
  return appointment.length > 0 && appointment.every(isLine);
}

/** The duration of an appointment, if no chair has its own. */
export function appointmentSeconds(appointment: Appointment): number {
  let minutes = 0;
  for (const line of appointment) minutes += line.minutes;
  return minutes * 60;
}

/** A position in a chair's ranges that only moves forward. */
type Cursor = { readonly spans: Float64Array; at: number };

function isClear(cursor: Cursor, from: Instant, to: Instant): boolean {
  const { spans } = cursor;
  let at = cursor.at;
  while (at < spans.length && (spans[at + 1] as number) <= from) at += 2;
  cursor.at = at;
  return at >= spans.length || (spans[at] as number) >= to;
}

type Candidate = { readonly index: number; readonly taken: Cursor; readonly off: Cursor };
/** The candidates of a need with a cursor for each of its parts. */
type Watch = { readonly parts: Plan['needs'][number]['parts']; readonly candidates: readonly (readonly Candidate[])[] };

function watch(busy: BusyCalendar, { parts, candidates }: Plan['needs'][number]): Watch {
  const cursors = (index: number) =>
    parts.map(() => ({
      index,
      taken: { spans: busy.spans[index] as Float64Array, at: 0 },
      off: { spans: busy.off[index] as Float64Array, at: 0 },
    }));
  return { parts, candidates: candidates.map(cursors) };
}

function takes(parts: Watch['parts'], cursors: readonly Candidate[], start: Instant): boolean {
  for (let part = 0; part < parts.length; part++) {
    const { from, to, takenFrom, takenTo } = parts[part] as Watch['parts'][number];
    const { taken, off } = cursors[part] as Candidate;
    if (!isClear(taken, start + takenFrom, start + takenTo)) return false;
    if (from !== to && !isClear(off, start + from, start + to)) return false;
  }
  return true;
}

function planCursor(busy: BusyCalendar, plan: Plan): (start: Instant) => boolean {
  const watches = plan.needs.map((need) => watch(busy, need));
  // The lines of one guest never overlap in time, so the plan fits exactly when each need has a free candidate.
  if (plan.rivals.length === 0) {
    return (start) => {
      for (const { parts, candidates } of watches) {
        let isFree = false;
        for (const cursors of candidates) {
          isFree = takes(parts, cursors, start);
          if (isFree) break;
        }
        if (!isFree) return false;
      }
      return true;
    };
  }
  return (start) => {
    const free: number[][] = [];
    for (const { parts, candidates } of watches) {
      const indexes: number[] = [];
      for (const cursors of candidates) if (takes(parts, cursors, start)) indexes.push((cursors[0] as Candidate).index);
      if (indexes.length === 0) return false;
      free.push(indexes);
    }
    return assign(plan, free) !== undefined;
  };
}

/**
 * Says for ascending starts whether one of the plans fits and is over by `end`. Each need keeps a cursor into the ranges
 * of each of its candidates, so a month costs one pass over them.
 */
export function freeCursor(busy: BusyCalendar, plans: readonly Plan[]): (start: Instant, end: Instant) => boolean {
  const cursors = plans.map((plan) => ({ seconds: plan.seconds, isFree: planCursor(busy, plan) }));
  return (start, end) => {
    for (const { seconds, isFree } of cursors) if (start + seconds <= end && isFree(start)) return true;
    return false;
  };
}
