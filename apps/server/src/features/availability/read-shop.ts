import type { BusyCalendar } from '@thyme/domain/availability';
import { addDays, type DateRange, dateAt, endOfDay, type Instant, startOfDay } from '@thyme/domain/time';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type AtDesk, offerAtDesk, shopAtDesk } from './at-desk.ts';
import { composeBusy, composeOffer, composeShop, type Offer, type Shop } from './shop.ts';
import { type BusyTuple, findShop, type GuestNote, listBusy } from './store.ts';
import type { CallTuple } from './viewer-columns.ts';

export interface Stall {
  shop: Shop;
  /** Offers by pricing id; ids that the shop does not sell are missing. */
  offers: Map<number, Offer>;
  /** The viewer's status at the shop; null when it has no record. */
  guestStatus: GuestNote | null;
  /** Whether the viewer missed an appointment here; false unless a rule of the shop asks for it. */
  hasMissed: boolean;
  /** The viewer's calls with the shop. */
  guestCalls: CallTuple[];
}

export interface Looking {
  viewer?: number | null;
  /** Set for a member of the shop. */
  desk?: AtDesk | null;
  /** Appointments at a hidden shop can still be moved. */
  withHidden?: boolean;
  /** Seats whose hold has expired by then count as free. */
  now?: Instant | null;
}

/** A published shop with its calendar and the requested offers; null for any other id. */
export async function readStall(
  db: Db,
  businessId: number,
  pricingIds: readonly number[],
  { viewer = null, desk = null, withHidden = desk !== null, now = null }: Looking = {},
): Promise<Stall | null> {
  // A guest's own checkout holds count as free for that guest, but not at the desk.
  const holdOwner = desk ? null : viewer;
  const row = await findShop(db, businessId, [...new Set(pricingIds)], { viewer, holdOwner, withHidden, now });
  if (!row) return null;
  const shop = desk ? shopAtDesk(composeShop(row), desk) : composeShop(row);
  const offers = row.offers.map((offer) => composeOffer(offer, shop));
  const sold = desk ? offers.map((offer) => offerAtDesk(offer, shop, desk)) : offers;
  const { guestStatus, guestCalls, hasMissed } = row;
  return { shop, offers: new Map(sold.map((offer) => [offer.pricingId, offer])), guestStatus, guestCalls, hasMissed };
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

/** A time range on a chair. */
export interface TakenTime {
  chairId: number;
  startsAt: number;
  endsAt: number;
}

/** Occupied times of a shop between two instants. */
export async function readBusyBetween(
  { db, clock }: Services,
  shop: Shop,
  { from, to, viewer }: { from: Instant; to: Instant; viewer: number | null },
): Promise<BusyCalendar> {
  const days = { from: addDays(dateAt(shop.zone, from), -1), to: addDays(dateAt(shop.zone, to), 1) };
  return composeBusy(shop, await listBusy(db, shop.id, { from, to, now: clock.now(), viewer }), days);
}

/**
 * Occupied times of a shop on a range of days. Pass one extra day on either side of the days of interest. Times in
 * `except` count as free, for a guest who is about to give them up.
 */
export async function readBusy(
  { db, clock }: Services,
  shop: Shop,
  { from, to, except = [], viewer = null }: DateRange & { except?: readonly TakenTime[]; viewer?: number | null },
): Promise<BusyCalendar> {
  const days = { from: addDays(from, -1), to: addDays(to, 1) };
  const span = { from: startOfDay(shop.zone, days.from), to: endOfDay(shop.zone, days.to), now: clock.now(), viewer };
  const taken = await listBusy(db, shop.id, span);
  return composeBusy(shop, except.length === 0 ? taken : without(taken, except), days);
}

/** Removes each time once: beside an override there may be another entry with the same span. */
function without(taken: readonly BusyTuple[], except: readonly TakenTime[]): BusyTuple[] {
  const left = [...except];
  return taken.filter(([chair, start, end]) => {
    const index = left.findIndex(
      ({ chairId, startsAt, endsAt }) => chairId === chair && startsAt === start && endsAt === end,
    );
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
}
