import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { areThere, takeFromStock } from '../../products/index.ts';
import type { SaleKey } from '../sale-key.ts';
import { listGoods } from './goods-store.ts';

type Line = Awaited<ReturnType<typeof listGoods>>[number];

const piecesOf = (lines: readonly Line[]) =>
  lines.flatMap(({ id: saleLineId, productId, productQty: quantity }) =>
    productId === null ? [] : [{ saleLineId, productId, quantity }],
  );

/** Whether the products of a released sale are still available. Locks them, before its vouchers are locked. */
export async function canSellAgain(tx: UnitOfWork, key: SaleKey): Promise<boolean> {
  const pieces = piecesOf(await listGoods(tx.db, key));
  return pieces.length === 0 || areThere(tx, key.businessId, pieces, key);
}

/** Reduces the stock by the products of a confirmed sale; false if they were not held and there are not enough. */
export async function sellGoods(tx: UnitOfWork, key: SaleKey, { isHeld }: { isHeld: boolean }): Promise<boolean> {
  const lines = await listGoods(tx.db, key);
  const pieces = piecesOf(lines);
  if (pieces.length === 0) return true;
  if (!isHeld && !(await areThere(tx, key.businessId, pieces, key))) return false;
  const appointmentId = lines[0]?.appointmentId ?? null;
  await takeFromStock(tx, { businessId: key.businessId, appointmentId, actorId: null, saleId: key.saleId }, pieces);
  return true;
}
