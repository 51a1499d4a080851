import { ok, type Result, refuse } from '../result/index.ts';
import type { Instant } from '../time/index.ts';
import { type ClassQuery, type ClassSession, joinClass, type SessionRefusal } from './classes.ts';
import { isOccurrences, leastOccurrences, MAX_OCCURRENCES, type OccurrenceRule } from './occurrences.ts';

/**
 * How many consecutive sessions of a repeated group can be joined from the chosen one; the first that cannot be joined
 * ends the run.
 */
function joinableRow(query: ClassQuery, at: Instant): ClassSession[] {
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

/** The dates on which a guest can start a repeated class: enough consecutive dates have a place from there. */
export function repeatedStarts(query: ClassQuery, rule?: OccurrenceRule): ClassSession[] {
  const least = leastOccurrences(rule);
  return query.sessions
    .filter(({ start }) => availableOccurrences(query, start) >= least)
    .sort((a, b) => a.start - b.start);
}

export type OccurrenceRefusal =
  | { readonly code: 'bad-occurrences'; readonly least?: number }
  | { readonly code: 'too-many-occurrences'; readonly available: number }
  | SessionRefusal;

/** The sessions that a guest gets for a number of occurrences. */
export function joinRepeated(
  query: ClassQuery,
  at: Instant,
  occurrences: number,
  rule?: OccurrenceRule,
): Result<ClassSession[], OccurrenceRefusal> {
  if (!isOccurrences(occurrences, rule))
    return rule?.allowsSingle
      ? refuse('bad-occurrences', { least: leastOccurrences(rule) })
      : refuse('bad-occurrences');
  const first = joinClass(query, at);
  if (!first.ok) return first;
  const row = joinableRow(query, at);
  if (row.length < occurrences) return refuse('too-many-occurrences', { available: row.length });
  return ok(row.slice(0, occurrences));
}
