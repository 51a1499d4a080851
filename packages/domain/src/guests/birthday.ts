import { MONTHS } from '../time/index.ts';

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** How many days a month can have, in a leap year too. */
export const daysOfMonth = (month: number): number => DAYS[month - 1] ?? 0;

/** A birthday without its year: 'MM-DD', a day that exists. */
export function isBirthdayText(text: string): boolean {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= daysOfMonth(Number(month));
}

/** '4 July'. */
export function formatBirthday(text: string): string {
  const [month = 0, day] = text.split('-').map(Number);
  return `${day} ${MONTHS[month - 1] ?? ''}`;
}
