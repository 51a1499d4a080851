import { MONTHS, WEEKDAYS } from './format.ts';
import { addDays, addMonthsToDate, isLocalDate, weekdayOf } from './local-date.ts';
import type { LocalDate, Weekday } from './types.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** About ten years; anything further away is a typo. */
const MOST_DAYS = 3_700;

const numberOf = (word: string): number => {
  if (word === 'a') return 1;
  const named = NUMBERS.indexOf(word);
  return named === -1 ? Number(word) : named + 1;
};

/** The index of the only name that starts with a word of three or more letters, or -1. */
function startOf(names: readonly string[], word: string): number {
  if (word.length < 3) return -1;
  return names.findIndex((name) => name.toLowerCase().startsWith(word));
}

const within = (today: LocalDate, date: LocalDate): LocalDate | null =>
  date >= addDays(today, -MOST_DAYS) && date <= addDays(today, MOST_DAYS) ? date : null;

/**
 * The date that a phrase at the desk means: 'today', 'tomorrow', 'in 6 weeks', '+4 weeks', '3 weeks ago', 'next Tue',
 * 'Friday', '3 Dec', 'Dec 3rd 2027', '3/12', '2026-12-03'. A day and month without a year is the next one; null if it
 * is not a date.
 */
export function spokenDate(words: string, today: LocalDate): LocalDate | null {
  const text = words.trim().toLowerCase().replace(/[,.]/g, ' ').replace(/\s+/g, ' ');
  if (text === 'today') return today;
  if (text === 'tomorrow') return addDays(today, 1);
  if (text === 'yesterday') return addDays(today, -1);
  if (isLocalDate(text)) return within(today, text);
  return distance(text, today) ?? weekday(text, today) ?? dayAndMonth(text, today);
}

function distance(text: string, today: LocalDate): LocalDate | null {
  const match = /^(?:in |\+ ?)?(\d{1,4}|[a-z]+) ?(day|week|month|year)s?( ago)?$/.exec(text);
  if (!match) return null;
  const [, word = '', unit, ago] = match;
  const many = word === 'next' || word === 'last' ? 1 : numberOf(word);
  if (!Number.isInteger(many)) return null;
  const by = ago || word === 'last' ? -many : many;
  if (unit === 'day' || unit === 'week') return within(today, addDays(today, unit === 'week' ? by * 7 : by));
  return within(today, addMonthsToDate(today, unit === 'year' ? by * 12 : by));
}

/** 'tue' and 'next tue' are the next one after today; 'last tue' the one before. */
function weekday(text: string, today: LocalDate): LocalDate | null {
  const match = /^(?:(next|this|last|on) )?([a-z]+)$/.exec(text);
  const wanted = startOf(WEEKDAYS, match?.[2] ?? '') as Weekday | -1;
  if (!match || wanted === -1) return null;
  const ahead = (wanted - weekdayOf(today) + 7) % 7 || 7;
  return addDays(today, match[1] === 'last' ? ahead - 7 || -7 : ahead);
}

function dayAndMonth(text: string, today: LocalDate): LocalDate | null {
  const plain = text.replace(/^[a-z]+ (?=\d)/, (word) => (startOf(WEEKDAYS, word.trim()) === -1 ? word : ''));
  const british = /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]+)(?: (\d{4}))?$/.exec(plain);
  const other = /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/.exec(plain);
  const figures = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}))?$/.exec(plain);
  const day = Number(british?.[1] ?? other?.[2] ?? figures?.[1]);
  const month = figures ? Number(figures[2]) : startOf(MONTHS, british?.[2] ?? other?.[1] ?? '') + 1;
  const year = british?.[3] ?? other?.[3] ?? figures?.[3];
  const on = (inYear: number) => `${inYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year) return isLocalDate(on(Number(year))) ? within(today, on(Number(year))) : null;
  // 29 February waits for the next leap year.
  const first = Number(today.slice(0, 4));
  return (
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((later) => on(first + later)).find((date) => isLocalDate(date) && date >= today) ??
    null
  );
}
