import {
  type AppointmentLine,
  type BusyCalendar,
  forceLine,
  type PlacedLine,
  stepsFor,
} from '@thyme/domain/availability';
import {
  type CartQuote,
  checkCallTime,
  checkSentTotals,
  type PlannedAppointment,
  planCall,
} from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { type Instant, MINUTE } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { type AtDesk, type TakenTime, whyShut } from '../../availability/index.ts';
import { type GuestStatusRecord, readGuestStatus } from '../../guests/index.ts';
import { planSalePayment } from '../../payments/index.ts';
import { isCallNeeded, type LoadedCart, loadCart, paysParts, priceCart } from '../cart/cart.ts';
import { planCart } from '../cart/check.ts';
import { priceForGuest } from '../cart/guest-price.ts';
import { missingTests } from '../cart/patch-tests.ts';
import type { BookingRequest } from '../cart/request.ts';
import type { Booking } from './booking-rows.ts';
import type { BookingRefusal } from './refusals.ts';

/** How long a time is held while its guest pays. */
export const HOLD_SECONDS = 10 * MINUTE;

/** The decision, or the refusal with the cart if other times can be searched for. */
export type Decision = { booking: Booking } | { refusal: BookingRefusal; cart: LoadedCart | null };

/** A chair, or seats of a class, already held for this guest, or lines that the desk has placed: no other time is searched for. */
export type HeldPlace =
  | { chairId: number; times?: readonly TakenTime[] }
  | { scheduleIds: readonly number[] }
  | { placed: readonly PlacedLine[] };

/** The place that a member chose regardless of warnings. */
export interface ChosenPlace {
  appointments: PlannedAppointment[];
}

export interface Circumstances {
  place?: HeldPlace | ChosenPlace | null;
  /** Set if the shop books for the guest. */
  desk?: AtDesk | null;
}

/** Checks everything that a booking needs, in the order in which a guest would fix it. */
export async function decide(
  services: Services,
  userId: number,
  request: BookingRequest,
  { place = null, desk = null }: Circumstances = {},
): Promise<Decision> {
  const loaded = await loadCart(services, request, userId, desk);
  const guestStatus = loaded.ok
    ? loaded.value.guestStatus
    : await readGuestStatus(services.db, request.businessId, userId);
  if (guestStatus.block) return { refusal: { code: 'blocked-guest' }, cart: null };
  if (!loaded.ok) return { refusal: loaded.refusal, cart: null };
  const cart = loaded.value;
  const usual = priceCart(cart, guestStatus.status);
  if (!usual.ok) return { refusal: usual.refusal, cart };
  const appointments = place ? placeHeld(cart, place) : planCart(services, cart);
  if (!appointments.ok) return { refusal: appointments.refusal, cart };
  const [test] = desk ? [] : await missingTests(services, cart, userId);
  if (test) return { refusal: test, cart };
  const call = planConsultation(services, cart, guestStatus, appointments.value);
  if (!call.ok) return { refusal: call.refusal, cart };
  const quote = priceForGuest(cart, usual.value, {
    guestStatus: guestStatus.status,
    plan: () => appointments.value,
  });
  const totals = checkSentTotals(quote, request);
  if (!totals.ok) return { refusal: totals.refusal, cart };
  const payment = await planPayment(services, userId, request, {
    cart,
    quote,
    appointments: appointments.value,
  });
  if (!payment.ok) return { refusal: { code: 'payment', refusal: payment.refusal }, cart };
  return {
    booking: {
      cart,
      quote,
      appointments: appointments.value,
      call: call.value,
      payment: payment.value,
      userId,
      note: request.note,
      noteToGuest: request.noteToGuest ?? '',
      source: desk ? 'desk' : place ? 'waiting-list' : 'web',
      now: services.clock.now(),
    },
  };
}

/** What vouchers pay, and the order for the rest of the amount due now: the times are held until it expires. */
function planPayment(
  services: Services,
  userId: number,
  { redeem, method, methodAmount, savedCardId }: BookingRequest,
  { cart, quote, appointments }: { cart: LoadedCart; quote: CartQuote; appointments: readonly PlannedAppointment[] },
) {
  const placeOf = (index: number) => appointments.findIndex(({ wishes }) => wishes.includes(index));
  const isPaidHere = (index: number) => !paysParts(cart) || cart.wishes[index]?.guest === 0;
  return planSalePayment(services, {
    businessId: cart.shop.id,
    userId,
    currency: cart.shop.currency,
    payable: quote.payableNow,
    lines: cart.offers.flatMap(({ serviceId }, index) => {
      if (!isPaidHere(index)) return [];
      const line = quote.lines[index];
      const appointment = placeOf(index);
      const sessions = Math.max(1, appointments[appointment]?.sessions.length ?? 1);
      return [{ serviceId, amount: line?.total ?? 0, dueNow: line?.payableNow ?? 0, sessions, appointment }];
    }),
    vouchers: redeem,
    method,
    sentAmount: methodAmount,
    savedCardId,
    expiresAt: services.clock.now() + HOLD_SECONDS,
  });
}

