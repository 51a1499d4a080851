/** A calendar day, 'YYYY-MM-DD'. */
export type DateString = string;
/** A month, 'YYYY-MM'. */
export type MonthString = string;

// Names are constants instead of Intl output, because server and browser must render identical text.
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const at = (date: DateString) => new Date(`${date}T00:00:00Z`);
const write = (instant: Date): DateString => instant.toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (date: DateString): number => (at(date).getUTCDay() + 6) % 7;
export const monthOf = (date: DateString): MonthString => date.slice(0, 7);
export const dayNumber = (date: DateString): number => Number(date.slice(8));

export function addDays(date: DateString, days: number): DateString {
  const moved = at(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return write(moved);
}

export function addMonths(month: MonthString, count: number): MonthString {
  const moved = at(`${month}-01`);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  return monthOf(write(moved));
}

export function daysIn(month: MonthString): number {
  return dayNumber(addDays(`${addMonths(month, 1)}-01`, -1));
}

/** The same day in another month, or that month's last day. */
export function inMonth(date: DateString, month: MonthString): DateString {
  return `${month}-${String(Math.min(dayNumber(date), daysIn(month))).padStart(2, '0')}`;
}

/** Weeks from Monday to Sunday; cells outside the month are `null`. */
export function weeksOf(month: MonthString): (DateString | null)[][] {
  const before = weekdayOf(`${month}-01`);
  const count = daysIn(month);
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    weekdays.map((_name, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

export function monthName(month: MonthString): string {
  return `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** "Thursday 6 August" */
export function dateName(date: DateString): string {
  return `${weekdays[weekdayOf(date)]} ${dayNumber(date)} ${months[Number(date.slice(5, 7)) - 1]}`;
}

/** The date that a key moves to, as in the ARIA grid pattern; `null` for other keys. */
export function dateAfterKey(date: DateString, key: string, shift: boolean): DateString | null {
  const month = monthOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return inMonth(date, addMonths(month, shift ? -12 : -1));
    case 'PageDown':
      return inMonth(date, addMonths(month, shift ? 12 : 1));
    default:
      return null;
  }
}
