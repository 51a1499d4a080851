import type { Minor } from '@thyme/domain/money';
import type { Transaction } from '../../platform/database.ts';
import { randomToken } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { type PaymentRefusal, reservePayment } from '../payments/service.ts';
import {
  appointmentRow,
  type Booking,
  lineDrafts,
  occupancyRows,
  saleLineRows,
  saleRow,
  seatRows,
  visitTotal,
} from './booking-rows.ts';
import * as store from './booking-store.ts';
import { completeBooking, confirmSale } from './confirm.ts';
import { lapseHold } from './jobs.ts';
import type { BookingRequest } from './request.ts';

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
  const { cart, visits, userId, now, holdUntil } = booking;
  const businessId = cart.shop.id;
  const saleId = await store.insertSale(transaction, saleRow(booking));
  const holdId =
    holdUntil === null
      ? null
      : await store.insertHold(transaction, {
          businessId,
          userId,
          saleId,
          purpose: 'checkout',
          createdAt: now,
          expiresAt: holdUntil,
        });
  const appointmentIds = await store.insertAppointments(
    transaction,
    visits.map((visit) => appointmentRow(booking, visit, saleId)),
  );
  await takeTimes(transaction, booking, appointmentIds, holdId);
  await store.insertSaleLines(transaction, saleLineRows(booking, saleId, appointmentIds));
  const reserved = await reservePayment(services, transaction, {
    ...paymentRequest(booking, saleId, appointmentIds),
    vouchers: paying.redeem,
    method: paying.method,
    sentAmount: paying.methodAmount,
  });
  if (!reserved.ok) throw new PaymentRefused(reserved.refusal);
  const key = { businessId, saleId };
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

/** Takes every chair and seat of the booking, chairs first and each kind in its one order. */
async function takeTimes(
  transaction: Transaction,
  booking: Booking,
  appointmentIds: readonly number[],
  holdId: number | null,
): Promise<void> {
  const { cart, visits, call } = booking;
  const businessId = cart.shop.id;
  const drafts = visits.flatMap((visit, index) => lineDrafts(booking, visit, appointmentIds[index] ?? 0));
  const lineIds = await store.insertLines(
    transaction,
    drafts.map(({ row }) => row),
  );
  const chairs = occupancyRows(businessId, drafts, lineIds, holdId);
  if (call) chairs.push(await openRoom(transaction, booking, appointmentIds, holdId));
  if (!(await store.takeChairs(transaction, chairs))) throw new TimesTaken();
  if (!(await store.takeSeats(transaction, seatRows(booking, drafts, lineIds, holdId)))) throw new TimesTaken();
}

/** The consultation hangs on the first visit that needs one. */
async function openRoom(
  transaction: Transaction,
  { cart, visits, call, userId, now }: Booking,
  appointmentIds: readonly number[],
  holdId: number | null,
): Promise<store.NewOccupancy> {
  const first = visits.findIndex(({ sessions }) => sessions.length === 0);
  const appointmentId = appointmentIds[first];
  if (!call || appointmentId === undefined) throw new Error('A call was planned without a visit.');
  const { chair: chairId, from: startsAt, to: endsAt } = call;
  const roomId = randomToken(24);
  const businessId = cart.shop.id;
  const room = { businessId, id: roomId, appointmentId, guestId: userId, startsAt, endsAt, createdAt: now };
  await store.insertRoom(transaction, room);
  return { businessId, chairId, startsAt, endsAt, roomId, holdId };
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
    lines: cart.offers.map(({ serviceId }, index) => ({ serviceId, amount: quote.lines[index]?.payableNow ?? 0 })),
    expiresAt: holdUntil ?? now,
  };
}
