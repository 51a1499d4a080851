import { isLocalDate, type LocalDate } from '../time/index.ts';

/** Whether 04/07 is the 4th of July or the 7th of April. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The first letters of the months in the languages of the exports that we know: English, German, French, Spanish, Italian, Polish. */
const MONTH_WORDS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'sty'],
  ['feb', 'fév', 'fev', 'lut'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr', 'abr', 'kwi'],
  ['may', 'mai', 'mag', 'maj'],
  ['jun', 'giu', 'cze', 'juin'],
  ['jul', 'lug', 'lip', 'juil'],
  ['aug', 'aoû', 'aou', 'ago', 'sie'],
  ['sep', 'set', 'wrz'],
  ['oct', 'okt', 'ott', 'paź', 'paz'],
  ['nov', 'lis'],
  ['dec', 'dez', 'déc', 'dic', 'gru'],
];

function monthOfWord(word: string): number {
  const text = word.toLowerCase();
  return MONTH_WORDS.findIndex((names) => names.some((name) => text.startsWith(name))) + 1;
}

const two = (value: number) => String(value).padStart(2, '0');

function dateOf(year: number, month: number, day: number): LocalDate | null {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isLocalDate(text) ? text : null;
}

/** Two digits mean a year up to twenty years ahead, otherwise the past century. */
const wholeYear = (text: string, thisYear: number): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  const guess = Math.floor(thisYear / 100) * 100 + year;
  return guess > thisYear + 20 ? guess - 100 : guess;
};

const NUMBERS = /^(\d{1,4})[./\- ](\d{1,2})[./\- ](\d{1,4})\.?$/;
const DAY_WORD =
  /^(?:\p{L}+\.?,? )?(\d{1,2})(?:st|nd|rd|th|\.)?[ \-/](?:de )?(\p{L}{3,})\.?,?[ \-/](?:de )?(\d{4}|\d{2})$/u;
const WORD_DAY = /^(?:\p{L}+\.?,? )?(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}|\d{2})$/u;

/** A date in the notations of several countries; null for anything else. Never depends on the machine's own zone. */
export function parseDate(text: string, order: DateOrder, thisYear: number): LocalDate | null {
  const typed = text.trim().replace(/\s+/g, ' ');
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(typed);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(typed);
  if (numbers) {
    const [, first = '', second = '', third = ''] = numbers;
    if (first.length > 2) return dateOf(Number(first), Number(second), Number(third));
    const [day, month] = order === 'day-first' ? [first, second] : [second, first];
    return dateOf(wholeYear(third, thisYear), Number(month), Number(day));
  }
  const dayWord = DAY_WORD.exec(typed);
  if (dayWord) return wordDate(dayWord[3], dayWord[2], dayWord[1], thisYear);
  const wordDay = WORD_DAY.exec(typed);
  return wordDay ? wordDate(wordDay[3], wordDay[1], wordDay[2], thisYear) : null;
}

function wordDate(year = '', word = '', day = '', thisYear = 0): LocalDate | null {
  return dateOf(wholeYear(year, thisYear), monthOfWord(word), Number(day));
}

/** The order of a column of dates: a number above 12 decides, over all rows. Null if none does. */
export function orderOf(texts: Iterable<string>): DateOrder | null {
  let [dayFirst, monthFirst] = [0, 0];
  for (const text of texts) {
    const found = NUMBERS.exec(splitMoment(text).date);
    if (!found) continue;
    const [, first = '', second = ''] = found;
    if (first.length > 2) continue;
    if (Number(first) > 12 && Number(second) <= 12) dayFirst += 1;
    if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1;
  }
  if (dayFirst > monthFirst) return 'day-first';
  return monthFirst > dayFirst ? 'month-first' : null;
}

const TIME =
  /(?:^|[ ,T])(\d{1,2})(?:[:.h](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)? ?(a\.?m\.?|p\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

/** Minutes after midnight: '1:46pm', '13:46:00', '9 am', '14h30'. */
export function parseTime(text: string): number | null {
  const found = TIME.exec(` ${text.trim()}`);
  if (!found) return null;
  const [, hours = '', minutes, half] = found;
  if (minutes === undefined && half === undefined) return null;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (minute > 59) return null;
  if (!half) return hour > 23 ? null : hour * 60 + minute;
  if (hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)) * 60 + minute;
}

/** Splits a cell into a date and an optional time. */
export function splitMoment(text: string): { date: string; time: string } {
  const typed = text.trim();
  const found =
    /[ ,T](\d{1,2}[:.h]\d{2}(?::\d{2}(?:\.\d+)?)?|\d{1,2}(?= ?[ap]\.?m)) ?([ap]\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/i.exec(
      typed,
    );
  if (!found) return { date: typed, time: '' };
  const date = typed.slice(0, found.index).replace(/[,\s]+$/, '');
  return { date, time: `${found[1] ?? ''}${found[2] ?? ''}` };
}
