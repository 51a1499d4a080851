import { type Appointment, firstFree, type TimeSearch } from '@thyme/domain/availability';
import type { Minor } from '@thyme/domain/money';
import { addDays, dateAt, type WallSeconds, wallOf } from '@thyme/domain/time';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { listPeople } from './people-store.ts';
import { readBusy, readStall } from './read-shop.ts';
import { atChair, chairsOf, type Offer } from './shop.ts';

/** One person's terms for a service. */
export interface PersonOffer {
  personId: number;
  name: string;
  price: Minor;
  specialPrice: Minor;
  minutes: number;
  /** Within the next two months; null if there is none. */
  firstFree: WallSeconds | null;
}

/** The people who offer a service, and whether guests may choose. */
export interface ServicePeople {
  pricingId: number;
  mayChoose: boolean;
  /** With anyone. */
  firstFree: WallSeconds | null;
  people: PersonOffer[];
}

const LOOK_AHEAD_DAYS = 62;

/** The people who offer each of these services, in one read of the shop's calendar. Classes have none: their dates do not depend on a person. */
export async function readServicePeople(
  services: Services,
  { businessId, pricingIds, viewer }: { businessId: number; pricingIds: readonly number[]; viewer: number | null },
): Promise<ServicePeople[]> {
  const now = services.clock.now();
  const [stall, people] = await Promise.all([
    readStall(services.db, businessId, pricingIds, { viewer, now }),
    listPeople(services.db, businessId),
  ]);
  if (!stall) throw new PublicError('This shop was not found.', 'NOT_FOUND');
  const { shop, offers } = stall;
  const sought = [...new Set(pricingIds)].flatMap((id) => offers.get(id) ?? []).filter(({ group }) => !group);
  if (sought.length === 0) return [];
  const today = dateAt(shop.zone, now);
  const busy = await readBusy(services, shop, { from: today, to: addDays(today, LOOK_AHEAD_DAYS), viewer });
  const first = (appointment: Appointment): WallSeconds | null => {
    const query: TimeSearch = { shop: shop.calendar, busy, appointment, now };
    const [at] = firstFree(query, 1, { from: today, days: LOOK_AHEAD_DAYS });
    return at === undefined ? null : wallOf(shop.zone, at);
  };
  return sought.map((offer) => {
    const by = chairsOf(offer, shop);
    return {
      pricingId: offer.pricingId,
      mayChoose: offer.personChoice && by.length > 1,
      firstFree: first([offer]),
      people: people.flatMap(({ id, name }) => (by.includes(id) ? [termsOf(offer, { id, name }, first)] : [])),
    };
  });
}

function termsOf(
  offer: Offer,
  { id, name }: { id: number; name: string },
  first: (appointment: Appointment) => WallSeconds | null,
): PersonOffer {
  const own = atChair(offer, id);
  const { price, specialPrice, minutes } = own;
  return { personId: id, name, price, specialPrice, minutes, firstFree: first([own]) };
}
