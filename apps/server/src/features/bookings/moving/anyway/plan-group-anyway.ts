import { partyStarts } from '@thyme/domain/availability';
import { type Clash, guestsOf, MOST_GUESTS } from '@thyme/domain/bookings';
import { sumOf } from '@thyme/domain/money';
import type { Instant } from '@thyme/domain/time';
import type { Services } from '../../../../platform/services.ts';
import type { Offer } from '../../../availability/index.ts';
import type { LoadedCart } from '../../cart/cart.ts';
import { addClash, markShared, rowsBeside } from '../beside.ts';
import { type CheckedPlace, checkPlaces } from '../clashes.ts';
import type { TakenRow } from '../taken-store.ts';
import { type AnywayPlan, type PlannedGuest, placesFrom } from './anyway-plan.ts';

interface Wanted {
  startsAt: Instant;
  /** In minutes, one per service of the cart. */
  lengths: readonly number[];
  /** The candidate chairs of a guest without a chosen person. */
  chairs: readonly number[];
}

interface Guest {
  guest: number;
  wishes: number[];
  offers: Offer[];
  startsAt: Instant;
}

/** Puts each guest at the chair with the fewest clashes; guests with the fewest candidates come first. */
export async function planGroupAnyway(
  services: Services,
  cart: LoadedCart,
  { startsAt, lengths, chairs }: Wanted,
): Promise<AnywayPlan | null> {
  const guests = guestsIn(cart, startsAt, lengths);
  if (!guests) return null;
  const choices = ({ offers }: Guest) =>
    Math.min(
      ...offers.map(({ personId, chairs: able }) => (personId === null ? (able ?? cart.shop.chairs).length : 0)),
    );
  const beside: TakenRow[] = [];
  const clashes = new Map<string, Clash>();
  const planned: PlannedGuest[] = [];
  for (const one of guests.toSorted((a, b) => choices(a) - choices(b) || a.guest - b.guest)) {
    const best = await bestPlaces(services, cart, one, { lengths, chairs, beside });
    if (!best) return null;
    planned.push({ guest: one.guest, wishes: one.wishes, places: best.places });
    beside.push(...rowsBeside(best.places, one.guest, nameOf(cart, one.guest)));
    for (const clash of best.clashes) addClash(clashes, clash, one.guest);
  }
  const inOrder = planned.toSorted((a, b) => (a.guest ?? 0) - (b.guest ?? 0));
  const shared = markShared(inOrder.map(({ places }) => places));
  return {
    startsAt,
    guests: inOrder.map((guest, index) => ({ ...guest, places: shared[index] ?? guest.places })),
    clashes: [...clashes.values()],
  };
}

const nameOf = ({ group }: LoadedCart, guest: number): string =>
  guest === 0 ? 'the guest who books' : group?.names[guest - 1] || `guest ${guest + 1}`;

function guestsIn(
  { group, wishes, offers }: LoadedCart,
  startsAt: Instant,
  lengths: readonly number[],
): Guest[] | null {
  const parties = guestsOf(wishes);
  const isRow = parties.every(({ guest }, index) => guest === index);
  if (!group || !isRow || parties.length < 2 || parties.length > MOST_GUESTS) return null;
  const party = parties.map(({ indexes }) => indexes.flatMap((index) => offers[index] ?? []));
  const seconds = parties.map(({ indexes }) => 60 * sumOf(indexes.map((index) => lengths[index] ?? 0)));
  const starts = partyStarts(party, seconds, group.arrange);
  return parties.map(({ guest, indexes }, index) => ({
    guest,
    wishes: indexes,
    offers: party[index] ?? [],
    startsAt: startsAt + (starts[index] ?? 0),
  }));
}

async function bestPlaces(
  services: Services,
  { shop }: LoadedCart,
  { offers, wishes, startsAt }: Guest,
  { lengths, chairs, beside }: { lengths: Wanted['lengths']; chairs: Wanted['chairs']; beside: readonly TakenRow[] },
) {
  const known = new Map(offers.map((offer) => [offer.pricingId, offer]));
  const isAsked = offers.every(({ personId }) => personId !== null);
  let best: { places: CheckedPlace[]; clashes: Clash[] } | null = null;
  for (const chair of isAsked ? chairs.slice(0, 1) : chairs) {
    const lines = offers.map((offer, index) => ({
      offer,
      minutes: lengths[wishes[index] ?? 0] ?? offer.minutes,
      chairId: offer.personId ?? chair,
    }));
    const check = { shop, offers: known, except: [], beside };
    const found = await checkPlaces(services, check, placesFrom(startsAt, lines));
    if (!best || found.clashes.length < best.clashes.length) best = found;
  }
  return best;
}
