import { availableOf, shortOf, type WantedPieces } from '@thyme/domain/products';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import * as store from './store.ts';

/** A product that guests can order with a booking. */
export interface OnlineProduct extends Pick<store.ProductRow, 'id' | 'name' | 'price'> {
  /** Its own rate; null if a rate of the VAT page or the shop's applies. */
  rate: number | null;
  /** How many are available to this guest. */
  available: number;
}

/** The products that guests can order from a shop. Pieces held by a guest's own unfinished payment count as available to that guest. */
export async function listOnline(
  { db, clock }: Services,
  businessId: number,
  viewer: number | null,
): Promise<OnlineProduct[]> {
  const rows = await store.listOnline(db, businessId);
  const ids = rows.map(({ id }) => id);
  const held = await store.sumHeld(db, businessId, ids, { userId: viewer, lapsedAt: clock.now() });
  const products = rows.map(({ id, name, price, vatRate: rate, stock }) => {
    return { id, name, price, rate, available: availableOf(stock, held.get(id) ?? 0) };
  });
  // Products out of stock come last.
  return products.toSorted((one, other) => Number(one.available === 0) - Number(other.available === 0));
}

/** Locks products and checks that there are enough of them. */
export async function areThere(
  tx: UnitOfWork,
  businessId: number,
  wanted: readonly WantedPieces[],
  without: { saleId?: number } = {},
): Promise<boolean> {
  const ids = wanted.map(({ productId }) => productId);
  const rows = await store.lockProducts(tx.db, businessId, ids);
  const held = await store.sumHeld(tx.db, businessId, ids, without);
  const available = new Map(rows.map(({ id, stock }) => [id, availableOf(stock, held.get(id) ?? 0)]));
  return shortOf(wanted, available).length === 0;
}

/** Reserves pieces with the hold of a sale; false if there are not enough. */
export async function holdGoods(
  tx: UnitOfWork,
  key: { businessId: number; saleId: number },
  wanted: readonly WantedPieces[],
): Promise<boolean> {
  if (!(await areThere(tx, key.businessId, wanted))) return false;
  await store.insertHolds(tx.db, key, wanted);
  return true;
}
