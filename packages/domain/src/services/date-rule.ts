import { ok, type Result, refuse } from '../result/index.ts';
import { dateOfDay, dayNumber, type LocalDate, type Weekday, weekdayOfDay } from '../time/index.ts';

/** As many dates as a class may have. */
export const MOST_DATES = 104;

/** 'Every second Thursday until …'. */
export type DateRule = {
  readonly weekdays: readonly Weekday[];
  /** 1: every week, 2: every second one. */
  readonly everyWeeks: number;
  /** Both included. */
  readonly from: LocalDate;
  readonly until: LocalDate;
};

export type RuleDates = {
  readonly dates: readonly LocalDate[];
  /** Dates of the rule on which the shop is closed. */
  readonly skipped: readonly LocalDate[];
};

export type DateRuleRefusal =
  | { readonly code: 'no-weekday' | 'ends-before-it-begins' }
  | { readonly code: 'too-many'; readonly count: number };

/** The dates of a rule without the days on which the shop is closed. Weeks are counted from the first day, Monday first. */
export function datesByRule(rule: DateRule, closed: ReadonlySet<LocalDate>): Result<RuleDates, DateRuleRefusal> {
  if (rule.weekdays.length === 0) return refuse('no-weekday');
  const [first, last] = [dayNumber(rule.from), dayNumber(rule.until)];
  if (last < first) return refuse('ends-before-it-begins');
  const monday = first - ((weekdayOfDay(first) + 6) % 7);
  const weeks = Math.max(1, Math.floor(rule.everyWeeks));
  const all: LocalDate[] = [];
  for (let week = monday; week <= last; week += 7 * weeks)
    for (let day = Math.max(week, first); day < week + 7 && day <= last; day++)
      if (rule.weekdays.includes(weekdayOfDay(day))) all.push(dateOfDay(day));
  const dates = all.filter((date) => !closed.has(date));
  if (dates.length > MOST_DATES) return refuse('too-many', { count: dates.length });
  return ok({ dates, skipped: all.filter((date) => closed.has(date)) });
}
