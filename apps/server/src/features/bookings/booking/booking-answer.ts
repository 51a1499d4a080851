import type { Clash } from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import type { Services } from '../../../platform/services.ts';
import { returnedWords, startPayment } from '../../payments/index.ts';
import type { LoadedCart } from '../cart/cart.ts';
import { explain, type RefusedTime } from '../cart/check.ts';
import type { BookingRequest } from '../cart/request.ts';
import type { BookingRefusal } from './refusals.ts';
import type { StoredBooking } from './store-booking.ts';

export interface BookingAnswer {
  status: 0 | 1;
  message: string;
  paymentStatus: 0 | 1 | null;
  paymentType: string | null;
  saleId: number | null;
  orderId: number | null;
  paymentUrl: string | null;
  paymentAmount: Minor | null;
  appointmentIds: number[];
  heldUntil: number | null;
  refused: RefusedTime | null;
  /** At the desk: warnings about the time, to be accepted by their keys. */
  clashes?: readonly Clash[];
}

/** The reason why nothing was booked. */
export function noBooking(message: string, refused: RefusedTime | null = null): BookingAnswer {
  const payment = { paymentStatus: null, paymentType: null, paymentUrl: null, paymentAmount: null };
  return { status: 0, message, ...payment, saleId: null, orderId: null, appointmentIds: [], heldUntil: null, refused };
}

export async function refusedBooking(
  services: Services,
  cart: LoadedCart | null,
  refusal: BookingRefusal,
): Promise<BookingAnswer> {
  const why = await explain(services, cart, refusal);
  return noBooking(why.message, why);
}

/** Opens the payment after the commit, if one is due. A repeated call returns the same order and result. */
export async function bookedAnswer(
  services: Services,
  request: Pick<BookingRequest, 'method' | 'walletToken' | 'savedCardId' | 'agreesToFee'>,
  { saleId, appointmentIds, orderId, heldUntil, payable, byVoucher, due }: StoredBooking,
): Promise<BookingAnswer> {
  const isByVoucher = byVoucher > 0;
  const booked = { status: 1 as const, saleId, orderId, appointmentIds, paymentUrl: null, refused: null };
  if (orderId === null) {
    return {
      ...booked,
      message: isByVoucher ? 'Payment Success' : 'Booking confirmed!',
      paymentStatus: 1,
      paymentType: isByVoucher ? 'voucher' : null,
      paymentAmount: isByVoucher ? byVoucher : payable,
      heldUntil: null,
    };
  }
  const { method, walletToken, savedCardId, agreesToFee = false } = request;
  const started = await startPayment(services, { orderId, method, walletToken, savedCardId, agreesToFee });
  const paying = { ...booked, paymentType: method ?? 'stripe', paymentAmount: due };
  switch (started.status) {
    case 'paid':
      return { ...paying, message: 'Payment Success', paymentStatus: 1, heldUntil: null };
    case 'open':
      return {
        ...paying,
        // After a declined charge there is no page to pay on: the guest chooses another method, and the times stay held.
        message: started.failure ?? 'Please complete the payment to confirm your booking.',
        paymentStatus: 0,
        paymentUrl: started.paymentUrl,
        heldUntil,
      };
    case 'failed':
      return { ...paying, message: started.failure ?? 'Payment Not Completed', paymentStatus: 0, heldUntil: null };
    case 'returned':
      return { ...paying, message: returnedWords(started.failure), paymentStatus: 0, heldUntil: null };
  }
}
