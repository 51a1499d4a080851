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
  /** Announces a change of the cart by the dialog itself. */
  expectCart: (entries: readonly Entry[]) => void;
}

export const partWith = (parts: readonly Part[], pricingId: number | null | undefined): Part | undefined =>
  parts.find((part) =>
    (part.kind === 'visit' ? part.lines : [part.line]).some(({ service }) => service.id === pricingId),
  );

/** The transitions between steps of the dialog. */
export function waysOn({ shop, lines, state, steps, consultation, cart, expectCart }: Present) {
  const { parts } = state;
  const goOn = (chosen: Choice) =>
    void steps.proceed(placeServices(partsOf(lines, chosen.apart), chosen, shop.zone), chosen.call);

  return {
    /** Takes one of the times offered in place of a taken one. */
    take(moment: Moment) {
      const of = partWith(parts, steps.lost?.pricingId) ?? parts[0];
      if (of) goOn(state.setMoment(of, moment));
    },
    /** Takes a later appointment with its call. */
    takePair({ appointment, call }: { appointment: Moment; call: Moment | null }) {
      if (consultation.part) goOn(state.setBoth(consultation.part, appointment, call));
    },
    /** Returns to choosing a call, because the chosen one was refused. */
    askCall(message: string) {
      notify.error(message);
      state.setCall(null);
      consultation.refresh();
      steps.go(consultation.step);
    },
    /** Adds the patch test that a service needs to the booking, at its own time. */
    addTest(pricingId: number) {
      const test: StoredItem = { __typename: 'ServicePricing', id: pricingId, qty: 1, date: null, time: null };
      cart.add(test);
      const others = lines.map(({ stored }) => stored).filter((stored) => !isSame(stored, test));
      expectCart([...others, test]);
      state.setApart(true);
      state.setPart(`at-${pricingId}`);
      steps.go('when');
    },
    /** Changes the group. The chosen time may not be free for it, so it has to be chosen again. */
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
    /** After a login; a guest who logged in for the waiting list has no time yet and returns to the days. */
    loggedIn() {
      if (steps.past.at(-1) === 'when' && !state.isSettled) steps.go('when');
      else void steps.proceed();
    },
  };
}
