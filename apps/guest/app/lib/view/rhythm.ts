import { formatTime, type WallSeconds, WEEKDAYS } from '@thyme/domain/time';

const WEEK = 7 * 86_400;

/** The number of weeks between dates of the same weekday and time; null where they differ. Missing dates are ignored. */
function weeksBetween(times: readonly WallSeconds[]): number | null {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return gaps.length > 0 && gaps.every((gap) => gap % WEEK === 0) ? Math.min(...gaps) / WEEK : null;
}

export const isWeekly = (times: readonly WallSeconds[]): boolean => weeksBetween(times) === 1;

/** 'Every Tuesday', 'Every second Tuesday'; null where there is no such rhythm. Takes wall-clock times in order. */
export function rhythm(times: readonly WallSeconds[]): string | null {
  const weeks = weeksBetween(times);
  const weekday = WEEKDAYS[new Date((times[0] ?? 0) * 1000).getUTCDay()];
  if (weeks === 1) return `Every ${weekday}`;
  return weeks === 2 ? `Every second ${weekday}` : null;
}

/** The same with its hour: 'Every Tuesday, 6:15 pm'. */
export function rhythmWithTime(times: readonly WallSeconds[]): string | null {
  const words = rhythm(times);
  return words && times[0] !== undefined ? `${words}, ${formatTime(times[0])}` : null;
}
