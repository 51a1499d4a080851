import { LEAST_MINUTES, MOST_MINUTES } from '@thyme/domain/bookings';
import type { WantedRefusal } from './wanted.ts';

/** The message for a place where an appointment cannot go. */
export function wantedMessage({ code }: WantedRefusal): string {
  switch (code) {
    case 'is-class':
      return 'A seat in a class moves with its class.';
    case 'no-chair':
      return 'This person no longer takes bookings. Please choose someone else.';
    case 'bad-length':
      return `Please choose a length between ${LEAST_MINUTES} minutes and ${MOST_MINUTES / 60} hours.`;
    case 'no-line':
    case 'no-place':
      return 'This part of the appointment is no longer there.';
    case 'no-room':
      return 'This room could not be found.';
    case 'not-reached':
      return 'Some of this group are with colleagues whose calendar you can’t change. Please move only this one.';
    case 'no-shop':
      return 'This shop was not found.';
  }
}
