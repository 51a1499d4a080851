import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import type { CreateBookingMutationVariables } from '../../../../generated/graphql.ts';
import { type Booking, bookingRequest } from './booking-request.ts';

export type Wish = Omit<Booking, 'walletToken'>;

interface Attempt {
  booking: string;
  /** The payment method; null once it was declined. */
  way: string | null;
  request: CreateBookingMutationVariables;
}

/** Identifies a booking by everything but payment method, note and forms, which may change between attempts. */
function nameOf(request: CreateBookingMutationVariables): string {
  const {
    idempotency_key: _,
    google_pay_token: _token,
    saved_card_id: _card,
    fee_consent: _fee,
    note: _note,
    forms: _forms,
    ...rest
  } = request;
  const { payment_info: payment, ...booked } = rest;
  return JSON.stringify({ ...booked, vouchers_redeemed: payment?.voucher });
}

/**
 * The request sent by the Confirm button. An attempt without a response is repeated with the same idempotency key and
 * wallet token, so nothing is booked or charged twice.
 */
export function createAttempts() {
  let open: Attempt | null = null;

  /** Null when the guest closed the wallet. */
  async function begin(
    wish: Wish,
    askWallet: (() => Promise<string | null>) | null,
  ): Promise<CreateBookingMutationVariables | null> {
    const { method, savedCardId, agreesToFee } = wish.payment;
    const way = `${method ?? ''}:${savedCardId ?? ''}:${agreesToFee ? 'fee' : ''}`;
    const booking = nameOf(bookingRequest({ ...wish, walletToken: null }, ''));
    const before = open?.booking === booking ? open : null;
    if (before?.way === way) return before.request;
    const walletToken = askWallet && (await askWallet());
    if (askWallet && walletToken === null) return null;
    const key = before?.request.idempotency_key ?? newIdempotencyKey();
    // The same idempotency key requires the same body.
    const note = before ? (before.request.note ?? '') : wish.note;
    open = { booking, way, request: bookingRequest({ ...wish, note, walletToken }, key) };
    return open.request;
  }

  return {
    begin,
    /** The payment was declined: the next attempt pays for the same booking and opens the wallet again. */
    decline: () => {
      if (open) open = { ...open, way: null };
    },
    /** The server responded: the next attempt is another booking. */
    end: () => {
      open = null;
    },
  };
}
