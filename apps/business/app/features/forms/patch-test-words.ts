import { count } from '@thyme/site/format.ts';

/** '6 months' for what shops say in months, otherwise '10 days'. */
export function validityWords(days: number): string {
  const months = Math.round(days / 30.5);
  return months >= 2 && Math.abs(days - months * 30.5) <= 2 ? count(months, 'month') : count(days, 'day');
}
