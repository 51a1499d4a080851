import { availableOf, shortOf, stockState, type WantedPieces } from '@thyme/domain/products';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findOwner } from '../access/index.ts';
import { notify } from '../notifications/index.ts';
import * as store from './store.ts';

export type SellRefusal =
  | { readonly code: 'product-gone' }
  /** Products with too little stock. */
  | { readonly code: 'stock-short'; readonly short: readonly { readonly name: string; readonly stock: number }[] };

/** A product as it is sold: the bill's values come from the list of products. */
export type ShelfProduct = Pick<store.ProductRow, 'id' | 'name' | 'price' | 'vatRate'>;

/** Locks the products of a sale; one of another shop or an archived one is treated as missing. */
export async function lockShelf(
  tx: UnitOfWork,
  businessId: number,
  wanted: readonly WantedPieces[],
  { sellsAnyway }: { sellsAnyway: boolean },
): Promise<Result<ShelfProduct[], SellRefusal>> {
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  if (ids.length === 0) return ok([]);
  const rows = await store.lockProducts(tx.db, businessId, ids);
  if (rows.some(({ archivedAt }) => archivedAt !== null) || rows.length !== ids.length) return refuse('product-gone');
  const held = await store.sumHeld(tx.db, businessId, ids);
  const available = new Map(rows.map(({ id, stock }) => [id, availableOf(stock, held.get(id) ?? 0)]));
  const short = shortOf(wanted, available);
  if (short.length > 0 && !sellsAnyway) {
    const missing = rows.filter(({ id }) => short.includes(id));
    return refuse('stock-short', { short: missing.map(({ id, name }) => ({ name, stock: available.get(id) ?? 0 })) });
  }
  return ok(rows);
}

export interface SoldPieces extends WantedPieces {
  saleLineId: number;
}

interface Selling {
  businessId: number;
  appointmentId: number | null;
  /** The member who sold it; null if a guest ordered it. */
  actorId: number | null;
  /** The guest whose own holds do not count. */
  saleId?: number;
}

/** Reduces the stock by what was sold, and notifies the owner of what runs low. The caller has locked the products. */
export async function takeFromStock(tx: UnitOfWork, by: Selling, sold: readonly SoldPieces[]): Promise<void> {
  const { businessId, appointmentId, actorId, saleId = null } = by;
  const ids = sold.map(({ productId }) => productId);
  const before = await store.lockProducts(tx.db, businessId, ids);
  const held = await store.sumHeld(tx.db, businessId, ids, { saleId });
  const left = new Map(before.map(({ id, stock }) => [id, stock]));
  const rows = sold.map(({ productId, quantity, saleLineId }): store.NewMovement => {
    const stock = left.get(productId) ?? 0;
    left.set(productId, stock - quantity);
    const isOversold = quantity > availableOf(stock, held.get(productId) ?? 0);
    const kind = 'sale' as const;
    const what = { businessId, productId, kind, quantity: -quantity, saleLineId, appointmentId };
    return { ...what, isOversold, actorId, createdAt: tx.clock.now() };
  });
  await store.insertMovements(tx.db, rows);
  for (const product of before) await warnOfLow(tx, product, left.get(product.id) ?? 0);
}

/** Once each time the stock falls to the mark. */
async function warnOfLow(tx: UnitOfWork, product: store.ProductRow, after: number): Promise<void> {
  const { businessId, id, name, stock, lowAt } = product;
  const state = stockState(after, lowAt);
  if (state === 'enough' || stockState(stock, lowAt) === state) return;
  const message = state === 'out' ? 'None are left.' : `${after} left.`;
  const owner = await findOwner(tx.db, businessId);
  if (owner)
    await notify(tx, {
      businessId,
      userId: owner.id,
      kind: 'low_stock',
      title: state === 'out' ? `${name} is sold out` : `${name} is running low`,
      message: `${message} Add a delivery under Products when more arrive.`,
      targetUrl: '/products',
      dedupeKey: `low-stock:${id}:${state}:${tx.clock.now()}`,
    });
}

/** Restocks what was sold with these lines, once each. Returns how many lines were restocked. */
export async function returnToStock(
  tx: UnitOfWork,
  {
    businessId,
    actorId,
    lineIds,
    reason,
  }: { businessId: number; actorId: number | null; lineIds: readonly number[]; reason: string },
): Promise<number> {
  if (lineIds.length === 0) return 0;
  const sold = await store.listSold(tx.db, businessId, lineIds);
  await store.lockProducts(
    tx.db,
    businessId,
    sold.map(({ productId }) => productId),
  );
  const by = { businessId, kind: 'return' as const, reason, actorId, createdAt: tx.clock.now() };
  return store.insertMovements(
    tx.db,
    sold.map((one) => ({ ...one, ...by })),
  );
}
