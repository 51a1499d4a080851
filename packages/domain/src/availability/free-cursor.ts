import type { Instant } from '../time/index.ts';
import type { Appointment, BusyCalendar } from './types.ts';

const LONGEST_LINE = 24 * 60;

/** An appointment can be booked when it has lines and each lasts a whole number of minutes, up to a day. */
export function isAppointment(appointment: Appointment): boolean {
  return (
    appointment.length > 0 &&
    appointment.every(({ minutes }) => Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST_LINE)
  );
}

export function appointmentSeconds(appointment: Appointment): number {
  let minutes = 0;
  for (const line of appointment) minutes += line.minutes;
  return minutes * 60;
}

export function chairIndexes(busy: BusyCalendar, allowed: readonly number[] | undefined): number[] {
  const indexes: number[] = [];
  busy.chairs.forEach((chair, index) => {
    if (!allowed || allowed.includes(chair)) indexes.push(index);
  });
  return indexes;
}

/** The buffer after the last line, during which its chair stays free. */
export function bufferSeconds(appointment: Appointment): number {
  return Math.max(0, appointment.at(-1)?.bufferMinutes ?? 0) * 60;
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

/**
 * Says for ascending starts whether the appointment fits. Each line keeps a cursor into the ranges of each of its
 * chairs, so a month costs one pass over them. The lines never overlap in time, so the appointment fits exactly when
 * each line has a free chair, and no chair is booked twice.
 */
export function freeCursor(busy: BusyCalendar, appointment: Appointment): (start: Instant) => boolean {
  let offset = 0;
  const lines = appointment.map((line, position) => {
    const chairs = chairIndexes(busy, line.chairs).map((index) => ({
      taken: { spans: busy.spans[index] as Float64Array, at: 0 },
      off: { spans: busy.off[index] as Float64Array, at: 0 },
    }));
    const from = offset;
    offset += line.minutes * 60;
    const until = position === appointment.length - 1 ? offset + bufferSeconds(appointment) : offset;
    return { from, to: offset, until, chairs };
  });
  return (start) => {
    for (const { from, to, until, chairs } of lines) {
      let isFree = false;
      for (const { taken, off } of chairs) {
        isFree = isClear(taken, start + from, start + until) && isClear(off, start + from, start + to);
        if (isFree) break;
      }
      if (!isFree) return false;
    }
    return true;
  };
}
