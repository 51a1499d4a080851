import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/context.ts';
import { Picture } from '../../graphql/picture.ts';
import type { Db } from '../../platform/database/database.ts';
import { findShop } from './shop-store.ts';
import * as store from './store.ts';

/** Longest look-ahead any shop can have (see businesses.horizon_days), plus a day for zones ahead of ours. */
const LONGEST_HORIZON_SECONDS = 731 * 86_400;

type LoaderOf<Row> = (context: RequestContext) => DataLoader<number, Row[]>;

/** One query for all the shops of a request, and one list for each of them. */
function perBusiness<Row extends { businessId: number }>(
  list: (db: Db, ids: readonly number[], span: store.DateSpan) => PromiseLike<Row[]>,
): LoaderOf<Row> {
  return createContextCache(
    ({ services }: RequestContext) =>
      new DataLoader<number, Row[]>(async (businessIds) => {
        const rows = await list(services.db, businessIds, widestSpan(services.clock.now()));
        const byBusiness = Map.groupBy(rows, (row) => row.businessId);
        return businessIds.map((id) => byBusiness.get(id) ?? []);
      }),
  );
}

/** Published shops by id. A shop that was found by its slug is put in, so that its menu does not ask again. */
export const businessLoader = createContextCache(
  ({ services }: RequestContext) =>
    new DataLoader<number, store.BusinessRow | null>(async (ids) => {
      const byId = new Map((await store.listPublished(services.db, ids)).map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

/** Shops of appointments and vouchers, also those that have left the marketplace. */
export const bookedBusinessLoader = createContextCache(
  ({ services }: RequestContext) =>
    new DataLoader<number, store.BookedBusiness | null>(async (ids) => {
      const byId = new Map((await store.listBooked(services.db, ids)).map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

export const tradeLoader = createContextCache(
  ({ services }: RequestContext) =>
    new DataLoader<string, store.TradeRow | null>(async (slugs) => {
      const rows = await store.listTradesBySlug(services.db, slugs);
      const bySlug = new Map(rows.map((row) => [row.slug, row]));
      return slugs.map((slug) => bySlug.get(slug) ?? null);
    }),
);

/** Wider than any shop's own span; the field cuts it down with the shop's zone and horizon. */
function widestSpan(now: number): store.DateSpan {
  return { from: dayOf(now - 86_400), to: dayOf(now + LONGEST_HORIZON_SECONDS) };
}

function dayOf(instant: number): string {
  return new Date(instant * 1000).toISOString().slice(0, 10);
}

export const workHoursLoader = perBusiness(store.listWorkHours);
export const closedDatesLoader = perBusiness(store.listClosedDates);
export const blockedDatesLoader = perBusiness(store.listBlockedDates);
export const picturesLoader = perBusiness(store.listPictures);
export const categoryNamesLoader = perBusiness(store.listCategoryNames);

/** A published shop by its slug. What came with it is put in the loaders, so that its fields and its menu ask nothing again. */
export async function loadShop(context: RequestContext, slug: string): Promise<store.BusinessRow | null> {
  const { services } = context;
  const shop = await findShop(services.db, slug, widestSpan(services.clock.now()));
  if (!shop) return null;
  const { business, gallery } = shop;
  businessLoader(context).prime(business.id, business);
  tradeLoader(context).prime(business.trade, shop.trade);
  workHoursLoader(context).prime(business.id, shop.hours);
  closedDatesLoader(context).prime(business.id, shop.closed);
  picturesLoader(context).prime(
    business.id,
    gallery.map(({ role, picture }) => ({ businessId: business.id, role, pictureId: picture.id })),
  );
  const shown = [...(shop.thumbnail ? [shop.thumbnail] : []), ...gallery.map(({ picture }) => picture)];
  for (const picture of shown) Picture.getDataloader(context).prime(picture.id, picture);
  return business;
}
