import type { BusyCalendar } from '@thyme/domain/availability';
import { addDays, type DateRange, endOfDay, startOfDay } from '@thyme/domain/time';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { composeBusy, composeOffer, composeShop, type Offer, type Shop } from './shop.ts';
import { findShop, listBusy, listOffers } from './store.ts';

/** A published shop and when it sells time; null for any other id. */
export async function readShop(db: Db, businessId: number): Promise<Shop | null> {
  const row = await findShop(db, businessId);
  return row && composeShop(row);
}

/** What these pricing ids stand for, in their order. An id the shop does not sell is missing from the map. */
export async function readOffers(db: Db, shop: Shop, pricingIds: readonly number[]): Promise<Map<number, Offer>> {
  const rows = await listOffers(db, shop.id, [...new Set(pricingIds)]);
  return new Map(rows.map((row) => [row.pricing.id, composeOffer(row, shop)]));
}

/** What is taken in a shop on a range of days. Take a day more on either side of the days that are asked about. */
export async function readBusy(
  { clock }: Services,
  db: Db,
  shop: Shop,
  { from, to }: DateRange,
): Promise<BusyCalendar> {
  const days = { from: addDays(from, -1), to: addDays(to, 1) };
  const span = { from: startOfDay(shop.zone, days.from), to: endOfDay(shop.zone, days.to), now: clock.now() };
  return composeBusy(shop, await listBusy(db, shop.id, span), days);
}
