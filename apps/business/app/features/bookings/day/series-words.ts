import { dateOfWall, formatDay, formatMinutes, formatTime } from '@thyme/domain/time';
import type { SeriesDate } from './operations.ts';

const WHY: Record<string, string> = {
  taken: 'Taken',
  closed: 'Closed that day',
  blocked: 'Blocked that day',
  'outside-hours': 'Outside your hours',
  'off-grid': 'Not one of your starting times',
  past: 'In the past',
};

/** 'Taken. 11:15 am instead', 'Closed that day. Tue 29 Dec, 10:45 am instead'. */
export function clashWords({ wanted, at, why }: SeriesDate): string {
  const reason = WHY[why ?? ''] ?? 'Not free';
  if (at == null) return `${reason}, and nothing is free near it.`;
  const isSameDay = dateOfWall(at) === dateOfWall(wanted);
  return `${reason}. ${isSameDay ? formatTime(at) : `${formatDay(at)}, ${formatTime(at)}`} instead`;
}

/** '30 min later', 'Another day'. */
export function shiftWords(wanted: number, at: number): string {
  if (dateOfWall(wanted) !== dateOfWall(at)) return 'Another day';
  return `${formatMinutes(Math.abs(at - wanted) / 60)} ${at > wanted ? 'later' : 'earlier'}`;
}
