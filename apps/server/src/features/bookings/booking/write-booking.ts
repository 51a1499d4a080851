import type { Minor } from '@thyme/domain/money';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type PaymentRefusal, reservePayment } from '../../payments/index.ts';
import { completeBooking, confirmSale, insertBooking, lapseHold } from '../../sales/index.ts';
import type { BookingRequest } from '../cart/request.ts';
import { type Booking, bookingRows, visitTotal } from './booking-rows.ts';

/** Thrown to roll the booking back: somebody else was faster. */
export class TimesTaken extends Error {}

/** Thrown to roll the booking back: it cannot be paid as asked. */
export class PaymentRefused extends Error {
  readonly refusal: PaymentRefusal;
  constructor(refusal: PaymentRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What is known of a booking once it is stored. Kept as the answer under an idempotency key. */
export interface StoredBooking {
  saleId: number;
  appointmentIds: number[];
  heldUntil: number | null;
  /** What was due now, before vouchers. */
  payable: Minor;
  /** What is left to pay with a card or wallet. */
  due: { orderId: number; amount: Minor } | null;
}

type Paying = Pick<BookingRequest, 'redeem' | 'method' | 'methodAmount'>;

/** Writes the whole booking, or throws and leaves nothing. */
export async function writeBooking(
  services: Services,
  transaction: Transaction,
  booking: Booking,
  paying: Paying,
): Promise<StoredBooking> {
  const { holdUntil } = booking;
  const ids = await insertBooking(transaction, bookingRows(booking, randomToken(24)));
  if (!ids) throw new TimesTaken();
  const { sale: saleId, visits: appointmentIds } = ids;
  const reserved = await reservePayment(services, transaction, {
    ...paymentRequest(booking, saleId, appointmentIds),
    vouchers: paying.redeem,
    method: paying.method,
    sentAmount: paying.methodAmount,
  });
  if (!reserved.ok) throw new PaymentRefused(reserved.refusal);
  const key = { businessId: booking.cart.shop.id, saleId };
  const stored = { saleId, appointmentIds, payable: booking.quote.payableNow };
  if (reserved.value.state === 'due' && holdUntil !== null) {
    const { orderId, amount } = reserved.value;
    await services.jobs.enqueue(lapseHold, key, { transaction, startAt: holdUntil, key: `sale-${saleId}` });
    return { ...stored, heldUntil: holdUntil, due: { orderId, amount } };
  }
  if (holdUntil === null) await completeBooking(services, transaction, key, appointmentIds);
  else await confirmSale(services, transaction, key);
  return { ...stored, heldUntil: null, due: null };
}

function paymentRequest(booking: Booking, saleId: number, appointmentIds: number[]) {
  const { cart, quote, visits, userId, now, holdUntil } = booking;
  const claims = visits.map((visit, index) => ({
    appointmentId: appointmentIds[index] ?? null,
    amount: visitTotal(booking, visit),
  }));
  const bought = quote.voucherTotal > 0 ? [{ appointmentId: null, amount: quote.voucherTotal }] : [];
  return {
    businessId: cart.shop.id,
    saleId,
    userId,
    appointmentId: visits.length === 1 ? (appointmentIds[0] ?? null) : null,
    currency: cart.shop.currency,
    claims: [...claims, ...bought],
    payable: quote.payableNow,
    recipients: cart.vouchers.map(({ id, wish: { owner, email } }) => ({ voucherId: id, owner, email })),
    lines: cart.offers.map(({ serviceId }, index) => ({ serviceId, amount: quote.lines[index]?.payableNow ?? 0 })),
    expiresAt: holdUntil ?? now,
  };
}
