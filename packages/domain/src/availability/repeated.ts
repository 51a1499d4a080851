import { ok, type Result, refuse } from '../result/index.ts';
import { addDays, addMonthsToDate, type Instant, type LocalDate } from '../time/index.ts';
import { type ClassQuery, type ClassSession, joinClass, type SessionRefusal } from './classes.ts';

export const MIN_OCCURRENCES = 2;
export const MAX_OCCURRENCES = 14;

/** How many sessions of a repeated group can be joined in a row, beginning with the chosen one; the first that cannot ends the row. */
export function joinableRow(query: ClassQuery, at: Instant): ClassSession[] {
  const row: ClassSession[] = [];
  const later = query.sessions.filter(({ start }) => start >= at).sort((a, b) => a.start - b.start);
  if (later[0]?.start !== at) return row;
  for (const session of later) {
    if (row.length === MAX_OCCURRENCES || !joinClass(query, session.start).ok) break;
    row.push(session);
  }
  return row;
}

export function availableOccurrences(query: ClassQuery, at: Instant): number {
  return joinableRow(query, at).length;
}

/** The choices 2 to 14 that the row allows; none when fewer than two can be joined. */
export function occurrenceOptions(available: number): number[] {
  const most = Math.min(MAX_OCCURRENCES, Math.floor(available) || 0);
  return Array.from({ length: Math.max(0, most - MIN_OCCURRENCES + 1) }, (_, index) => index + MIN_OCCURRENCES);
}

export type OccurrenceRefusal =
  | { readonly code: 'bad-occurrences' }
  | { readonly code: 'too-many-occurrences'; readonly available: number }
  | SessionRefusal;

/** The sessions a guest gets for a number of occurrences. */
export function joinRepeated(
  query: ClassQuery,
  at: Instant,
  occurrences: number,
): Result<ClassSession[], OccurrenceRefusal> {
  if (!Number.isInteger(occurrences) || occurrences < MIN_OCCURRENCES || occurrences > MAX_OCCURRENCES) {
    return refuse('bad-occurrences');
  }
  const first = joinClass(query, at);
  if (!first.ok) return first;
  const row = joinableRow(query, at);
  if (row.length < occurrences) return refuse('too-many-occurrences', { available: row.length });
  return ok(row.slice(0, occurrences));
}

export type Frequency = 'daily' | 'weekly' | 'fortnightly' | 'monthly';

/** The dates of a series; a monthly one falls on the last day where a month is too short. */
export function seriesDates(first: LocalDate, frequency: Frequency, count: number): LocalDate[] {
  const step = { daily: 1, weekly: 7, fortnightly: 14, monthly: 0 }[frequency];
  return Array.from({ length: count }, (_, index) =>
    step === 0 ? addMonthsToDate(first, index) : addDays(first, step * index),
  );
}
