import { type LocalDate, MONTHS, weekRange } from '@thyme/domain/time';
import { DATE_SCOPES, type DateScope } from '@thyme/domain/waiting-list';
import { dateName } from '@thyme/ui/time/calendar-dates.ts';

const month = (date: LocalDate) => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
const day = (date: LocalDate) => Number(date.slice(8));

/** '10 – 16 August', '28 September – 4 October'. */
function weekWords(date: LocalDate): string {
  const { from, to } = weekRange(date);
  const start = month(from) === month(to) ? String(day(from)) : `${day(from)} ${month(from)}`;
  return `${start} – ${day(to)} ${month(to)}`;
}

/** The three spans to wait for, around a day. */
export function scopeChoices(date: LocalDate): { scope: DateScope; words: string }[] {
  const words: Record<DateScope, string> = {
    this_date: `Only ${dateName(date)}`,
    this_week: `That week, ${weekWords(date)}`,
    this_month: `Any day in ${month(date)}`,
  };
  return DATE_SCOPES.map((scope) => ({ scope, words: words[scope] }));
}
