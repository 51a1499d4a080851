import { type DateRange, type LocalDate, monthRange, weekRange } from '../time/index.ts';

export const DATE_SCOPES = ['this_date', 'this_week', 'this_month'] as const;
export type DateScope = (typeof DATE_SCOPES)[number];

/** The days that a scope covers for a chosen day; weeks run from Monday to Sunday. */
export function scopeRange(scope: DateScope, date: LocalDate): DateRange {
  switch (scope) {
    case 'this_date':
      return { from: date, to: date };
    case 'this_week':
      return weekRange(date);
    case 'this_month':
      return monthRange(date);
  }
}
