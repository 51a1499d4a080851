import { CONSULTATION_MESSAGES } from '@thyme/domain/bookings';
import { notify } from '@thyme/site/notify.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { useNavigate } from 'react-router';
import { SERVER_ERROR, tellFailure } from '../../../../lib/failures.ts';
import { reportFailure } from '../../../../lib/report.ts';
import { keys, read } from '../../../../lib/session/storage.ts';
import { markBooked } from '../../booked-elsewhere.ts';
import { forgetNote, readNote } from '../../booking-note.ts';
import type { PricedCart } from '../../cart/priced-cart.ts';
import type { Cart } from '../../cart/use-cart.ts';
import { saveReceipt } from '../../receipt.ts';
import { saveUnpaid } from '../../unpaid-cart.ts';
import type { Moment, PlacedService } from '../choice/choice.ts';
import { forgetChoice } from '../choice/saved-choice.ts';
import {
  type BookingShop,
  type BookingSlots,
  type ChosenPayment,
  type Destination,
  leftToPay,
} from '../choice/slots.ts';
import type { RefusedAnswer } from './check-booking.ts';
import { receiptOf } from './receipt-of.ts';
import { type BookingAnswer, useCreateBooking } from './use-create-booking.ts';

interface ConfirmOptions {
  shop: BookingShop;
  cart: Cart;
  priced: PricedCart;
  placed: readonly PlacedService[];
  call: Moment | null;
  /** A call has to be chosen first. */
  lacksCall: boolean;
  payment: ChosenPayment;
  slots: Pick<BookingSlots, 'walletToken' | 'destinationOf' | 'saveGuest'>;
  offerNearest: (answer: RefusedAnswer) => boolean;
  /** Says what is wrong with the call and asks for another. */
  askCall: (message: string) => void;
  close: () => void;
}

const addressOf = (target: NonNullable<Destination>) => ('path' in target ? target.path : target.address);

/** The card is asked for on a page of its own, in this window. */
function redirectTo(target: NonNullable<Destination>): void {
  thisWindow.goTo(addressOf(target));
}

/** A provider's own page in a window of its own; false where the browser does not let it open. */
function openBeside(target: NonNullable<Destination>): boolean {
  const beside = window.open(addressOf(target), '_blank');
  if (beside) beside.opener = null;
  return beside !== null;
}

/** The last press: books, tells how it went, and leads to where the booking goes on. */
export function useConfirm(options: ConfirmOptions) {
  const { shop, cart, priced, placed, call, lacksCall, payment, slots, offerNearest, askCall, close } = options;
  const navigate = useNavigate();
  const booking = useCreateBooking();

  function finish(answer: BookingAnswer) {
    const target = answer.payment_url ? slots.destinationOf(answer.payment_url) : null;
    // A payment that failed has booked nothing: the cart and its times stay for another try.
    if (answer.payment_status === 0 && !target) return notify.error('Payment Not Completed');
    if (priced.quote) saveReceipt(receiptOf({ shop, priced, placed, call, answer, now: Date.now() / 1000 }));
    if (target) saveUnpaid(shop.id, Date.now());
    markBooked(shop.id, { saleId: answer.sale_id ?? null, isUnpaid: target !== null }, Date.now());
    cart.clear();
    forgetNote();
    forgetChoice(shop.id);
    if (target) {
      if (payment.method === 'stripe' || !openBeside(target)) return redirectTo(target);
      // The other window says how it went.
      close();
      return notify.info(answer.message);
    }
    notify.success(priced.quote?.payableNow ? 'Payment Success' : 'Booking confirmed!');
    // Nobody goes back to a confirmation that is done.
    void navigate('/payment-success', { replace: true, state: { saleId: answer.sale_id ?? null, isBooking: true } });
  }

  function refuse(answer: BookingAnswer) {
    void reportFailure({ api: 'create_booking', response: answer });
    if (offerNearest(answer)) return notify.info(answer.message);
    if (answer.refused?.code.startsWith('call-')) return askCall(answer.message);
    notify.error(answer.message);
  }

  async function start() {
    // Whoever logged out in another tab sees the page as a visitor does.
    if (!read(keys.guestToken)) return thisWindow.reload();
    if (lacksCall) return askCall(CONSULTATION_MESSAGES.confirmStep);
    if (!priced.quote) return;
    // Not awaited when there is nothing to store: a wallet opens only in the press itself.
    const saved = slots.saveGuest();
    if (saved !== true && !(await saved)) return;
    try {
      const { method } = payment;
      const left = leftToPay(priced.quote, payment);
      const askWallet =
        left > 0 && method !== null && method !== 'stripe' ? () => slots.walletToken(method, left) : null;
      const note = readNote(shop.id, Date.now());
      const wish = { businessId: shop.id, lines: priced.lines, placed, quote: priced.quote, call, payment, note };
      const answer = await booking.book(wish, askWallet);
      if (answer === null) return;
      if (answer.status === 1) finish(answer);
      else refuse(answer);
    } catch (error) {
      tellFailure(error, { api: 'create_booking', otherwise: SERVER_ERROR });
    }
  }

  return { start: () => void start(), pending: booking.isPending };
}

export type Confirm = ReturnType<typeof useConfirm>;