function placeHeld(cart: LoadedCart, place: HeldPlace | ChosenPlace): Result<PlannedAppointment[], BookingRefusal> {
  if ('appointments' in place) return ok(place.appointments);
  if ('placed' in place) return placeLines(cart, place.placed);
  const appointments = appointmentsOf(cart, place);
  if (!appointments.ok) return appointments;
  for (const { startsAt, endsAt, sessions } of appointments.value) {
    const chairId = 'chairId' in place ? place.chairId : null;
    const code = whyShut(cart.shop, { startsAt, endsAt, isClass: sessions.length > 0, chairId });
    if (code) return refuse(code, { index: 0, indexes: [0] });
  }
  return appointments;
}

/** One appointment of consecutive services; their chairs are checked again when stored. */
function placeLines(
  { wishes, busy }: LoadedCart,
  placed: readonly PlacedLine[],
): Result<PlannedAppointment[], BookingRefusal> {
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last || placed.length !== wishes.length) return refuse('empty-cart');
  const lines: PlacedLine[] = [];
  for (const [index, line] of placed.entries()) {
    const kept = withRooms(busy, line, wishes[index]?.offer);
    if (!kept) return refuse('taken', { index, indexes: [index] });
    lines.push(kept);
  }
  const all = wishes.map((_, index) => index);
  return ok([{ startsAt: first.from, endsAt: last.to, wishes: all, placed: lines, sessions: [] }]);
}

/** A line with a decided chair, and the rooms that its service needs; undefined if one is not free. */
function withRooms(busy: BusyCalendar, line: PlacedLine, offer: AppointmentLine | undefined): PlacedLine | undefined {
  const needs = offer?.resources ?? [];
  if (!offer || line.busy.length > 1 || (needs.length === 0 && !offer.steps && !offer.beforeMinutes)) return line;
  if (needs.some(({ units }) => units.length === 0)) return undefined;
  const minutes = (line.to - line.from) / 60;
  const bufferMinutes = (Math.max(line.busyUntil, ...line.busy.map(({ to }) => to)) - line.to) / 60;
  const steps = offer.steps && stepsFor(offer.steps, minutes);
  const kept = forceLine(busy, { ...offer, minutes, bufferMinutes, steps }, { chair: line.chair, at: line.from });
  const units = kept.units.flat();
  if (units.some(({ isTaken }) => isTaken)) return undefined;
  return { ...line, busy: [...kept.chair, ...units].map(({ chair, from, to }) => ({ chair, from, to })) };
}

function appointmentsOf(
  { wishes, busy: calendar }: LoadedCart,
  place: Exclude<HeldPlace, { placed: unknown }>,
): Result<PlannedAppointment[], BookingRefusal> {
  const [wish] = wishes;
  if (wish?.at === undefined) return refuse('empty-cart');
  if ('scheduleIds' in place) {
    const listed = wish.offer.group?.sessions.filter(({ id }) => place.scheduleIds.includes(id)) ?? [];
    const sessions = listed.toSorted((a, b) => a.start - b.start);
    const last = sessions.at(-1);
    if (!last || sessions.length < place.scheduleIds.length) return refuse('empty-cart');
    return ok([{ startsAt: wish.at, endsAt: last.start + last.minutes * 60, wishes: [0], placed: [], sessions }]);
  }
  const { chairId } = place;
  const from: Instant = wish.at;
  const to = from + wish.offer.minutes * 60;
  const busyUntil = to + wish.offer.bufferMinutes * 60;
  const { times = [] } = place;
  // Rooms are held with the person. A hold without them, of an offer made before its service needed one, takes free ones.
  const busy =
    times.length > 1
      ? times.map(({ chairId: chair, startsAt, endsAt }) => ({ chair, from: startsAt, to: endsAt }))
      : [{ chair: chairId, from, to: busyUntil }];
  const line = withRooms(calendar, { chair: chairId, from, to, busyUntil, busy }, wish.offer);
  if (!line) return refuse('taken', { index: 0, indexes: [0] });
  const placed = [line];
  return ok([{ startsAt: from, endsAt: to, wishes: [0], placed, sessions: [] }]);
}

/** A new guest of a shop that vets guests has a call before the first service; other guests have none. */
function planConsultation(
  { clock }: Services,
  cart: LoadedCart,
  { status }: GuestStatusRecord,
  appointments: readonly PlannedAppointment[],
): Result<PlacedLine | null, BookingRefusal> {
  const { shop, busy, callAt } = cart;
  const first = appointments.find(({ sessions }) => sessions.length === 0);
  if (!first || !isCallNeeded(cart, status)) return ok(null);
  const now = clock.now();
  const minutes = shop.consultationMinutes;
  // In a group that finishes together another guest may start first.
  const earliest = Math.min(
    ...appointments.flatMap(({ sessions, startsAt }) => (sessions.length > 0 ? [] : [startsAt])),
  );
  const call = checkCallTime({ at: callAt, minutes }, earliest, now);
  if (!call.ok) return call;
  const placed = planCall({ shop: shop.calendar, busy, now }, call.value, minutes, appointments);
  return placed.ok ? placed : refuse('call-taken');
}
