import { DAY, type DayNumber, type LocalDate, type LocalMonth, type WallSeconds, type Weekday } from './types.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^(\d{4})-(\d{2})$/;

/** Days since 1970-01-01 of a proleptic Gregorian date (month 1–12). */
function daysFromCivil(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / (DAY * 1000);
}

function two(n: number): string {
  return n < 10 ? `0${n}` : `${n}`;
}

export function isLocalDate(text: string): text is LocalDate {
  return DATE.test(text) && dateOfDay(dayNumber(text)) === text;
}

export function isLocalMonth(text: string): text is LocalMonth {
  const match = MONTH.exec(text);
  return match !== null && Number(match[1]) >= 1000 && Number(match[2]) >= 1 && Number(match[2]) <= 12;
}

/** Expects a valid date; validate external input with `isLocalDate` first. */
export function dayNumber(date: LocalDate): DayNumber {
  return daysFromCivil(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)));
}

export function dateOfDay(day: DayNumber): LocalDate {
  const date = new Date(day * DAY * 1000);
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

export function weekdayOfDay(day: DayNumber): Weekday {
  return ((((day + 4) % 7) + 7) % 7) as Weekday;
}

export function weekdayOf(date: LocalDate): Weekday {
  return weekdayOfDay(dayNumber(date));
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumber(date) + days);
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function monthOf(date: LocalDate): LocalMonth {
  return date.slice(0, 7);
}

export function addMonths(month: LocalMonth, months: number): LocalMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}`;
}

/** The same day of a later month, or that month's last day if it is shorter. */
export function addMonthsToDate(date: LocalDate, months: number): LocalDate {
  const target = monthRange(`${addMonths(monthOf(date), months)}-01`);
  const day = dayNumber(target.from) + Number(date.slice(8, 10)) - 1;
  return dateOfDay(Math.min(day, dayNumber(target.to)));
}

/** First and last day, inclusive. */
export type DateRange = { readonly from: LocalDate; readonly to: LocalDate };

/** The week of a date, Monday to Sunday. */
export function weekRange(date: LocalDate): DateRange {
  const day = dayNumber(date);
  const monday = day - ((weekdayOfDay(day) + 6) % 7);
  return { from: dateOfDay(monday), to: dateOfDay(monday + 6) };
}

/** The calendar month of a date or month. */
export function monthRange(dateOrMonth: LocalDate | LocalMonth): DateRange {
  const year = Number(dateOrMonth.slice(0, 4));
  const month = Number(dateOrMonth.slice(5, 7));
  const first = daysFromCivil(year, month, 1);
  return { from: dateOfDay(first), to: dateOfDay(daysFromCivil(year, month + 1, 1) - 1) };
}

export function datesIn(range: DateRange): LocalDate[] {
  const dates: LocalDate[] = [];
  const last = dayNumber(range.to);
  for (let day = dayNumber(range.from); day <= last; day++) dates.push(dateOfDay(day));
  return dates;
}

export function dateOfWall(wall: WallSeconds): LocalDate {
  return dateOfDay(Math.floor(wall / DAY));
}

/** A date and minutes after midnight as wall seconds; 1440 minutes is the next midnight. */
export function wallAt(date: LocalDate, minutes = 0): WallSeconds {
  return dayNumber(date) * DAY + minutes * 60;
}

/** Minutes after midnight, local time. */
export function minuteOfWall(wall: WallSeconds): number {
  return Math.floor((((wall % DAY) + DAY) % DAY) / 60);
}
