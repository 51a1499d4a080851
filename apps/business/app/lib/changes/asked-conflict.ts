import { formatDayTime } from '@thyme/domain/time';
import type { AskedConflict } from './operations.ts';

export type AppointmentChoice = 'keep' | 'move' | 'propose' | 'propose-group' | 'cancel';

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
  'class-there': 'is in the room at that time',
};

export const reasonWords = (reason: string): string => REASONS[reason] ?? 'would lose its place';

type Asked = Pick<AskedConflict, 'nearest_times'> & {
  group_times?: readonly number[];
  is_part?: boolean;
  is_class?: boolean;
  colleague?: string | null | undefined;
};

export function choiceWords(
  choice: string,
  {
    nearest_times: times,
    group_times: forAll = [],
    is_part: isPart = false,
    is_class: isClass = false,
    colleague,
  }: Asked,
) {
  if (isClass) return classWords(choice, colleague);
  if (choice === 'propose-group')
    return {
      title: 'Propose another time to the whole group',
      detail: `${forAll.map((time) => formatDayTime(time)).join(', or ')}. They all move, or none of them`,
    };
  if (choice === 'move')
    return {
      title: colleague ? `Move to ${colleague}, same time` : 'Move to whoever is free',
      detail: 'We’ll tell your guest who it’s with now',
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

/** A class date in a room that is closed or needed by another class. */
function classWords(choice: string, room: string | null | undefined) {
  if (choice === 'move')
    return { title: `Move to ${room ?? 'another room'}, same time`, detail: 'The class takes place there' };
  if (choice === 'cancel')
    return { title: 'Cancel this date, refund everyone', detail: 'Everyone booked on it is notified straight away' };
  return { title: 'Keep it there', detail: 'As an exception; nobody is notified' };
}
