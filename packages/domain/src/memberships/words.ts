import { type Currency, formatMinor, type Minor } from '../money/index.ts';
import type { Rhythm } from './period.ts';

const EVERY: Readonly<Record<Rhythm, string>> = {
  month: 'every month',
  '4-weeks': 'every 4 weeks',
  year: 'every year',
};
const PER: Readonly<Record<Rhythm, string>> = { month: 'a month', '4-weeks': 'every 4 weeks', year: 'a year' };

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

export type LeavingTerms = { readonly minPeriods: number; readonly noticeDays: number; readonly rhythm: Rhythm };

/** "3 months", "12 weeks"; empty without a minimum term. */
function leastWords({ minPeriods, rhythm }: LeavingTerms): string {
  if (minPeriods <= 1) return '';
  return rhythm === '4-weeks' ? `${4 * minPeriods} weeks` : `${minPeriods} ${rhythm}s`;
}

/** "at least 3 months, then 14 days’ notice"; empty if members can leave at any time. */
export function termWords(terms: LeavingTerms): string {
  const least = leastWords(terms);
  const notice = terms.noticeDays > 0 ? `${terms.noticeDays} days’ notice` : '';
  return [least && `at least ${least}`, notice].filter(Boolean).join(', then ');
}

export type ConsentTerms = LeavingTerms & {
  readonly shop: string;
  readonly price: Minor;
  readonly currency: Currency;
};

/** The consent, as it is shown beside the checkbox, stored with the membership and sent in the mail. */
export function consentWords(terms: ConsentTerms): string {
  const { shop, price, currency, rhythm, noticeDays } = terms;
  const least = leastWords(terms);
  const leave =
    noticeDays > 0
      ? `I can cancel with ${noticeDays} days’ notice`
      : 'I can cancel at any time, to the end of what I’ve paid for';
  const leaving = least === '' ? `${leave}.` : `The minimum term is ${least}; after that ${leave}.`;
  return `I agree that ${shop} charges ${formatMinor(price, currency)} to my card now and ${EVERY[rhythm]}, until I cancel. ${leaving}`;
}
