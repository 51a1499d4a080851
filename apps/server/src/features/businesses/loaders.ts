import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/context.ts';
import { Picture } from '../../graphql/picture.ts';
import type { Db } from '../../platform/database/database.ts';
import { findShop } from './shop-store.ts';
import * as store from './store.ts';

/** The longest horizon of any shop (see businesses.horizon_days), plus a day for time zones ahead of ours. */
const LONGEST_HORIZON_SECONDS = 731 * 86_400;

type LoaderOf<Row> = (context: RequestContext) => DataLoader<number, Row[]>;

/** Batches all shops of a request into one query, with one list per shop. */
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

/** Published shops by id. A shop found by its slug primes the loader, so that its menu does not query again. */
export const businessLoader = createContextCache(
  ({ services }: RequestContext) =>
    new DataLoader<number, store.BusinessRow | null>(async (ids) => {
      const byId = new Map((await store.listPublished(services.db, ids)).map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

/** Shops of appointments and vouchers, including those that have left the marketplace. */
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

/** Wider than any shop's own span; the field narrows it by the shop's time zone and horizon. */
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

/** A published shop by its slug. Primes the loaders with everything that was read with it. */
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
