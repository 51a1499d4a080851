import { addMonths, type LocalDate, type LocalMonth, monthOf } from '@thyme/domain/time';

const MOST_MONTHS = 4;

/** The months from one day to a later one; of a long time only the first few. */
export function monthsBetween(from: LocalDate, to: LocalDate): LocalMonth[] {
  const months = [monthOf(from)];
  while (months.length < MOST_MONTHS && (months.at(-1) ?? '') < monthOf(to)) {
    months.push(addMonths(months.at(-1) ?? monthOf(from), 1));
  }
  return months;
}
