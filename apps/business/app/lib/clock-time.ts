import { formatTime, minuteOfWall, wallAt } from '@thyme/domain/time';

/** Minutes after midnight as a guest reads them: '9:00 am'. */
export const clockTime = (minutes: number): string => formatTime(wallAt('2026-01-01', minutes));

const QUARTER = 15;

/** The times of a day in quarters of an hour, and whatever else is in use. */
export function timesOfDay(also: readonly number[] = []): number[] {
  const quarters = Array.from({ length: 96 }, (_none, index) => index * QUARTER);
  return [...new Set([...quarters, 1440, ...also])].sort((a, b) => a - b);
}

/** A time as a field of the type `time` holds it: '14:30'. */
export function fieldTime(wall: number): string {
  const minute = minuteOfWall(wall);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The minute of the day in such a field; null while it holds none. */
export function fieldMinute(time: string): number | null {
  const [hours, rest] = time.split(':').map(Number);
  if (time === '' || hours === undefined || rest === undefined || !Number.isInteger(hours * 60 + rest)) return null;
  return hours * 60 + rest;
}
