import { addDays, type LocalDate } from '../time/index.ts';

export const ABSENCE_KINDS = ['sick', 'holiday', 'training', 'other'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

const MOST_DAYS = 366;
const MOST_AHEAD_DAYS = 2 * 366;

export type AbsenceProblem = { readonly field: 'from' | 'to'; readonly message: string };

/** Errors in the days of an absence, by field; null if they are valid. Both days are included. */
export function absenceProblem(
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  today: LocalDate,
): AbsenceProblem | null {
  if (to < from) return { field: 'to', message: 'The last day is before the first.' };
  if (to < today) return { field: 'to', message: 'These days have passed.' };
  if (addDays(from, MOST_DAYS) <= to) return { field: 'to', message: 'Please choose at most a year.' };
  if (addDays(today, MOST_AHEAD_DAYS) < from)
    return { field: 'from', message: 'Please choose a day within the next two years.' };
  return null;
}
