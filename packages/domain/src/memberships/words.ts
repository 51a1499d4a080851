import { type Currency, formatMinor, type Minor } from '../money/index.ts';
import type { Rhythm } from './period.ts';

const EVERY: Readonly<Record<Rhythm, string>> = {
  month: 'every month',
  '4-weeks': 'every 4 weeks',
  year: 'every year',
};
const PER: Readonly<Record<Rhythm, string>> = { month: 'a month', '4-weeks': 'every 4 weeks', year: 'a year' };
const PERIOD: Readonly<Record<Rhythm, string>> = { month: 'month', '4-weeks': '4 weeks', year: 'year' };

/** "€49.00 a month". */
export function pricePerPeriod(price: Minor, currency: Currency, rhythm: Rhythm): string {
  return `${formatMinor(price, currency)} ${PER[rhythm]}`;
}

/** "2 sessions a month; unused ones carry over for one month". */
export function sessionWords({
  sessions,
  rhythm,
  carriesOver,
}: {
  sessions: number;
  rhythm: Rhythm;
  carriesOver: boolean;
}) {
  const count = `${sessions} ${sessions === 1 ? 'session' : 'sessions'} ${PER[rhythm]}`;
  const rest = carriesOver ? `unused ones carry over once` : 'unused ones don’t carry over';
  return `${count}; ${rest}`;
}

/** "at least 3 months, then 14 days’ notice"; empty where a member can leave at any time. */
export function termWords({
  minPeriods,
  noticeDays,
  rhythm,
}: {
  minPeriods: number;
  noticeDays: number;
  rhythm: Rhythm;
}) {
  const unit = rhythm === '4-weeks' ? `${minPeriods} × 4 weeks` : `${minPeriods} ${PERIOD[rhythm]}s`;
  const least = minPeriods > 1 ? `at least ${unit}` : '';
  const notice = noticeDays > 0 ? `${noticeDays} days’ notice` : '';
  return [least, notice].filter(Boolean).join(', then ');
}

export type ConsentTerms = {
  readonly shop: string;
  readonly price: Minor;
  readonly currency: Currency;
  readonly rhythm: Rhythm;
  readonly minPeriods: number;
  readonly noticeDays: number;
};

/** What a guest agrees to, as it is shown beside the box, stored with the membership and sent in the mail. */
export function consentWords({ shop, price, currency, rhythm, minPeriods, noticeDays }: ConsentTerms): string {
  const amount = formatMinor(price, currency);
  const term = termWords({ minPeriods, noticeDays, rhythm });
  const leave = term === '' ? 'I can cancel at any time, to the end of what I’ve paid for.' : `I can cancel: ${term}.`;
  return `I agree that ${shop} charges ${amount} to my card now and ${EVERY[rhythm]}, until I cancel. ${leave}`;
}
