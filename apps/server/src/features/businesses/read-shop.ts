import { addDays, dateAt } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { composeMenu, type MenuCategory } from './menu.ts';
import { listOffers } from './menu-store.ts';
import { type BusinessRow, type DateSpan, listPublished } from './store.ts';

/** The categories of a shop with everything that can be booked. */
export async function readMenu(
  { db, clock }: Services,
  business: Pick<BusinessRow, 'id' | 'zone' | 'noticeMinutes'>,
): Promise<MenuCategory[]> {
  const now = clock.now();
  return composeMenu(await listOffers(db, business.id, now), { ...business, now });
}

/** Published shops of these ids, in that order. */
export async function listShops({ db }: Pick<Services, 'db'>, ids: readonly number[]): Promise<BusinessRow[]> {
  const byId = new Map((await listPublished(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The days a guest may look at: from today on the shop's wall to the last day it takes bookings for. */
export function bookableSpan({ clock }: Services, business: Pick<BusinessRow, 'zone' | 'horizonDays'>): DateSpan {
  const today = dateAt(business.zone, clock.now());
  return { from: today, to: addDays(today, business.horizonDays) };
}
