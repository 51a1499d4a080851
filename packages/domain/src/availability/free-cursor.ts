import type { Instant } from '../time/index.ts';
import type { BusyCalendar, Visit } from './types.ts';

const LONGEST_LINE = 24 * 60;

/** A visit is sellable when it has lines and each lasts a whole number of minutes, up to a day. */
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

/**
 * Answers "does the visit fit at this start?" for ascending starts. Each line keeps a cursor into each of its chairs'
 * ranges, so a month costs one pass over them. The lines of a visit never overlap in time, so a visit fits exactly when
 * each line by itself has a free chair: it may move from chair to chair, and nothing is sold twice.
 */
export function freeCursor(busy: BusyCalendar, visit: Visit): (start: Instant) => boolean {
  let offset = 0;
  const lines = visit.map((line) => {
    const spans = chairIndexes(busy, line.chairs).map((index) => busy.spans[index] as Float64Array);
    const from = offset;
    offset += line.minutes * 60;
    return { from, to: offset, spans, cursors: new Int32Array(spans.length) };
  });
  return (start) => {
    for (const line of lines) {
      const from = start + line.from;
      const to = start + line.to;
      let isFree = false;
      for (let chair = 0; chair < line.spans.length && !isFree; chair++) {
        const spans = line.spans[chair] as Float64Array;
        let cursor = line.cursors[chair] as number;
        while (cursor < spans.length && (spans[cursor + 1] as number) <= from) cursor += 2;
        line.cursors[chair] = cursor;
        isFree = cursor >= spans.length || (spans[cursor] as number) >= to;
      }
      if (!isFree) return false;
    }
    return true;
  };
}
