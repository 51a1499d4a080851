import {
  acceptRulesOf,
  answerTo,
  type Booked,
  type CartQuote,
  type CartRefusal,
  type GoodsRefusal,
  type GuestStatus,
  type PlannedAppointment,
  servicesNow,
} from '@thyme/domain/bookings';
import type { Minor } from '@thyme/domain/money';
import type { Result } from '@thyme/domain/result';
import { type CartWish, isCallNeeded, type LoadedCart, priceCart } from './cart.ts';

/** Longer than any rule: several dates of a class or course. */
const SEVERAL_DATES = 24 * 60;

function minutesOfWish({ offer, occurrences = 1 }: CartWish): number {
  const dates = offer.group?.isCourse ? offer.group.sessions.length : occurrences;
  return offer.group && dates > 1 ? SEVERAL_DATES : offer.minutes;
}

/** The longest appointment. Before times are chosen, or when they are not free, services are taken to follow each other. */
function minutesOf({ wishes }: LoadedCart, appointments: readonly PlannedAppointment[] | null): number {
  if (appointments) return Math.max(0, ...appointments.map(({ startsAt, endsAt }) => (endsAt - startsAt) / 60));
  const ofGuests = new Map<number, number>();
  const classes: number[] = [];
  for (const wish of wishes) {
    if (wish.offer.group) classes.push(minutesOfWish(wish));
    else ofGuests.set(wish.guest, (ofGuests.get(wish.guest) ?? 0) + minutesOfWish(wish));
  }
  return Math.max(0, ...classes, ...ofGuests.values());
}

export interface Wanted {
  /** Null while no times are chosen, or they are not free. */
  appointments: readonly PlannedAppointment[] | null;
  /** A video call comes first. */
  hasCall: boolean;
  /** What is due now by the usual terms. */
  payableNow: Minor;
}

/** What the shop's rules go by. Visitors without a login count as new guests. */
export function bookedOf(cart: LoadedCart, { appointments, hasCall, payableNow }: Wanted): Booked {
  return {
    isKnown: cart.guestStatus.status === 'Known',
    hasMissed: cart.hasMissed,
    hasCall,
    // Nothing is booked without paying it, so what is due counts as paid.
    hasPaid: payableNow > 0,
    minutes: minutesOf(cart, appointments),
  };
}

/**
 * The price for this guest: the whole of it is due now where the first rule that matches asks for that. The quote and the
 * booking both decide it here. The desk is never asked, and without a price there is nothing to ask for.
 */
export function priceForGuest(
  cart: LoadedCart,
  usual: CartQuote,
  { guestStatus, plan }: { guestStatus: GuestStatus; plan: () => Wanted['appointments'] },
): CartQuote {
  const rules = acceptRulesOf(cart.shop);
  if (cart.isAtDesk || !rules.some(({ inFull }) => inFull)) return usual;
  const hasCall = isCallNeeded(cart, cart.guestStatus.status);
  const booked = bookedOf(cart, { appointments: plan(), hasCall, payableNow: usual.payableNow });
  if (answerTo(rules, booked) !== 'in-full') return usual;
  const whole: Result<CartQuote, CartRefusal | GoodsRefusal> = priceCart(cart, guestStatus, { inFull: true });
  return whole.ok && servicesNow(whole.value) > 0 ? whole.value : usual;
}
