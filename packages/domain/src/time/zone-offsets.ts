import { DAY, type Instant, type Zone } from './types.ts';

/**
 * Offset changes of one zone in one UTC year: `offsets[i]` applies before `changes[i]`, the last one after all of them.
 */
type YearOffsets = { readonly changes: readonly Instant[]; readonly offsets: readonly number[] };

/** Shorter than the closest pair of clock changes in use (Morocco during Ramadan). */
const STEP = 10 * DAY;
const formatters = new Map<Zone, Intl.DateTimeFormat>();
const tables = new Map<Zone, Map<number, YearOffsets>>();

function formatterFor(zone: Zone): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** Reads the offset from Intl, slowly: seconds to add to an instant to get the wall clock. */
export function measureOffset(zone: Zone, instant: Instant): number {
  const field: Record<string, number> = {};
  for (const { type, value } of formatterFor(zone).formatToParts(instant * 1000)) field[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - instant;
}

function findChange(zone: Zone, from: Instant, to: Instant, offsetFrom: number): Instant {
  let low: number = from;
  let high: number = to;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (measureOffset(zone, middle) === offsetFrom) low = middle;
    else high = middle;
  }
  return high;
}

function measureYear(zone: Zone, year: number): YearOffsets {
  const start = Date.UTC(year, 0, 1) / 1000;
  const end = Date.UTC(year + 1, 0, 1) / 1000;
  const changes: Instant[] = [];
  const offsets = [measureOffset(zone, start)];
  for (let from = start; from < end; from += STEP) {
    const to = Math.min(from + STEP, end);
    const before = measureOffset(zone, from);
    const after = measureOffset(zone, to);
    if (before === after) continue;
    changes.push(findChange(zone, from, to, before));
    offsets.push(after);
  }
  return { changes, offsets };
}

function yearOffsets(zone: Zone, year: number): YearOffsets {
  let years = tables.get(zone);
  if (!years) {
    years = new Map();
    tables.set(zone, years);
  }
  let table = years.get(year);
  if (!table) {
    table = measureYear(zone, year);
    years.set(year, table);
  }
  return table;
}

/** Seconds to add to an instant to get the zone's wall clock. Cached per zone and year. */
export function offsetAt(zone: Zone, instant: Instant): number {
  const table = yearOffsets(zone, new Date(instant * 1000).getUTCFullYear());
  let index = 0;
  while (index < table.changes.length && instant >= (table.changes[index] as number)) index++;
  return table.offsets[index] as number;
}

/** The first clock change after an instant, within this year or the next. */
export function changeAfter(zone: Zone, instant: Instant): Instant | undefined {
  const year = new Date(instant * 1000).getUTCFullYear();
  return (
    yearOffsets(zone, year).changes.find((change) => change > instant) ?? yearOffsets(zone, year + 1).changes.at(0)
  );
}

export function isZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    // Intl has no lookup for this; a RangeError means the zone is unknown.
    return false;
  }
}
