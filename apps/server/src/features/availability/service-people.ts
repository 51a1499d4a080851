import { type Appointment, firstFree, type TimeSearch } from '@thyme/domain/availability';
import type { Minor } from '@thyme/domain/money';
import { addDays, dateAt, type WallSeconds, wallOf } from '@thyme/domain/time';
import { invalidInput } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { askedOf } from './asked-person.ts';
import { boundsAfterCall, callNeedOf } from './call-need.ts';
import { listPeople } from './people-store.ts';
import { readBusy, readStall, type Stall } from './read-shop.ts';
import { notFound } from './seek.ts';
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

interface Asked {
  businessId: number;
  pricingIds: readonly number[];
  viewer: number | null;
}

type First = (appointment: Appointment) => WallSeconds | null;

/** Searches the first free time of an appointment, after a call if the viewer needs one first. */
async function searchFirst(services: Services, stall: Stall, viewer: number | null): Promise<First> {
  const { shop } = stall;
  const now = services.clock.now();
  const today = dateAt(shop.zone, now);
  const [busy, within] = await Promise.all([
    readBusy(services, shop, { from: today, to: addDays(today, LOOK_AHEAD_DAYS), viewer }),
    boundsAfterCall(services, shop, callNeedOf(stall, now), viewer),
  ]);
  return (appointment) => {
    const query: TimeSearch = { shop: shop.calendar, busy, appointment, now, within };
    const [at] = firstFree(query, 1, { from: today, days: LOOK_AHEAD_DAYS });
    return at === undefined ? null : wallOf(shop.zone, at);
  };
}

async function readAsked(services: Services, { businessId, pricingIds, viewer }: Asked): Promise<Stall> {
  const stall = await readStall(services.db, businessId, pricingIds, { viewer, now: services.clock.now() });
  if (!stall) throw notFound('This shop was not found.');
  return stall;
}

/** The people who offer each of these services, in one read of the shop's calendar. Classes have none: their dates do not depend on a person. */
export async function readServicePeople(services: Services, asked: Asked): Promise<ServicePeople[]> {
  const [stall, people] = await Promise.all([readAsked(services, asked), listPeople(services.db, asked.businessId)]);
  const { shop, offers } = stall;
  const sought = [...new Set(asked.pricingIds)].flatMap((id) => offers.get(id) ?? []).filter(({ group }) => !group);
  if (sought.length === 0) return [];
  const first = await searchFirst(services, stall, asked.viewer);
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

/** A person for each of several services; null for anyone. */
export type PeopleChoice = readonly (number | null | undefined)[];

/** The first time for all of these services one after the other, with each choice of people, in one read of the shop's calendar. */
export async function readFirstFreeWith(
  services: Services,
  { choices, ...asked }: Asked & { choices: readonly PeopleChoice[] },
): Promise<(WallSeconds | null)[]> {
  const stall = await readAsked(services, asked);
  const sought = asked.pricingIds.map((id) => {
    const offer = stall.offers.get(id);
    if (!offer || offer.group) throw notFound('This service is not offered here.');
    return offer;
  });
  if (sought.length === 0 || choices.some(({ length }) => length !== sought.length))
    throw invalidInput({ choices: ['Please send one person, or null, for each service.'] });
  const appointments = choices.map((choice) =>
    sought.map((offer, index) => askedOf(offer, stall.shop, choice[index] ?? null, 'choices')),
  );
  return appointments.map(await searchFirst(services, stall, asked.viewer));
}

function termsOf(offer: Offer, { id, name }: { id: number; name: string }, first: First): PersonOffer {
  const own = atChair(offer, id);
  const { price, specialPrice, minutes } = own;
  return { personId: id, name, price, specialPrice, minutes, firstFree: first([own]) };
}
