import type { MoveRefusal } from '@thyme/domain/bookings';
import type { TakeBackRefusal } from '../desk/undo.ts';
import type { AnswerRefusal } from '../reschedule/answer-refusal.ts';
import type { ProposeRefusal } from '../reschedule/propose.ts';

export type AppointmentRefusal =
  | MoveRefusal
  | ProposeRefusal
  | AnswerRefusal
  | TakeBackRefusal
  | { readonly code: 'not-reachable' };
type AttemptedMove = 'cancel' | 'reschedule' | 'accept' | 'complete' | 'no-show' | 'take-back' | 'edit';

const DONE: Record<AttemptedMove, string> = {
  cancel: 'cancelled',
  reschedule: 'moved',
  accept: 'accepted',
  complete: 'completed',
  'no-show': 'marked as missed',
  'take-back': 'put back',
  edit: 'changed',
};

/** The message for a refused change of an appointment. */
export function appointmentRefusal({ code }: AppointmentRefusal, attempted: AttemptedMove): string {
  switch (code) {
    case 'not-allowed':
    case 'not-yours':
      return `This appointment can no longer be ${DONE[attempted]}.`;
    case 'already-started':
      return `This appointment has begun and cannot be ${DONE[attempted]}.`;
    case 'not-started':
      return 'This appointment has not begun yet.';
    case 'own-proposal':
      return 'You asked for this time. The other side has to answer.';
    case 'no-question':
      return 'There’s no new time to answer. It may already have been answered.';
    case 'not-offered':
      return 'Please select one of the times on offer.';
    case 'not-reachable':
      return 'This guest has no email address and no account, so they can’t be asked. You can move the appointment now.';
    case 'no-times':
      return 'Please select between one and three times.';
    case 'not-movable':
      return 'A course, or several dates of a class, cannot be moved. You can cancel it instead.';
    case 'same-time':
      return 'That’s the time you already have.';
    case 'another-day':
      return 'This can only be undone on the same day.';
    case 'money-moved':
      return 'This can’t be undone, because a payment has been made since.';
    case 'already-rated':
      return 'Your guest has rated this visit already.';
    default:
      return timeRefusal(code);
  }
}

type TimeCode = Exclude<
  AppointmentRefusal['code'],
  TakeBackRefusal['code'] | 'not-reachable' | 'no-question' | 'not-offered' | 'no-times' | 'not-movable' | 'same-time'
>;

function timeRefusal(code: TimeCode): string {
  switch (code) {
    case 'no-shop':
      return 'This business takes no bookings at the moment.';
    case 'past':
      return 'This time has passed. Please select another time.';
    case 'too-soon':
      return 'This time is too soon for the business. Please select a later time.';
    case 'too-far':
      return 'The business does not take bookings that far ahead yet.';
    case 'closed':
      return 'The business is closed on this day. Please select another day.';
    case 'blocked':
      return 'The business takes no bookings on this day. Please select another day.';
    case 'outside-hours':
      return 'This time is outside the business hours. Please select another time.';
    case 'off-grid':
    case 'not-listed':
      return 'This time is not offered. Please select one of the times shown.';
    case 'taken':
    case 'appointments-overlap':
      return 'This time is taken. Please select another time.';
    case 'bad-appointment':
      return 'This service cannot be booked online.';
    case 'no-seats':
      return 'This class is full. Please select another date.';
    case 'enrolment-closed':
      return 'Enrolment for this class has closed.';
  }
}
