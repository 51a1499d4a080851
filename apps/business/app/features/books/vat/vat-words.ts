import { addMonths, type LocalDate, MONTHS, monthOf, monthRange } from '@thyme/domain/time';
import type { VatLine } from '../operations.ts';
import type { Range } from '../period/range.ts';

/** '13.5%', 'Exempt', 'Reverse charge', 'No VAT stated'. */
export function rateWords({ rate, treatment }: { rate?: number | null; treatment?: string | null }): string {
  if (treatment === 'exempt') return 'Exempt';
  if (treatment === 'reverse') return 'Reverse charge';
  if (treatment === null) return 'Shop default';
  return rate == null ? 'No VAT stated' : `${rate}%`;
}

export const lineKey = ({ treatment, rate }: Pick<VatLine, 'treatment' | 'rate'>) => `${treatment} ${rate}`;

/** The two-month period of an Irish return that a date is in. */
export function vatPeriod(date: LocalDate): Range {
  const month = Number(date.slice(5, 7));
  const first = addMonths(monthOf(date), month % 2 === 0 ? -1 : 0);
  return { from: monthRange(first).from, to: monthRange(addMonths(first, 1)).to };
}

/** 'July and August 2026'. */
export function periodName({ from, to }: Range): string {
  const name = (date: LocalDate) => MONTHS[Number(date.slice(5, 7)) - 1];
  return `${name(from)} and ${name(to)} ${to.slice(0, 4)}`;
}

/** The day by which an Irish return for exactly that period is filed online; null for any other span. */
export function dueBy(range: Range, country: string): LocalDate | null {
  const period = vatPeriod(range.from);
  if (country !== 'IE' || period.from !== range.from || period.to !== range.to) return null;
  return `${addMonths(monthOf(range.to), 1)}-23`;
}
