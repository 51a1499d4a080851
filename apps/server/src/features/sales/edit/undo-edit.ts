import type { SaleBefore } from '@thyme/db/schema';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { insertEntries } from '../ledger/ledger-store.ts';
import { findAppointment } from '../sale-read-store.ts';
import { lockSale } from '../state-store.ts';
import { amend, entryOf, type SaleEdit } from './edit-sale.ts';
import { changeTotals, hasPaymentSince, replaceServiceLines, restorePayableNow } from './edit-store.ts';

/**
 * Reverts an edit of a sale by opposite entries; false if money has moved since. A rewritten invoice is restored. An
 * amended one is amended again, because a credit note cannot be withdrawn.
 */
export async function undoSaleEdit(tx: UnitOfWork, edit: SaleEdit, before: SaleBefore | null): Promise<boolean> {
  const { businessId } = edit;
  const saleId = (await findAppointment(tx.db, edit))?.saleId ?? null;
  const sale = saleId === null ? null : await lockSale(tx.db, { businessId, saleId });
  if (!sale || !before) return true;
  const key = { businessId, saleId: sale.id };
  if (await hasPaymentSince(tx.db, key, before.lastEntryId)) return false;
  if (before.isAmended) {
    await amend(tx, sale, edit, -before.claimed);
    return true;
  }
  await replaceServiceLines(
    tx.db,
    edit,
    before.lines.map(({ id: _id, ...line }) => line),
  );
  await changeTotals(tx.db, key, edit.change);
  await restorePayableNow(tx.db, key, before.payableNow);
  const entry = { ...entryOf(tx, sale, edit), kind: 'edit', amount: -before.claimed, note: edit.reason };
  if (before.claimed !== 0) await insertEntries(tx.db, [entry]);
  return true;
}
