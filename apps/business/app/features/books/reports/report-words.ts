import { formatDay, isLocalDate, wallAt } from '@thyme/domain/time';
import type { Report } from '../operations.ts';

interface Words {
  title: string;
  /** Label of the main figure. */
  figure: string;
  /** Label of the second figure, if there is one. */
  second?: string;
  empty: string;
}

export const REPORTS: Record<string, Words> = {
  day: {
    title: 'Income by day',
    figure: 'Services, products and vouchers taxed when sold, with VAT',
    empty: 'Nothing was paid.',
  },
  person: { title: 'Income by person', figure: 'Who did the work', empty: 'Nothing was paid.' },
  service: { title: 'Income by service', figure: 'What it was for', empty: 'Nothing was paid.' },
  product: {
    title: 'Income by product',
    figure: 'Sold at the till and with bookings',
    empty: 'No products were sold.',
  },
  guests: {
    title: 'New and returning',
    figure: 'New guests',
    second: 'Returning',
    empty: 'There were no appointments.',
  },
  missed: {
    title: 'No-shows and cancellations',
    figure: 'No-shows',
    second: 'Cancelled',
    empty: 'There were no appointments.',
  },
  reminders: {
    title: 'No-shows by answer',
    figure: 'Of guests who confirmed',
    empty: 'There were no appointments.',
  },
  rebooking: {
    title: 'Rebooked before leaving',
    figure: 'Booked again on the same day',
    empty: 'No appointment was completed.',
  },
  hours: {
    title: 'Hours by person',
    figure: 'Hours sold',
    empty: 'Nobody works in this period.',
  },
  load: { title: 'How full each person was', figure: 'Booked working time', empty: 'Nobody works in this period.' },
  commission: {
    title: 'Commission',
    figure: 'After discounts and refunds, without VAT',
    empty: 'No commission in this period.',
  },
  fill: { title: 'How full you were', figure: 'Booked working time', empty: 'Nobody works in this period.' },
};

export const wordsOf = (key: string): Words => REPORTS[key] ?? { title: key, figure: '', empty: '' };

/** '6 Jul' for a day; other labels stay as they are. */
export function labelWords(label: string): string {
  return isLocalDate(label) ? formatDay(wallAt(label)).replace(/^\w+ /, '') : label;
}

type Show = (amount: number) => string;

export function valueWords(value: number | null | undefined, unit: string, money: Show): string {
  if (value == null) return '–';
  if (unit === 'money') return money(value);
  if (unit === 'hours') return `${value} h`;
  return unit === 'percent' ? `${value}%` : String(value);
}

type Compared = Pick<Report, 'total' | 'before' | 'unit'>;

/** '€120.00 more than in the 31 days before', or that there is nothing to compare with. */
export function comparisonWords({ total, before, unit }: Compared, days: number, money: Show): string {
  const span = days === 1 ? 'the day before' : `the ${days} days before`;
  if (total == null || before == null) return `Nothing to compare with in ${span}`;
  const change = Math.round((total - before) * 100) / 100;
  if (change === 0) return `The same as in ${span}`;
  const size =
    unit === 'percent' ? `${Math.round(Math.abs(change) * 10) / 10} points` : valueWords(Math.abs(change), unit, money);
  return `${size} ${change > 0 ? 'more' : 'less'} than in ${span}`;
}

/** 'Cancelled: 12%, 2 points less than in the 7 days before'; empty for a report with one figure. */
export function secondWords(report: Report, days: number, money: Show): string {
  const { second } = wordsOf(report.key);
  const { second_total: total, second_before: before, unit } = report;
  if (second === undefined || total == null) return '';
  const change = comparisonWords({ total, before, unit }, days, money);
  return `${second}: ${valueWords(total, unit, money)}, ${change.charAt(0).toLowerCase()}${change.slice(1)}`;
}

/** A share of nothing is empty; a share of zero is a result. */
export const isEmpty = ({ rows, unit }: Report): boolean =>
  rows.every(({ values }) => values.every((value) => value == null || (value === 0 && unit !== 'percent')));
