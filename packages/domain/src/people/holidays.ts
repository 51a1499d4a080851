import { type DateRange, datesIn, type LocalDate } from '../time/index.ts';

/** The days of a year that holidays use up: those on which the person would have worked, each once. */
export function holidayDays(
  holidays: readonly DateRange[],
  year: number,
  works: (date: LocalDate) => boolean,
): LocalDate[] {
  const dates = new Set(holidays.flatMap(datesIn));
  return [...dates].filter((date) => date.startsWith(`${year}-`) && works(date)).sort();
}
