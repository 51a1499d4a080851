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
  eachPays: boolean;
  close: () => void;
}

const addressOf = (target: NonNullable<Destination>) => ('path' in target ? target.path : target.address);

/** Opens the card page in this window. */
function redirectTo(target: NonNullable<Destination>): void {
  thisWindow.goTo(addressOf(target));
}

/** Opens the provider's page in a new window; false where the browser blocks it. */
function openBeside(target: NonNullable<Destination>): boolean {
  const beside = window.open(addressOf(target), '_blank');
  if (beside) beside.opener = null;
  return beside !== null;
}

/** Leaves the dialog for the payment page, or the success page. */
export function useBooked({ shop, cart, priced, placed, call, payment, eachPays, close }: BookedOptions) {
  const navigate = useNavigate();
  return (answer: BookingAnswer, target: Destination) => {
    if (priced.quote)
      saveReceipt(receiptOf({ shop, priced, placed, call, payment, eachPays, answer, now: Date.now() / 1000 }));
    if (target) saveUnpaid(shop.id, Date.now());
    markBooked(shop.id, { saleId: answer.sale_id ?? null, isUnpaid: target !== null }, Date.now());
    cart.clear();
    forgetNote();
    forgetChoice(shop.id);
    // Kept for a guest who returns from the card page without paying.
    if (!target) forgetGoods();
    if (target) {
      if (payment.method === 'stripe' || !openBeside(target)) return redirectTo(target);
      // The other window shows the outcome.
      close();
      return void notify.info(answer.message);
    }
    const isPaid = Boolean(priced.quote?.payableNow) || payment.vouchers.length > 0;
    notify.success(isPaid ? 'Payment Success' : 'Booking confirmed!');
    // Replaces the entry, so that Back does not return to a finished confirmation.
    void navigate('/payment-success', { replace: true, state: { saleId: answer.sale_id ?? null, isBooking: true } });
  };
}
