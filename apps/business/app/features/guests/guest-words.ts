import { dateOfWall, formatDay, formatTime, MONTHS } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import type { BadgeTone } from '@thyme/ui';
import type { Guest, GuestAppointment, GuestRow } from './operations.ts';

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();

/** 'Tue 25 Nov', and with the year where it is not this one: 'Tue 25 Nov 2025'. */
export const dayWords = (wall: number, today: string): string =>
  formatDay(wall, { year: dateOfWall(wall).slice(0, 4) !== today.slice(0, 4) });

/** The line under a name in the list. */
export function rowWords({ next, last, is_blocked, is_asked }: GuestRow, today: string): string {
  if (is_blocked) return 'Blocked from booking';
  if (is_asked) return 'Asked for a call';
  if (next !== null && next !== undefined) {
    return dateOfWall(next) === today
      ? `Today, ${formatTime(next)}`
      : `Next: ${dayWords(next, today)}, ${formatTime(next)}`;
  }
  return last === null || last === undefined ? 'Hasn’t been in yet' : `Last here ${formatDay(last, { year: true })}`;
}

export function rowBadge({ is_blocked, is_asked, is_new }: GuestRow): [BadgeTone, string] | null {
  if (is_blocked) return ['danger', 'Blocked'];
  if (is_asked) return ['honey', 'Asked'];
  return is_new ? ['clay', 'New'] : null;
}

/** 'Known guest since March 2024'. */
export function sinceWords({ is_new, is_blocked, since }: Guest): string {
  const kind = is_blocked ? 'Blocked guest' : is_new ? 'New guest' : 'Known guest';
  if (since === null || since === undefined) return kind;
  const date = new Date(since * 1000);
  return `${kind} since ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** '7 appointments, 1 cancellation, 2 no-shows'; zero counts are left out. */
export function recordWords({ came, missed, appointments }: Guest): string {
  const cancelled = appointments.filter(
    ({ status, cancelled_by }) => status === 'Cancelled' && cancelled_by === 'guest',
  ).length;
  const slips = [
    ...(cancelled > 0 ? [count(cancelled, 'cancellation')] : []),
    ...(missed > 0 ? [count(missed, 'no-show')] : []),
  ];
  return [came > 0 ? count(came, 'appointment') : 'Hasn’t been in yet', ...slips].join(', ');
}

export function appointmentBadge({ status }: GuestAppointment): [BadgeTone, string] {
  switch (status) {
    case 'Completed':
      return ['neutral', 'Came'];
    case 'No Show':
      return ['danger', 'No-show'];
    case 'Cancelled':
      return ['neutral', 'Cancelled'];
    default:
      return ['green', 'Coming'];
  }
}
