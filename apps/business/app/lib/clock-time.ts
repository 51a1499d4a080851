import { formatTime, wallAt } from '@thyme/domain/time';

/** Formats minutes after midnight: '9:00 am'. */
export const clockTime = (minutes: number): string => formatTime(wallAt('2026-01-01', minutes));

const QUARTER = 15;

/** The quarter hours of a day, plus other times in use. */
export function timesOfDay(also: readonly number[] = []): number[] {
  const quarters = Array.from({ length: 96 }, (_none, index) => index * QUARTER);
  return [...new Set([...quarters, 1440, ...also])].sort((a, b) => a - b);
}
