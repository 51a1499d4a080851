import type { Minor } from '@thyme/domain/money';
import { dateAt } from '@thyme/domain/time';
import type { Transaction } from '../../../platform/database/database.ts';
import { type IdempotentCall, knownAnswer, newKey } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { announceDesk } from '../../../realtime/desk-events.ts';
import { type AtDesk, announceShopDay, deleteLapsedHoldsOf } from '../../availability/index.ts';
import { type SaleIds, SaleLost, writeSale } from '../../sales/index.ts';
import { type BookingRequest, bookedInput } from '../cart/request.ts';
import { type BookingAnswer, bookedAnswer, refusedBooking } from './booking-answer.ts';
import { type Booking, heldUntil, saleOf } from './booking-rows.ts';
import { decide } from './decide.ts';
import { findOwn, releaseOwn, releaseOwnSeats } from './release-own.ts';

/** Books a cart: all of it or nothing, each time sold once, at the server's own prices. */
export function createBooking(
  services: Services,
  userId: number,
  request: BookingRequest,
  key: string | null,
): Promise<BookingAnswer> {
  const call = { owner: `user:${userId}`, key, operation: 'create_booking', input: bookedInput(request) };
  return bookCart(services, call, request, { userId, desk: null });
}

/** For whom a cart is booked, and by whom of the shop, where it is not the guest. */
export interface Booker {
  userId: number;
  desk: AtDesk | null;
}

/** The one way in which times are sold, to guests and at the desk. */
export async function bookCart(
  services: Services,
  call: IdempotentCall,
  request: BookingRequest,
  { userId, desk }: Booker,
): Promise<BookingAnswer> {
  // After a lost race the cart is decided again: another chair may be free. Each round another sale was written, so it ends.
  for (;;) {
    const decision = await decide(services, userId, request, { desk });
    if ('refusal' in decision) {
      // The times may be gone because this very request was sent before and granted.
      const known = await knownAnswer<StoredBooking>(services, call);
      if (known) return bookedAnswer(services, request, known);
      return refusedBooking(services, decision.cart, decision.refusal);
    }
    const { booking } = decision;
    try {
      const stored = await storeBooking(services, call, booking, {
        desk,
        before: (transaction) => (desk ? undefined : releaseOwnSeats(services, transaction, booking)),
      });
      return await bookedAnswer(services, request, stored);
    } catch (error) {
      if (!(error instanceof SaleLost)) throw error;
      // In this order: what this very request stored a moment ago has its answer, and is not released.
      const own = desk ? [] : await findOwn(services, booking);
      const known = await knownAnswer<StoredBooking>(services, call);
      if (known) return bookedAnswer(services, request, known);
      await deleteLapsedHoldsOf(services.db, request.businessId, services.clock.now());
      await releaseOwn(services, own);
    }
  }
}

/** What is known of a booking once it is stored. It is the answer under its idempotency key. */
export interface StoredBooking extends SaleIds {
  heldUntil: number | null;
  /** What was due now, before vouchers. */
  payable: Minor;
  /** What is left to pay with a card or wallet; null where nothing is. */
  due: Minor | null;
}

interface Circumstances {
  desk?: AtDesk | null;
  /** Work in the same transaction. */
  before?(transaction: Transaction): Promise<void> | undefined;
  after?(transaction: Transaction, ids: SaleIds): Promise<void>;
}

/** Writes a decided booking whole, or throws `SaleLost`, and tells open pages. */
export async function storeBooking(
  services: Services,
  call: IdempotentCall,
  booking: Booking,
  { desk = null, before, after }: Circumstances,
): Promise<StoredBooking> {
  const { quote, payment, cart } = booking;
  const answer = { heldUntil: heldUntil(booking), payable: quote.payableNow, due: payment.order?.amount ?? null };
  const sale = saleOf(booking, { key: newKey(services, call, answer), desk });
  const ids = await services.db.transaction(async (transaction) => {
    await before?.(transaction);
    const written = await writeSale(services, transaction, sale);
    await after?.(transaction, written);
    return written;
  });
  announceDays(services, booking);
  if (desk) announceDesk(services, cart.shop.id);
  return { ...answer, ...ids };
}

function announceDays(services: Services, { cart, appointments, call }: Booking): void {
  const moments = appointments.flatMap(({ startsAt, sessions }) =>
    sessions.length === 0 ? [startsAt] : sessions.map(({ start }) => start),
  );
  if (call) moments.push(call.from);
  const dates = new Set(moments.map((at) => dateAt(cart.shop.zone, at)));
  for (const date of dates) announceShopDay(services, cart.shop.id, date);
}
