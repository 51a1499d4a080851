import type { PlacedLine, Span } from '@thyme/domain/availability';
import {
  type CartQuote,
  type CartRefusal,
  type GoodsRefusal,
  type GroupRefusal,
  type GuestStatus,
  groupAppointments,
  groupParty,
  type PlannedAppointment,
  type PlanRefusal,
  planGroup,
  planTimes,
} from '@thyme/domain/bookings';
import { ok, type Result } from '@thyme/domain/result';
import { DAY, MINUTE, type WallSeconds } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { boundsAfterCall, nearestSessions, readNearest, spreadOf } from '../../availability/index.ts';
import { readGuestStatus } from '../../guests/index.ts';
import { BLOCKED_GUEST, type BookingRefusal, refusalMessage } from '../booking/refusals.ts';
import { type LoadedCart, loadCart, priceCart } from './cart.ts';
import { priceForGuest } from './guest-price.ts';
import { missingTests, type TestRefusal } from './patch-tests.ts';
import type { CartRequest } from './request.ts';

/** Why a time is not available, and the nearest free ones. */
export interface RefusedTime {
  message: string;
  code: string;
  pricingId: number | null;
  alternatives: WallSeconds[];
  /** The test to book first. */
  test?: TestRefusal | undefined;
}

export function planCart(
  { clock }: Services,
  { shop, busy, wishes, group }: LoadedCart,
): Result<PlannedAppointment[], PlanRefusal | GroupRefusal> {
  const query = { shop: shop.calendar, busy, now: clock.now(), spread: spreadOf(shop) };
  return group ? planGroup(query, wishes, group.arrange) : planTimes(query, wishes);
}

const isAboutTime = (refusal: BookingRefusal): refusal is PlanRefusal => 'indexes' in refusal;

/** The three free times nearest to the refused one; empty if another time would not help. */
async function alternativesTo(services: Services, cart: LoadedCart, refusal: PlanRefusal): Promise<WallSeconds[]> {
  const wish = cart.wishes[refusal.index];
  const offer = cart.offers[refusal.index];
  if (!wish || !offer || refusal.code === 'bad-appointment' || refusal.code === 'bad-occurrences') return [];
  const apart = restOf(cart, refusal.indexes);
  if (offer.group) {
    return offer.group.isCourse
      ? []
      : nearestSessions(services, cart.shop, offer.group, wish.at, { apart, isNew: true });
  }
  if (wish.at === undefined) return [];
  const now = services.clock.now();
  // The search stays within the booking horizon, since nothing is free beyond it.
  const sought = Math.min(Math.max(wish.at, now), now + cart.shop.horizonDays * DAY);
  const within = await boundsAfterCall(services, cart.shop, cart.callNeed, null);
  const { appointment, ...others } = soughtOf(cart, refusal.indexes);
  return readNearest(services, cart.shop, appointment, sought, { apart, within, ...others });
}

/** What other times are searched for: the refused services, or the whole group. */
function soughtOf({ shop, busy, offers, wishes, group }: LoadedCart, indexes: readonly number[]) {
  const party = group && groupParty({ shop: shop.calendar, busy }, wishes, group.arrange);
  const [appointment, ...beside] = party?.ok ? party.value : [indexes.flatMap((index) => offers[index] ?? [])];
  return { appointment: appointment ?? [], beside, together: group?.arrange };
}

/** When the guest is busy with the rest of the cart, including breaks within a service. */
function restOf({ wishes }: LoadedCart, without: readonly number[]): Span[] {
  const others = wishes.filter((_wish, index) => !without.includes(index));
  const starts = others.flatMap(({ offer, at }, index) =>
    offer.group || at === undefined ? [] : [{ index, at, minutes: offer.minutes }],
  );
  const pause = Math.max(0, ...others.map(({ offer }) => offer.bufferMinutes)) * MINUTE;
  const appointments = groupAppointments(starts).map(({ at, endsAt }) => ({ from: at - pause, to: endsAt + pause }));
  const sessions = others.flatMap(({ offer: { group }, at }) =>
    (group?.sessions ?? []).filter(({ start }) => group?.isCourse || start === at),
  );
  return [...appointments, ...sessions.map(({ start, minutes }) => ({ from: start, to: start + minutes * MINUTE }))];
}

export async function explain(
  services: Services,
  cart: LoadedCart | null,
  refusal: BookingRefusal,
): Promise<RefusedTime> {
  const isTime = cart !== null && isAboutTime(refusal);
  const test = refusal.code === 'patch-test-needed' ? refusal : undefined;
  return {
    message: refusalMessage(refusal),
    code: refusal.code,
    pricingId: isTime || test ? (cart?.offers[(test ?? (refusal as PlanRefusal)).index]?.pricingId ?? null) : null,
    alternatives: isTime ? await alternativesTo(services, cart, refusal) : [],
    test,
  };
}

