export { mayTakeBack } from './answers-take-back.ts';

import type { Services } from '../../platform/services.ts';
import { readStanding, type Standing } from './standing.ts';

export { countAppointments } from './appointments.ts';
export { bookHeldTime } from './book-held-time.ts';
export { type BookingAnswer, noBooking } from './booking-answer.ts';
export { cancelEverything, type LetGo } from './cancel-future.ts';
export { checkTimes, priceAndCheck } from './check.ts';
export { completeBooking, confirmSale } from './confirm.ts';
export { tellConfirmed } from './confirmed-job.ts';
export { bookCart, createBooking } from './create-booking.ts';
export { HOLD_SECONDS } from './decide.ts';
export { freeTimes } from './free-times.ts';
export { heldUntil, keepUntil } from './hold-time.ts';
export { keepChair, keepSeats } from './keep-chair.ts';
export { calendarEntriesOf } from './notices.ts';
export { BLOCKED_GUEST, refusalMessage } from './refusals.ts';
export { lapseSale, releaseSale, releaseShut } from './release.ts';
export type { BookingRequest } from './request.ts';
export { isMovable } from './reschedule-place.ts';
export { settleVisit, timesInstead, type VisitChoice } from './settle-visit.ts';
export { becomeKnown, readStanding, type Standing } from './standing.ts';

export function guestStanding({ db }: Services, businessId: number, userId: number): Promise<Standing> {
  return readStanding(db, businessId, userId);
}
