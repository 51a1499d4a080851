import type { Instant } from '../time/index.ts';
import type { BusyCalendar, Visit } from './types.ts';

const LONGEST_LINE = 24 * 60;

/** An appointment can be booked when it has lines and each lasts a whole number of minutes, up to a day. */
export function isVisit(visit: Visit): boolean {
  return (
    visit.length > 0 &&
    visit.every(({ minutes }) => Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST_LINE)
  );
}

export function visitSeconds(visit: Visit): number {
  let minutes = 0;
  for (const line of visit) minutes += line.minutes;
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
export function bufferSeconds(visit: Visit): number {
  return Math.max(0, visit.at(-1)?.bufferMinutes ?? 0) * 60;
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
 * Tells for ascending starts whether the appointment fits. Each line keeps a cursor into the ranges of each of its
 * chairs, so a month costs one pass over them. The lines never overlap in time, so the appointment fits exactly when
 * each line has a free chair, and no chair is booked twice.
 */
export function freeCursor(busy: BusyCalendar, visit: Visit): (start: Instant) => boolean {
  let offset = 0;
  const lines = visit.map((line, position) => {
    const chairs = chairIndexes(busy, line.chairs).map((index) => ({
      taken: { spans: busy.spans[index] as Float64Array, at: 0 },
      off: { spans: busy.off[index] as Float64Array, at: 0 },
    }));
    const from = offset;
    offset += line.minutes * 60;
    const until = position === visit.length - 1 ? offset + bufferSeconds(visit) : offset;
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
