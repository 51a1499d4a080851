export { mayTakeBack } from './desk/undo.ts';

import type { Services } from '../../platform/services.ts';
import { readStanding, type Standing } from '../guests/guest-status.ts';

export { becomeKnown, readStanding, type Standing } from '../guests/guest-status.ts';
export { completeBooking, confirmSale } from '../sales/confirm.ts';
export { freeTimes } from '../sales/free-times.ts';
export { keepChair, keepSeats } from '../sales/hold.ts';
export { heldUntil, keepUntil } from '../sales/hold-time.ts';
export { lapseSale, releaseSale, releaseShut } from '../sales/release.ts';
export { cancelEverything, type LetGo } from './appointments/cancel-upcoming.ts';
export { countAppointments } from './appointments/read-appointments.ts';
export { bookHeldTime } from './booking/book-held-time.ts';
export { type BookingAnswer, noBooking } from './booking/booking-answer.ts';
export { bookCart, createBooking } from './booking/create-booking.ts';
export { HOLD_SECONDS } from './booking/decide.ts';
export { BLOCKED_GUEST, refusalMessage } from './booking/refusals.ts';
export { checkTimes, priceAndCheck } from './cart/check.ts';
export type { BookingRequest } from './cart/request.ts';
export { settleVisit, timesInstead, type VisitChoice } from './desk/settle-conflict.ts';
export { calendarEntriesOf } from './notices/appointment-notices.ts';
export { tellConfirmed } from './notices/confirmed-job.ts';
export { isMovable } from './reschedule/place.ts';

export function guestStanding({ db }: Services, businessId: number, userId: number): Promise<Standing> {
  return readStanding(db, businessId, userId);
}
