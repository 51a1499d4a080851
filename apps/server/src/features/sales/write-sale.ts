import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { holdGoods } from '../products/index.ts';
import { entryOfUse, type PlannedUse, type Recipient, reserveBought, takeFromVouchers } from '../vouchers/index.ts';
import { completeSale } from './complete.ts';
import { sellGoods } from './holds/goods.ts';
import { lapseHold } from './jobs.ts';
import { insertEntries } from './ledger/ledger-store.ts';
import type { SaleKey } from './sale-key.ts';
import { insertSale, type SaleIds, type SaleRows } from './sale-statement.ts';

/** A whole sale, fully computed before anything is written. */
export interface NewSale extends SaleRows {
  /** The version of the business's calendar that the decision was based on. */
  calendarVersion: number;
  /** Payments by voucher. */
  uses: readonly PlannedUse[];
  /** The position of the appointment they are shown with; null or left out if they pay for all of them. */
  paysFor?: number | null;
  /** The recipients of the vouchers being bought. */
  recipients: readonly Recipient[];
  /** Imported from another system: side effects of a booking, such as messages, are left out. */
  isQuiet?: boolean;
}

/** Thrown to roll the sale back: something was taken since the decision. It can be decided again. */
export class SaleLost extends Error {}

/**
 * The only code that writes a sale, for guests, the desk and the waiting list. Writes it completely, or throws
 * `SaleLost`. A sale with nothing due is confirmed here; another one waits for its payment and lapses with its hold.
 */
export async function writeSale(tx: UnitOfWork, sale: NewSale): Promise<SaleIds> {
  const ids = await insertSale(tx.db, sale, sale.calendarVersion);
  if (!ids) throw new SaleLost();
  const { businessId } = sale.sale;
  const { saleId, appointmentIds } = ids;
  const key = { businessId, saleId };
  // Products are locked before vouchers, here and at the till.
  if (!(await takeGoods(tx, sale, key))) throw new SaleLost();
  const buysVouchers = sale.saleLines.some(({ kind }) => kind === 'voucher');
  if (buysVouchers) await reserveVouchers(tx, sale, saleId);
  if (sale.uses.length > 0) await payWithVouchers(tx, sale, ids);
  if (sale.hold === null)
    await completeSale(tx, { ...key, appointmentIds, buysVouchers, isQuiet: sale.isQuiet ?? false });
  else
    await tx.jobs.enqueue(lapseHold, key, { transaction: tx.db, startAt: sale.hold.expiresAt, key: `sale-${saleId}` });
  return ids;
}

/** Holds the products that a guest orders, or sells them at once if nothing is left to pay. */
async function takeGoods(tx: UnitOfWork, { saleLines, hold }: NewSale, key: SaleKey): Promise<boolean> {
  const wanted = saleLines.flatMap(({ isOrdered, productId, productQty }) =>
    isOrdered && productId ? [{ productId, quantity: productQty ?? 1 }] : [],
  );
  if (wanted.length === 0) return true;
  return hold ? holdGoods(tx, key, wanted) : sellGoods(tx, key, { isHeld: false });
}

async function reserveVouchers(tx: UnitOfWork, sale: NewSale, saleId: number) {
  const { businessId, userId } = sale.sale;
  const reserved = await reserveBought(tx, { businessId, saleId, userId }, sale.recipients);
  if (!reserved.ok) throw new SaleLost();
}

async function payWithVouchers(
  tx: UnitOfWork,
  { sale, uses, paysFor = null }: NewSale,
  { saleId, appointmentIds }: SaleIds,
): Promise<void> {
  const { businessId, userId, currency, createdAt } = sale;
  const taken = await takeFromVouchers(tx, { businessId, saleId, userId }, uses);
  if (!taken) throw new SaleLost();
  const shown = paysFor === null ? null : (appointmentIds[paysFor] ?? null);
  const entry = { businessId, saleId, side: 'payment', currency, actorId: userId, createdAt };
  await insertEntries(
    tx.db,
    taken.map((use) => ({
      ...entry,
      ...entryOfUse(use),
      appointmentId: use.session ? (appointmentIds[use.session.appointment ?? 0] ?? null) : shown,
    })),
  );
}
