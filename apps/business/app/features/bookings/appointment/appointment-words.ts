import { dateOfWall, formatDay } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import type { BadgeTone } from '@thyme/ui';
import { spanWords } from '../calendar/entry-words.ts';
import type { Appointment } from '../operations.ts';

/** 'Today, 3:30 – 4:30 pm', 'Tue 17 Nov, 9:00 – 10:00 am'. */
export function whenWords({ starts, ends }: Pick<Appointment, 'starts' | 'ends'>, today: string): string {
  const day = dateOfWall(starts) === today ? 'Today' : formatDay(starts);
  return `${day}, ${spanWords(starts, ends)}`;
}

export function statusBadge(appointment: Appointment): [BadgeTone, string] {
  if (appointment.arrived && isComing(appointment.status)) return ['green', 'In the chair'];
  switch (appointment.status) {
    case 'New':
      return ['clay', 'New'];
    case 'Reschedule':
      return ['honey', appointment.proposal?.by === 'guest' ? 'Asked to reschedule' : 'New time proposed'];
    case 'Accept':
      return ['green', 'Accepted'];
    case 'Completed':
      return ['neutral', 'Completed'];
    case 'No Show':
      return ['danger', 'No-show'];
    default:
      return ['danger', appointment.cancelled_by === 'guest' ? 'Cancelled by the guest' : 'Cancelled'];
  }
}

export const isComing = (status: string) => status === 'New' || status === 'Accept' || status === 'Reschedule';

export function moneyBadge({ total_amount, due, status }: Appointment): [BadgeTone, string] | null {
  if (total_amount === 0 || !(isComing(status) || status === 'Completed')) return null;
  if (due <= 0) return ['green', 'Paid'];
  return due < total_amount ? ['honey', 'Partially Paid'] : ['neutral', 'Unpaid'];
}

/** 'Known guest, 14 appointments, none missed', 'New guest, first appointment'. */
export function guestWords({ is_new, is_blocked, completed, missed, cancelled_late }: Appointment['guest']): string {
  if (is_blocked) return 'Blocked guest';
  const came = completed === 0 ? 'first appointment' : count(completed, 'appointment');
  const slips = [
    ...(missed > 0 ? [`${missed} missed`] : []),
    ...(cancelled_late > 0 ? [count(cancelled_late, 'late cancellation')] : []),
  ];
  return [
    is_new ? 'New guest' : 'Known guest',
    came,
    ...(slips.length > 0 ? slips : completed > 0 ? ['none missed'] : []),
  ].join(', ');
}

/** 'Aisling, Chair 1': people and places without duplicates. */
/** A class without a room counts as being at the shop; only consultations are calls. */
export function placeWords({ lines, kind }: Pick<Appointment, 'lines' | 'kind'>): string {
  const places = lines.map(({ person, chair }) => [person, chair].filter(Boolean).join(', ')).filter(Boolean);
  if (places.length === 0) return kind === 'consultation' ? 'Video consultation' : 'At the shop';
  return [...new Set(places)].join(' · ');
}

export const telOf = (mobile: string) => `tel:${mobile.replace(/[^\d+]/g, '')}`;

/** '7 c': what a text costs. */
export const centWords = (cost: number) => `${Math.round(cost * 100)} c`;
