import { CONSULTATION_MESSAGES } from '@thyme/domain/bookings';
import { notify } from '@thyme/site/notify.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { SERVER_ERROR, showFailure } from '../../../../lib/failures.ts';
import { reportFailure } from '../../../../lib/report.ts';
import { keys, read } from '../../../../lib/session/storage.ts';
import { readNote } from '../../booking-note.ts';
import { type BookingSlots, leftToPay } from '../choice/slots.ts';
import type { RefusedAnswer } from './check-booking.ts';
import { type BookedOptions, useBooked } from './use-booked.ts';
import { type BookingAnswer, useCreateBooking } from './use-create-booking.ts';
import { useDeclined } from './use-declined.ts';

interface ConfirmOptions extends BookedOptions {
  /** A call has to be chosen first. */
  lacksCall: boolean;
  slots: Pick<
    BookingSlots,
    'walletToken' | 'destinationOf' | 'saveGuest' | 'formAnswers' | 'rememberPayment' | 'refreshPayment'
  >;
  /** Refetches the shop's products, which are out of date. */
  refreshGoods: () => void;
  /** Refetches the price, which is out of date. */
  refreshPrice: () => void;
  /** Removes the applied vouchers, whose balance may have changed. */
  dropVouchers: () => void;
  offerNearest: (answer: RefusedAnswer) => boolean;
  /** Shows why the call was refused and returns to choosing one. */
  askCall: (message: string) => void;
}

/** Refusals because a product has sold out meanwhile. */
const NO_GOODS = ['stock-short', 'no-product'];

/** Shows why nothing was booked, and refetches data that is out of date. */
function refuse(answer: BookingAnswer, options: ConfirmOptions) {
  const { slots, dropVouchers, refreshGoods, refreshPrice, offerNearest, askCall } = options;
  void reportFailure({ api: 'create_booking', response: answer });
  if (answer.refused?.code === 'payment') {
    slots.refreshPayment();
    dropVouchers();
  }
  if (answer.refused?.code === 'total-differs') refreshPrice();
  if (NO_GOODS.includes(answer.refused?.code ?? '')) refreshGoods();
  if (offerNearest(answer)) return notify.info(answer.message);
  if (answer.refused?.code.startsWith('call-')) return askCall(answer.message);
  notify.error(answer.message);
}

/** Books, shows the outcome, and navigates to the next page. */
export function useConfirm(options: ConfirmOptions) {
  const { shop, priced, placed, call, lacksCall, payment, slots, askCall } = options;
  const booking = useCreateBooking();
  const { declined, decline, forgetDecline } = useDeclined(placed);
  const leaveFor = useBooked(options);

  function finish(answer: BookingAnswer) {
    const target = answer.payment_url ? slots.destinationOf(answer.payment_url) : null;
    // A payment that failed has booked nothing: the cart and its times stay for another try.
    if (answer.payment_status === 0 && !target) return decline(answer, payment);
    slots.rememberPayment(payment);
    leaveFor(answer, target);
  }

  async function start() {
    // The guest logged out in another tab.
    if (!read(keys.guestToken)) return thisWindow.reload();
    if (lacksCall) return askCall(CONSULTATION_MESSAGES.confirmStep);
    if (!priced.quote) return;
    // Not awaited when there is nothing to store: browsers open a wallet only during the click itself.
    const saved = slots.saveGuest();
    if (saved !== true && !(await saved)) return;
    try {
      const { method } = payment;
      const left = leftToPay(priced.quote, payment);
      const askWallet =
        left > 0 && method !== null && method !== 'stripe' ? () => slots.walletToken(method, left) : null;
      const words = {
        note: readNote(shop.id, Date.now()),
        forms: slots.formAnswers(),
        goods: priced.goods ?? [],
        eachPays: options.eachPays,
      };
      const wish = { businessId: shop.id, lines: priced.lines, placed, quote: priced.quote, call, payment, ...words };
      const answer = await booking.book(wish, askWallet);
      if (answer === null) return;
      if (answer.status === 1) finish(answer);
      else refuse(answer, options);
    } catch (error) {
      showFailure(error, { api: 'create_booking', otherwise: SERVER_ERROR });
    }
  }

  /** The hold has expired or was released: the next attempt is a new booking. */
  function startAgain() {
    booking.startAgain();
    forgetDecline();
  }

  return { start: () => void start(), pending: booking.isPending, declined, startAgain };
}

export type Confirm = ReturnType<typeof useConfirm>;
