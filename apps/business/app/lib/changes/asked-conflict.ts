import { formatDayTime } from '@thyme/domain/time';
import type { AskedConflict } from './operations.ts';

export type AppointmentChoice = 'keep' | 'move' | 'propose' | 'cancel';

export interface Decision {
  appt_id: number;
  choice: string;
}

const REASONS: Record<string, string> = {
  closed: 'falls on a day you would be closed',
  'outside-hours': 'falls outside the new hours',
  'no-chair': 'would lose its chair',
  away: 'is with someone who won’t be here',
  'not-offered': 'has booked a service you’re hiding',
  'date-cancelled': 'is booked on a date you’re cancelling',
  'no-seat': 'would have no seat',
  'time-taken': 'overlaps this time',
};

export const reasonWords = (reason: string): string => REASONS[reason] ?? 'would lose its place';

type Asked = Pick<AskedConflict, 'nearest_times'> & { is_part?: boolean; colleague?: string | null | undefined };

export function choiceWords(choice: string, { nearest_times: times, is_part: isPart = false, colleague }: Asked) {
  if (choice === 'move')
    return {
      title: colleague ? `Move to ${colleague}, same time` : 'Move to whoever is free',
      detail: 'Your guest is told who it is now',
    };
  if (choice === 'keep') return { title: 'Keep it as it is', detail: 'As an exception; nobody is notified' };
  if (choice === 'cancel' && isPart)
    return {
      title: 'Cancel this date, refund its share',
      detail: 'The guest’s other dates stay, and they’re notified',
    };
  if (choice === 'cancel') return { title: 'Cancel, full refund', detail: 'Your guest is notified straight away' };
  return { title: 'Propose another time', detail: times.map((time) => formatDayTime(time)).join(', or ') };
}
