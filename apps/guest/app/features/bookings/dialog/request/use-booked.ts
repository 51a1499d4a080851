import { notify } from '@thyme/site/notify.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { useNavigate } from 'react-router';
import { markBooked } from '../../booked-elsewhere.ts';
import { forgetNote } from '../../booking-note.ts';
import type { PricedCart } from '../../cart/priced-cart.ts';
import type { Cart } from '../../cart/use-cart.ts';
import { forgetGoods } from '../../goods/stored-goods.ts';
import { saveReceipt } from '../../receipt.ts';
import { saveUnpaid } from '../../unpaid-cart.ts';
import type { Moment, PlacedService } from '../choice/choice.ts';
import { forgetChoice } from '../choice/saved-choice.ts';
import type { BookingShop, ChosenPayment, Destination } from '../choice/slots.ts';
import { receiptOf } from './receipt-of.ts';
import type { BookingAnswer } from './use-create-booking.ts';

export interface BookedOptions {
  shop: BookingShop;
  cart: Cart;
  priced: PricedCart;
  placed: readonly PlacedService[];
  call: Moment | null;
  payment: ChosenPayment;
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

/** Leaves the dialog for where the booking goes on: a page to pay on, or the success page. */
export function useBooked({ shop, cart, priced, placed, call, payment, close }: BookedOptions) {
  const navigate = useNavigate();
  return (answer: BookingAnswer, target: Destination) => {
    if (priced.quote) saveReceipt(receiptOf({ shop, priced, placed, call, payment, answer, now: Date.now() / 1000 }));
    if (target) saveUnpaid(shop.id, Date.now());
    markBooked(shop.id, { saleId: answer.sale_id ?? null, isUnpaid: target !== null }, Date.now());
    cart.clear();
    forgetNote();
    forgetChoice(shop.id);
    // A guest who comes back from the card page without paying finds them again.
    if (!target) forgetGoods();
    if (target) {
      if (payment.method === 'stripe' || !openBeside(target)) return redirectTo(target);
      // The other window says how it went.
      close();
      return void notify.info(answer.message);
    }
    const isPaid = Boolean(priced.quote?.payableNow) || payment.vouchers.length > 0;
    notify.success(isPaid ? 'Payment Success' : 'Booking confirmed!');
    // Nobody goes back to a confirmation that is done.
    void navigate('/payment-success', { replace: true, state: { saleId: answer.sale_id ?? null, isBooking: true } });
  };
}
