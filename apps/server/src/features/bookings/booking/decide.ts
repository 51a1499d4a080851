import type { PlacedLine } from '@thyme/domain/availability';
import {
  checkCallTime,
  checkSentTotals,
  needsConsultation,
  type PlannedAppointment,
  planCall,
} from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { type Instant, MINUTE } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { type AtDesk, whyShut } from '../../availability/index.ts';
import { type GuestStatusRecord, readGuestStatus } from '../../guests/index.ts';
import { type LoadedCart, loadCart, priceCart } from '../cart/cart.ts';
import { planCart } from '../cart/check.ts';
import type { BookingRequest } from '../cart/request.ts';
import type { Booking } from './booking-rows.ts';
import type { BookingRefusal } from './refusals.ts';

/** How long a time is kept while its guest pays. */
export const HOLD_SECONDS = 10 * MINUTE;

/** What was decided, or why nothing was, with the cart where there is one to look for other times in. */
export type Decision = { booking: Booking } | { refusal: BookingRefusal; cart: LoadedCart | null };

/** A chair, or seats of a class, that are already kept for this guest: their time need not be looked for. */
export type Kept = { chairId: number } | { scheduleIds: readonly number[] };

export interface Circumstances {
  kept?: Kept | null;
  /** Set where the shop books for the guest. */
  desk?: AtDesk | null;
}

/** Looks at everything that may stand against a booking, in the order in which a guest would want to hear it. */
export async function decide(
  services: Services,
  userId: number,
  request: BookingRequest,
  { kept = null, desk = null }: Circumstances = {},
): Promise<Decision> {
  const loaded = await loadCart(services, request, userId, desk);
  const standing = loaded.ok
    ? loaded.value.guestStatus
    : await readGuestStatus(services.db, request.businessId, userId);
  if (standing.block) return { refusal: { code: 'blocked-guest' }, cart: null };
  if (!loaded.ok) return { refusal: loaded.refusal, cart: null };
  const cart = loaded.value;
  const quote = priceCart(cart, standing.status);
  if (!quote.ok) return { refusal: quote.refusal, cart };
  const visits = kept ? placeKept(cart, kept) : planCart(services, cart);
  if (!visits.ok) return { refusal: visits.refusal, cart };
  const call = planConsultation(services, cart, standing, visits.value);
  if (!call.ok) return { refusal: call.refusal, cart };
  const totals = checkSentTotals(quote.value, request);
  if (!totals.ok) return { refusal: totals.refusal, cart };
  const now = services.clock.now();
  return {
    booking: {
      cart,
      quote: quote.value,
      visits: visits.value,
      call: call.value,
      userId,
      note: request.note,
      source: desk ? 'desk' : kept ? 'waiting-list' : 'web',
      now,
      holdUntil: quote.value.payableNow > 0 ? now + HOLD_SECONDS : null,
    },
  };
}

function placeKept(cart: LoadedCart, kept: Kept): Result<PlannedAppointment[], BookingRefusal> {
  const visits = visitsOf(cart, kept);
  if (!visits.ok) return visits;
  for (const { startsAt, endsAt, sessions } of visits.value) {
    const chairId = 'chairId' in kept ? kept.chairId : null;
    const code = whyShut(cart.shop, { startsAt, endsAt, isClass: sessions.length > 0, chairId });
    if (code) return refuse(code, { index: 0, indexes: [0] });
  }
  return visits;
}

function visitsOf({ wishes }: LoadedCart, kept: Kept): Result<PlannedAppointment[], BookingRefusal> {
  const [wish] = wishes;
  if (wish?.at === undefined) return refuse('empty-cart');
  if ('scheduleIds' in kept) {
    const listed = wish.offer.group?.sessions.filter(({ id }) => kept.scheduleIds.includes(id)) ?? [];
    const sessions = listed.toSorted((a, b) => a.start - b.start);
    const last = sessions.at(-1);
    if (!last || sessions.length < kept.scheduleIds.length) return refuse('empty-cart');
    return ok([{ startsAt: wish.at, endsAt: last.start + last.minutes * 60, wishes: [0], placed: [], sessions }]);
  }
  const { chairId } = kept;
  const from: Instant = wish.at;
  const to = from + wish.offer.minutes * 60;
  const placed = [{ chair: chairId, from, to, busyUntil: to + wish.offer.bufferMinutes * 60 }];
  return ok([{ startsAt: from, endsAt: to, wishes: [0], placed, sessions: [] }]);
}

/** A new guest of a shop that vets calls first; anybody else needs no call, and none is made. */
function planConsultation(
  { clock }: Services,
  { shop, busy, items, callAt }: LoadedCart,
  { status }: GuestStatusRecord,
  visits: readonly PlannedAppointment[],
): Result<PlacedLine | null, BookingRefusal> {
  const [first] = visits;
  if (!first || !needsConsultation({ guestStatus: status, videoVetting: shop.videoVetting, items })) return ok(null);
  const now = clock.now();
  const minutes = shop.consultationMinutes;
  const call = checkCallTime({ at: callAt, minutes }, first.startsAt, now);
  if (!call.ok) return call;
  const placed = planCall({ shop: shop.calendar, busy, now }, call.value, minutes, visits);
  return placed.ok ? placed : refuse('call-taken');
}
