import { weekdayOfDay } from './local-date.ts';
import { DAY, type LocalDate, type WallSeconds, type Weekday, type Zone } from './types.ts';

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const MONTHS = [
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

export function weekdayName(weekday: Weekday): string {
  return WEEKDAYS[weekday];
}

/** '6:15 pm': the 12-hour clock of a wall time read in UTC. */
export function formatTime(wall: WallSeconds): string {
  const date = new Date(wall * 1000);
  const hours = date.getUTCHours();
  const minutes = date.getUTCMinutes();
  return `${hours % 12 || 12}:${minutes < 10 ? '0' : ''}${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** 'Tue 11 Aug'; with the year, 'Tue 11 Aug 2026'. */
export function formatDay(wall: WallSeconds, options?: { readonly year?: boolean }): string {
  const date = new Date(wall * 1000);
  const weekday = WEEKDAYS[weekdayOfDay(Math.floor(wall / DAY))].slice(0, 3);
  const month = (MONTHS[date.getUTCMonth()] as string).slice(0, 3);
  const year = options?.year ? ` ${date.getUTCFullYear()}` : '';
  return `${weekday} ${date.getUTCDate()} ${month}${year}`;
}

/** 'Tue 11 Aug, 11:30 am'. */
export function formatDayTime(wall: WallSeconds): string {
  return `${formatDay(wall)}, ${formatTime(wall)}`;
}

/** 'Tuesday 11 August 2026'. */
export function formatLongDate(date: LocalDate): string {
  const time = new Date(`${date}T00:00:00Z`);
  return `${WEEKDAYS[time.getUTCDay()]} ${time.getUTCDate()} ${MONTHS[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}

/** '45 min', '1 h', '1 h 15 min'. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const ZONE_LABELS: Readonly<Record<Zone, string>> = {
  'Europe/Dublin': 'Irish time',
  'Europe/London': 'UK time',
  'Europe/Belfast': 'UK time',
  UTC: 'UTC',
};

/** The label next to a shop's times: 'Irish time', otherwise the zone's city, 'New York time'. */
export function zoneLabel(zone: Zone): string {
  return ZONE_LABELS[zone] ?? `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;
}
