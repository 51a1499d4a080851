import { notify } from '@thyme/site/notify.ts';
import type { CartLine } from '../cart/priced-cart.ts';
import { type Entry, isSame, readCart, type Stored, type StoredItem } from '../cart/stored-cart.ts';
import type { Cart } from '../cart/use-cart.ts';
import { type Choice, type Moment, type Part, partsOf, placeServices } from './choice/choice.ts';
import type { BookingShop } from './choice/slots.ts';
import type { ChoiceState } from './choice/use-choice.ts';
import type { ConsultationState } from './request/use-consultation.ts';
import type { BookingSteps } from './use-booking-steps.ts';

interface Present {
  shop: BookingShop;
  lines: readonly CartLine[];
  state: ChoiceState;
  steps: BookingSteps;
  consultation: ConsultationState;
  cart: Cart;
  /** The cart is about to change, by the dialog itself. */
  expectCart: (entries: readonly Entry[]) => void;
}

export const partWith = (parts: readonly Part[], pricingId: number | null | undefined): Part | undefined =>
  parts.find((part) =>
    (part.kind === 'visit' ? part.lines : [part.line]).some(({ service }) => service.id === pricingId),
  );

/** What leads from one step of the dialog to another. */
export function waysOn({ shop, lines, state, steps, consultation, cart, expectCart }: Present) {
  const { parts } = state;
  const goOn = (chosen: Choice) =>
    void steps.proceed(placeServices(partsOf(lines, chosen.apart), chosen, shop.zone), chosen.call);

  return {
    /** One of the times that are offered for one that went. */
    take(moment: Moment) {
      const of = partWith(parts, steps.lost?.pricingId) ?? parts[0];
      if (of) goOn(state.setMoment(of, moment));
    },
    /** An appointment with its call, for one that leaves no room for a call. */
    takePair({ appointment, call }: { appointment: Moment; call: Moment | null }) {
      if (consultation.part) goOn(state.setBoth(consultation.part, appointment, call));
    },
    /** A call that cannot be had is chosen again. */
    askCall(message: string) {
      notify.error(message);
      state.setCall(null);
      consultation.refresh();
      steps.go(consultation.step);
    },
    /** The test that a service needs joins the booking, at a time of its own. */
    addTest(pricingId: number) {
      const test: StoredItem = { __typename: 'ServicePricing', id: pricingId, qty: 1, date: null, time: null };
      cart.add(test);
      const others = lines.map(({ stored }) => stored).filter((stored) => !isSame(stored, test));
      expectCart([...others, test]);
      state.setApart(true);
      state.setPart(`at-${pricingId}`);
      steps.go('when');
    },
    /** Who comes, and for what. A time that was chosen for others may not be free for them, so it is chosen again. */
    changeGroup(to: (items: Stored) => Stored) {
      const visit = parts.find((part) => part.kind === 'visit');
      if (visit && !visit.apart && state.choice.visit) state.setMoment(visit, null);
      cart.change(to);
      expectCart(readCart(shop.id));
    },
    next() {
      if (steps.step === 'when' && state.open) state.setPart(state.open.key);
      else void steps.proceed();
    },
    /** Who logged in to wait for a day has no time yet, and goes back to the days. */
    loggedIn() {
      if (steps.past.at(-1) === 'when' && !state.isSettled) steps.go('when');
      else void steps.proceed();
    },
  };
}
