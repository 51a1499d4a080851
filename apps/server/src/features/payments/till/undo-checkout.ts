import { type Minor, sumOf } from '@thyme/domain/money';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { returnToStock } from '../../products/index.ts';
import {
  type AppointmentKey,
  deleteProducts,
  discountLine,
  findLastCheckout,
  growSale,
  hasRefundSince,
  insertEntries,
  listBillLines,
  listCheckoutEntries,
  lockSale,
  setUndone,
} from '../../sales/index.ts';
import { returnSession, returnToVoucher } from '../../vouchers/index.ts';
import { findClosedDay } from './day-store.ts';

export type UndoRefusal = { readonly code: 'no-checkout' | 'another-day' | 'day-closed' | 'refunded-since' };

type Checkout = NonNullable<Awaited<ReturnType<typeof findLastCheckout>>>;
type Entry = Awaited<ReturnType<typeof listCheckoutEntries>>[number];

/** The payment that can be undone: the last one, on its own day, until that day is closed. */
export async function findUndoable(
  { db, clock }: Services,
  key: AppointmentKey,
  zone: string,
): Promise<Result<{ checkout: Checkout; entries: Entry[] }, UndoRefusal>> {
  const checkout = await findLastCheckout(db, key);
  if (!checkout) return refuse('no-checkout');
  const day = dateAt(zone, checkout.createdAt);
  if (day !== dateAt(zone, clock.now())) return refuse('another-day');
  if (await findClosedDay(db, key.businessId, day)) return refuse('day-closed');
  const entries = await listCheckoutEntries(db, checkout);
  const last = Math.max(0, ...entries.map(({ entry }) => entry.id));
  if (await hasRefundSince(db, key, last)) return refuse('refunded-since');
  return ok({ checkout, entries });
}

export interface Undone {
  checkout: Checkout;
  /** The refunded amount. */
  amount: Minor;
  /** The discount that is removed from the services. */
  serviceDiscount: Minor;
}

/** Reverses every entry of the last payment by a new one, and removes its products and discount from the bill. */
export async function undoCheckout(
  tx: UnitOfWork,
  { actorId, zone, ...key }: AppointmentKey & { actorId: number; zone: string },
): Promise<Result<Undone, UndoRefusal>> {
  const last = await findLastCheckout(tx.db, key);
  // Locked before it is read again: a refund and an undo never see the same money.
  if (last) await lockSale(tx.db, last);
  const found = await findUndoable(tx, key, zone);
  if (!found.ok) return found;
  const { checkout, entries } = found.value;
  const { businessId, saleId, lines } = checkout;
  // The discount is reversed first: otherwise the removed products could be worth more than the rest of the bill.
  const inOrder = entries.toSorted((one, other) => one.entry.amount - other.entry.amount);
  for (const { entry, soldVoucherId } of inOrder) await reverse(tx, { entry, soldVoucherId, actorId });
  const products = lines.filter((line) => line.isProduct);
  const sold = await listBillLines(tx.db, key);
  const worth = sumOf(
    sold
      .filter(({ id }) => products.some(({ lineId }) => lineId === id))
      .map(({ unitPrice, productQty }) => unitPrice * productQty),
  );
  // Products of an earlier payment may have a part of the discount too.
  const isProduct = (lineId: number) => sold.some(({ id, kind }) => id === lineId && kind === 'product');
  const services = lines.filter((line) => !line.isProduct);
  for (const { lineId, discount, isMember } of services)
    await discountLine(tx.db, {
      businessId,
      lineId,
      discount: -discount,
      ...(isMember ? { memberPercent: null } : {}),
    });
  await returnToStock(tx, {
    businessId,
    actorId,
    lineIds: products.map(({ lineId }) => lineId),
    reason: 'Payment undone',
  });
  await deleteProducts(
    tx.db,
    businessId,
    products.map(({ lineId }) => lineId),
  );
  await growSale(tx.db, { businessId, saleId }, -worth);
  await setUndone(tx.db, checkout, { at: tx.clock.now(), by: actorId });
  const paid = entries.filter(({ entry }) => entry.side === 'payment');
  return ok({
    checkout,
    amount: sumOf(paid.map(({ entry }) => entry.amount)),
    serviceDiscount: sumOf(services.filter(({ lineId }) => !isProduct(lineId)).map(({ discount }) => discount)),
  });
}

const REVERSED: Record<string, string> = {
  till: 'till_refund',
  voucher_use: 'voucher_return',
  session_use: 'session_return',
};

async function reverse(tx: UnitOfWork, { entry, soldVoucherId, actorId }: Entry & { actorId: number }): Promise<void> {
  const { id: _, voucherUseId: _use, ...rest } = entry;
  const { amount, kind } = rest;
  const voucherUseId = soldVoucherId === null ? null : await giveBack(tx, { ...entry, soldVoucherId });
  const opposite = { kind: REVERSED[kind] ?? kind, amount: -amount, note: 'Undone', createdAt: tx.clock.now() };
  await insertEntries(tx.db, [{ ...rest, ...opposite, voucherUseId, actorId }]);
}

/** A voucher gets its amount back, a package its session. */
function giveBack(tx: UnitOfWork, { soldVoucherId, ...entry }: Entry['entry'] & { soldVoucherId: number }) {
  const { businessId, saleId, amount, kind, voucherUseId } = entry;
  const key = { businessId, saleId, soldVoucherId };
  if (kind !== 'session_use' || voucherUseId === null) return returnToVoucher(tx, { ...key, amount });
  return returnSession(tx, { ...key, voucherUseId });
}
