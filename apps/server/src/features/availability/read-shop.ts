import type { BusyCalendar } from '@thyme/domain/availability';
import { addDays, type DateRange, dateAt, endOfDay, type Instant, startOfDay } from '@thyme/domain/time';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type AtDesk, offerAtDesk, shopAtDesk } from './at-desk.ts';
import { composeBusy, composeOffer, composeShop, type Offer, type Shop } from './shop.ts';
import { findShop, type GuestNote, listBusy } from './store.ts';

export interface Stall {
  shop: Shop;
  /** What the asked-for pricing ids stand for; an id the shop does not sell now is missing. */
  offers: Map<number, Offer>;
  /** How the shop knows who asks; null where it has no note. */
  guestStatus: GuestNote | null;
}

export interface Looking {
  viewer?: number | null;
  /** Set where its own people ask. */
  desk?: AtDesk | null;
  /** A shop that is hidden keeps its visits: whoever has one may still move it. */
  withHidden?: boolean;
}

/** A published shop, when it sells time, and some of what it sells; null for any other id. */
export async function readStall(
  db: Db,
  businessId: number,
  pricingIds: readonly number[],
  { viewer = null, desk = null, withHidden = desk !== null }: Looking = {},
): Promise<Stall | null> {
  // What a guest keeps while paying is free to that guest, and to nobody at the desk.
  const holdOwner = desk ? null : viewer;
  const row = await findShop(db, businessId, [...new Set(pricingIds)], { viewer, holdOwner, withHidden });
  if (!row) return null;
  const shop = desk ? shopAtDesk(composeShop(row)) : composeShop(row);
  const offers = row.offers.map((offer) => composeOffer(offer, shop));
  const sold = desk ? offers.map((offer) => offerAtDesk(offer, shop, desk)) : offers;
  return { shop, offers: new Map(sold.map((offer) => [offer.pricingId, offer])), guestStatus: row.guestStatus };
}

export async function readShop(db: Db, businessId: number, looking: Looking = {}): Promise<Shop | null> {
  return (await readStall(db, businessId, [], looking))?.shop ?? null;
}

export async function readOffers(
  db: Db,
  shop: Shop,
  pricingIds: readonly number[],
  looking: Looking = {},
): Promise<Map<number, Offer>> {
  if (pricingIds.length === 0) return new Map();
  return (await readStall(db, shop.id, pricingIds, looking))?.offers ?? new Map();
}

/** A time that a chair is taken for. */
export interface TakenTime {
  chairId: number;
  startsAt: number;
  endsAt: number;
}

/** What is taken in a shop between two moments, for somebody who asks about no other time. */
export async function readBusyBetween(
  { clock }: Services,
  db: Db,
  shop: Shop,
  { from, to, viewer }: { from: Instant; to: Instant; viewer: number | null },
): Promise<BusyCalendar> {
  const days = { from: addDays(dateAt(shop.zone, from), -1), to: addDays(dateAt(shop.zone, to), 1) };
  return composeBusy(shop, await listBusy(db, shop.id, { from, to, now: clock.now(), viewer }), days);
}

/**
 * What is taken in a shop on a range of days. Take a day more on either side of the days that are asked about. Times
 * that somebody is about to give up may be left out: they are free for that somebody.
 */
export async function readBusy(
  { clock }: Services,
  db: Db,
  shop: Shop,
  { from, to, except = [], viewer = null }: DateRange & { except?: readonly TakenTime[]; viewer?: number | null },
): Promise<BusyCalendar> {
  const days = { from: addDays(from, -1), to: addDays(to, 1) };
  const span = { from: startOfDay(shop.zone, days.from), to: endOfDay(shop.zone, days.to), now: clock.now(), viewer };
  const taken = await listBusy(db, shop.id, span);
  const isLeftOut = ([chair, start, end]: (typeof taken)[number]) =>
    except.some(({ chairId, startsAt, endsAt }) => chairId === chair && startsAt === start && endsAt === end);
  return composeBusy(shop, except.length === 0 ? taken : taken.filter((time) => !isLeftOut(time)), days);
}
