import { formatTime, minuteOfWall, wallAt } from '@thyme/domain/time';

/** Formats minutes after midnight: '9:00 am'. */
export const clockTime = (minutes: number): string => formatTime(wallAt('2026-01-01', minutes));

const QUARTER = 15;

/** The times of a day in steps of 15 minutes, plus any others in use. */
export function timesOfDay(also: readonly number[] = []): number[] {
  const quarters = Array.from({ length: 96 }, (_none, index) => index * QUARTER);
  return [...new Set([...quarters, 1440, ...also])].sort((a, b) => a - b);
}

/** Formats a time for a `time` input: '14:30'. */
export function fieldTime(wall: number): string {
  const minute = minuteOfWall(wall);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Parses the value of a `time` input to a minute of the day; null if it is empty. */
export function fieldMinute(time: string): number | null {
  const [hours, rest] = time.split(':').map(Number);
  if (time === '' || hours === undefined || rest === undefined || !Number.isInteger(hours * 60 + rest)) return null;
  return hours * 60 + rest;
}
