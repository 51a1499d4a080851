import { isCallBefore } from '@thyme/domain/bookings';
import { dateAt } from '@thyme/domain/time';
import { useNow } from '@thyme/site/use-now.ts';
import { useState } from 'react';
import { keys, read } from '../../../lib/session/storage.ts';
import { type PricedCart, withPaidCall } from '../cart/priced-cart.ts';
import type { Cart } from '../cart/use-cart.ts';
import { type Moment, type Part, partsOf, placeServices, withMoment } from './choice/choice.ts';
import { type BookingShop, type BookingSlots, type ChosenPayment, noPayment } from './choice/slots.ts';
import { useChoice } from './choice/use-choice.ts';
import { useConfirm } from './request/use-confirm.ts';
import { useServerPrice } from './request/use-server-price.ts';
import { useBookingSteps } from './use-booking-steps.ts';

export interface BookingOptions {
  shop: BookingShop;
  cart: Cart;
  priced: PricedCart;
  slots: BookingSlots;
}

const partWith = (parts: readonly Part[], pricingId: number | null | undefined): Part | undefined =>
  parts.find((part) =>
    (part.kind === 'visit' ? part.lines : [part.line]).some(({ service }) => service.id === pricingId),
  );

function useHasChanged(value: string): boolean {
  const [first] = useState(value);
  return value !== first;
}

/** Everything that happens between a cart and an appointment. */
export function useBooking({ shop, cart, priced: inCart, slots }: BookingOptions) {
  const now = useNow(Math.floor(Date.now() / 1000));
  const state = useChoice(shop.id, inCart.lines, shop.zone);
  const steps = useBookingSteps(shop, inCart.lines, state);
  const withCall = withPaidCall(inCart, shop.video_vetting ? shop.consultation_price : 0);
  const priced = steps.needsCall ? withCall : inCart;
  const [payment, setPayment] = useState<ChosenPayment>(noPayment);
  const [cameAsGuest] = useState(() => read(keys.guestToken) !== null);
  const { choice, placed, parts } = state;
  const [first] = placed;
  const call = steps.needsCall ? choice.call : null;
  const callTooLate =
    steps.needsCall && first !== undefined && !(call && isCallBefore(call.time, shop.consultation_minutes, first.time));
  const { offerNearest, close } = steps;
  const paying = { payment, slots, dropVouchers: () => setPayment((before) => ({ ...before, vouchers: [] })) };
  const confirm = useConfirm({ shop, cart, priced, placed, call, callTooLate, ...paying, offerNearest, close });
  const cartChanged = useHasChanged(inCart.lines.map(({ stored }) => stored.id).join());
  const price = useServerPrice(shop.id, priced.lines, placed, [inCart.quote, withCall.quote]);

  /** One of the times that are offered for one that went. */
  function take(moment: Moment) {
    const of = partWith(parts, steps.lost?.pricingId) ?? parts[0];
    if (!of) return;
    state.setMoment(of, moment);
    const chosen = withMoment(choice, of, moment);
    void steps.proceed(placeServices(partsOf(priced.lines, chosen.apart), chosen, shop.zone), chosen.call);
  }

  function next() {
    if (steps.step === 'when' && state.open) state.setPart(state.open.key);
    else void steps.proceed();
  }

  /** Who logged in to wait for a day has no time yet, and goes back to the days. */
  function loggedIn() {
    if (steps.past.at(-1) === 'when' && !state.isSettled) steps.go('when');
    else void steps.proceed();
  }

  return {
    now,
    today: dateAt(shop.zone, now),
    cameAsGuest,
    state,
    steps,
    priced,
    first,
    call,
    callTooLate,
    payment,
    setPayment,
    confirm,
    hasNewPrices: price.hasChanged,
    /** The dialog itself never adds or removes anything. */
    cartChanged,
    take,
    next,
    loggedIn,
  };
}

export type BookingState = ReturnType<typeof useBooking>;
