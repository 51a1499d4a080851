import { addDays, dateAt } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { composeMenu, type MenuCategory } from './menu.ts';
import { listOffers } from './menu-store.ts';
import * as store from './store.ts';

export type { BookedBusiness, BusinessRow, TradeRow, WorkHourRow } from './store.ts';

/** A shop's categories with everything that can be booked. */
export async function readMenu(
  { db, clock }: Services,
  business: Pick<store.BusinessRow, 'id' | 'zone' | 'noticeMinutes'>,
): Promise<MenuCategory[]> {
  const now = clock.now();
  return composeMenu(await listOffers(db, business.id, now), { ...business, now });
}

/** Published shops by id, in the given order. */
export async function listShops({ db }: Pick<Services, 'db'>, ids: readonly number[]): Promise<store.BusinessRow[]> {
  const byId = new Map((await store.listPublished(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** From today in the shop's time zone to the last day it takes bookings for. */
export function bookableSpan(
  { clock }: Services,
  business: Pick<store.BusinessRow, 'zone' | 'horizonDays'>,
): store.DateSpan {
  const today = dateAt(business.zone, clock.now());
  return { from: today, to: addDays(today, business.horizonDays) };
}

/** The current slug of a shop that used to have this one. */
export const readMovedSlug = ({ db }: Services, slug: string) => store.findMoved(db, slug);

/** Trades with the number of published shops in each. */
export const readTrades = ({ db }: Services) => store.listTrades(db);

export interface CardQuery {
  trade: string | null;
  count: number;
}

export const readBestRated = ({ db }: Services, { trade, count }: CardQuery) => store.listBest(db, trade, count);
export const readNewest = ({ db }: Services, { trade, count }: CardQuery) => store.listNewest(db, trade, count);
