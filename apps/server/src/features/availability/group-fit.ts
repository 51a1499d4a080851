import { busyCalendar } from '@thyme/domain/availability';
import { groupMessage, groupMinutes, groupParty } from '@thyme/domain/bookings';
import type { Services } from '../../platform/services.ts';
import { askedOf } from './asked-person.ts';
import { readStall } from './read-shop.ts';
import { notFound, type Wanted } from './seek.ts';
import type { Offer } from './shop.ts';

/** Whether a shop could ever take a group as requested, and the alternatives. */
export interface GroupFit {
  fits: boolean;
  message: string;
  /** How many of the guests, starting with the first. */
  most: number;
  canFollow: boolean;
  partHours: number;
  /** From the first start to the last finish. */
  minutes: number;
}

export async function readGroupFit({ db, clock }: Services, wanted: Wanted): Promise<GroupFit> {
  const { businessId, pricingIds, personIds = [], guests = [], desk = null } = wanted;
  const arrange = typeof wanted.arrange === 'string' ? wanted.arrange : 'start';
  const stall = await readStall(db, businessId, pricingIds, { desk, viewer: null, now: clock.now() });
  if (!stall) throw notFound('This shop was not found.');
  const { shop } = stall;
  const found = pricingIds.map((id) => stall.offers.get(id));
  if (found.length === 0 || found.some((offer) => !offer)) throw notFound('This service is not offered here.');
  const wishes = (found as Offer[]).map((offer, index) => ({
    offer: askedOf(offer, shop, personIds[index] ?? null, 'person_ids'),
    guest: guests[index] ?? 0,
  }));
  const units = shop.units.map(([, unit]) => unit);
  const party = groupParty({ shop: shop.calendar, busy: busyCalendar(shop.chairs, [], [], units) }, wishes, arrange);
  const known = { partHours: shop.partHours, minutes: groupMinutes(wishes, arrange) };
  if (party.ok) return { fits: true, message: '', most: party.value.length, canFollow: true, ...known };
  const { refusal } = party;
  const { most, canFollow } = refusal.code === 'group-too-large' ? refusal : { most: 0, canFollow: false };
  return { fits: false, message: groupMessage(refusal), most, canFollow, ...known };
}