export type TimesAnswer =
  | { status: 1; message: string; refused: null }
  | { status: 0; message: string; refused: RefusedTime };

/** Whether everything in a cart is available at the requested times. */
export async function checkTimes(
  services: Services,
  request: CartRequest,
  userId: number | null,
): Promise<TimesAnswer> {
  const fail = async (cart: LoadedCart | null, refusal: BookingRefusal): Promise<TimesAnswer> => {
    const refused = await explain(services, cart, refusal);
    return { status: 0, message: refused.message, refused };
  };
  if (userId !== null && (await readGuestStatus(services.db, request.businessId, userId)).block) {
    return { status: 0, message: BLOCKED_GUEST, refused: await explain(services, null, { code: 'blocked-guest' }) };
  }
  const cart = await loadCart(services, request, userId);
  if (!cart.ok) return fail(null, cart.refusal);
  if (cart.value.wishes.length === 0) return fail(cart.value, { code: 'empty-cart' });
  const plan = planCart(services, cart.value);
  if (!plan.ok) return fail(cart.value, plan.refusal);
  const [test] = userId === null ? [] : await missingTests(services, cart.value, userId);
  if (test) return fail(cart.value, test);
  return { status: 1, message: 'This time is available.', refused: null };
}

export interface PricedCart {
  cart: LoadedCart;
  quote: CartQuote;
  /** For each available service of a group: its start, duration and chair. */
  planned: (PlacedLine | undefined)[];
  /** Per service: the refusal, null when available, undefined when no time was requested. */
  refused: (RefusedTime | null | undefined)[];
}

/** A cart's price from the server's own data, and which of it is available. */
export async function priceAndCheck(
  services: Services,
  request: CartRequest,
  userId: number | null,
): Promise<Result<PricedCart, BookingRefusal>> {
  const loaded = await loadCart(services, request, userId);
  if (!loaded.ok) return loaded;
  const cart = loaded.value;
  const guestStatus = await statusOf(services, cart, userId);
  const usual: Result<CartQuote, CartRefusal | GoodsRefusal> = priceCart(cart, guestStatus);
  if (!usual.ok) return usual;
  const plan = () => {
    const planned = planCart(services, cart);
    return planned.ok ? planned.value : null;
  };
  const quote = priceForGuest(cart, usual.value, { guestStatus, plan });
  const refused = await checkEach(services, cart);
  for (const test of userId === null ? [] : await missingTests(services, cart, userId))
    refused[test.index] ??= await explain(services, cart, test);
  return ok({ cart, quote, refused, planned: plannedLines(services, cart, refused) });
}

/** Visitors without a login are not treated as new guests: whether a call is required depends on the account. */
async function statusOf({ db }: Services, { shop }: LoadedCart, userId: number | null): Promise<GuestStatus> {
  if (userId === null || !shop.videoVetting || shop.consultationPrice === 0) return 'Known';
  return (await readGuestStatus(db, shop.id, userId)).status;
}

/** Removes refused lines until the rest is available, so that every refused line is reported, not only the first. */
async function checkEach(services: Services, cart: LoadedCart): Promise<PricedCart['refused']> {
  const refused: PricedCart['refused'] = cart.wishes.map(({ offer, at }) =>
    at === undefined && !offer.group?.isCourse ? undefined : null,
  );
  if (cart.group) return refused.includes(undefined) ? refused : checkGroup(services, cart, refused);
  for (;;) {
    const left = refused.flatMap((state, index) => (state === null ? [index] : []));
    const wishes = left.flatMap((index) => cart.wishes[index] ?? []);
    const plan = planCart(services, { ...cart, wishes });
    if (plan.ok || !('indexes' in plan.refusal)) return refused;
    const indexes = plan.refusal.indexes.map((position) => left[position] as number);
    const why = await explain(services, cart, { ...plan.refusal, index: indexes[0] as number, indexes });
    for (const index of indexes) refused[index] = { ...why, pricingId: cart.offers[index]?.pricingId ?? null };
  }
}

/** A group is available as a whole or not at all. */
async function checkGroup(
  services: Services,
  cart: LoadedCart,
  refused: PricedCart['refused'],
): Promise<PricedCart['refused']> {
  const plan = planCart(services, cart);
  if (plan.ok) return refused;
  const why = await explain(services, cart, plan.refusal);
  return cart.offers.map(({ pricingId }) => ({ ...why, pricingId }));
}

function plannedLines(services: Services, cart: LoadedCart, refused: PricedCart['refused']): PricedCart['planned'] {
  if (!cart.group || refused.some((state) => state !== null)) return [];
  const plan = planCart(services, cart);
  const placed = new Map(
    plan.ok ? plan.value.flatMap(({ wishes, placed: lines }) => wishes.map((wish, at) => [wish, lines[at]])) : [],
  );
  return cart.wishes.map((_, index) => placed.get(index));
}
