import { addDays, formatDay, isLocalDate, type LocalDate, wallAt, weekdayOf } from '../time/index.ts';

export const DAY_WORDS = ['today', 'tomorrow', 'weekend'] as const;
export type DayWord = (typeof DAY_WORDS)[number];
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** When a guest wants to come: a day, a time of day ('HH:MM' means from then on), or both. */
export type When = { readonly day?: DayWord | LocalDate; readonly time?: DayPart | string };

/** A part of one or more days, in minutes after midnight; `to` is exclusive. No dates mean any day. */
export type WhenWindow = { readonly dates: readonly LocalDate[] | null; readonly from: number; readonly to: number };

const NOON = 12 * 60;
const EVENING = 17 * 60;
const MIDNIGHT = 24 * 60;
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const SATURDAY = 6;

const PARTS: Readonly<Record<DayPart, readonly [from: number, to: number]>> = {
  morning: [0, NOON],
  afternoon: [NOON, EVENING],
  evening: [EVENING, MIDNIGHT],
};

const isPart = (time: string): time is DayPart => Object.hasOwn(PARTS, time);
const isWord = (day: string): day is DayWord => DAY_WORDS.some((word) => word === day);

/** Parses the day and the time of a search. What is neither is ignored; nothing left means any time. */
export function parseWhen(day: string | null | undefined, time: string | null | undefined): When | undefined {
  const wishedDay = (day ?? '').trim().toLowerCase();
  const wishedTime = (time ?? '').trim().toLowerCase();
  const isDay = isWord(wishedDay) || isLocalDate(wishedDay);
  const clock = CLOCK.exec(wishedTime);
  const wished = isPart(wishedTime) ? wishedTime : clock ? `${clock[1]?.padStart(2, '0')}:${clock[2]}` : '';
  if (!isDay && wished === '') return undefined;
  return { ...(isDay && { day: wishedDay }), ...(wished !== '' && { time: wished }) };
}

function minutesOf(time: string): readonly [from: number, to: number] {
  if (isPart(time)) return PARTS[time];
  const [hours, minutes] = time.split(':');
  return [Number(hours) * 60 + Number(minutes), MIDNIGHT];
}

/** The days and minutes that it means on `today`; null if the day is over. */
export function whenWindow({ day, time }: When, today: LocalDate): WhenWindow | null {
  const [from, to] = time === undefined ? [0, MIDNIGHT] : minutesOf(time);
  if (day === undefined) return { dates: null, from, to };
  const dates = datesOf(day, today);
  return dates.length === 0 ? null : { dates, from, to };
}

function datesOf(day: DayWord | LocalDate, today: LocalDate): LocalDate[] {
  if (day === 'today') return [today];
  if (day === 'tomorrow') return [addDays(today, 1)];
  if (day !== 'weekend') return day < today ? [] : [day];
  const weekday = weekdayOf(today);
  // On a Sunday the weekend is the rest of it.
  if (weekday === 0) return [today];
  const saturday = addDays(today, SATURDAY - weekday);
  return [saturday, addDays(saturday, 1)];
}

/** Whether a wall-clock time of the shop is in the window. */
export function isWithin({ dates, from, to }: WhenWindow, date: LocalDate, minute: number): boolean {
  return minute >= from && minute < to && (dates === null || dates.includes(date));
}

/** 'today after 5 pm', 'tomorrow morning', 'this weekend', 'on Fri 20 Nov': follows 'free' in a heading. */
export function describeWhen({ day, time }: When, today: LocalDate): string {
  const part = time === undefined ? '' : partPhrase(time);
  if (day === undefined) return time !== undefined && isPart(time) ? `in the ${time}` : part;
  if (time === 'morning' || time === 'afternoon') return `${dayWithPart(day, today)} ${time}`;
  const name = dayPhrase(day, today);
  return part === '' ? name : `${name} ${part}`;
}

/** 'after 5 pm', 'after 5:30 pm'. */
function partPhrase(time: string): string {
  const [from] = minutesOf(time);
  const hour = Math.floor(from / 60);
  const minute = from % 60;
  return `after ${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
}

function dayPhrase(day: DayWord | LocalDate, today: LocalDate): string {
  if (day === 'weekend') return 'this weekend';
  if (day === 'today' || day === today) return 'today';
  if (day === 'tomorrow' || day === addDays(today, 1)) return 'tomorrow';
  return `on ${dateName(day, today)}`;
}

function dayWithPart(day: DayWord | LocalDate, today: LocalDate): string {
  const phrase = dayPhrase(day, today);
  if (phrase === 'today') return 'this';
  return phrase === 'tomorrow' ? phrase : `${phrase} in the`;
}

const dateName = (day: LocalDate, today: LocalDate) =>
  formatDay(wallAt(day, 0), { year: day.slice(0, 4) !== today.slice(0, 4) });
