import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import type { CreateBookingMutationVariables } from '../../../../generated/graphql.ts';
import { type Booking, bookingRequest } from './booking-request.ts';

export type Wish = Omit<Booking, 'walletToken'>;

interface Attempt {
  booking: string;
  /** How it was to be paid; null once that was declined. */
  way: string | null;
  request: CreateBookingMutationVariables;
}

/** Everything but how the rest is paid, the note and the forms: another card or other words still book the same. */
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
 * What is sent with a press of the button. A try that got no answer is made again with the same key and the wallet's same
 * token: the server finds what became of it, and nothing is booked or charged twice.
 */
export function createAttempts() {
  let open: Attempt | null = null;

  /** Null: the person closed the wallet. */
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
    // The same key has to carry the same words.
    const note = before ? (before.request.note ?? '') : wish.note;
    open = { booking, way, request: bookingRequest({ ...wish, note, walletToken }, key) };
    return open.request;
  }

  return {
    begin,
    /** Its payment was declined: the next press pays the same booking, with the wallet asked again. */
    decline: () => {
      if (open) open = { ...open, way: null };
    },
    /** It was answered: the next press is another booking. */
    end: () => {
      open = null;
    },
  };
}
