import type { SaleBefore } from '@thyme/db/schema';
import { billedMore, claimAfterEdit, type NetLine } from '@thyme/domain/bookings';
import { type Minor, sumOf } from '@thyme/domain/money';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { AppointmentKey } from '../appointment-key.ts';
import { findInvoice, listCreditNotes } from '../invoices/credit-note-store.ts';
import { issueCreditNote } from '../invoices/credit-notes.ts';
import { moneyOfAppointment, moneyOfSale } from '../ledger/appointment-money.ts';
import { insertEntries } from '../ledger/ledger-store.ts';
import { findAppointment } from '../sale-read-store.ts';
import { type LockedSale, lockSale } from '../state-store.ts';
import {
  addLines,
  changeTotals,
  findLastEntryId,
  listServiceLines,
  type NewSaleLine,
  replaceServiceLines,
} from './edit-store.ts';

/** A service of the appointment after an edit. */
export interface EditedLine {
  /** The appointment's line; null for a new one. */
  id: number | null;
  pricingId: number;
  name: string;
  price: Minor;
  /** The total discount. */
  off: Minor;
  /** The VAT rate of a new service; one sold before keeps its rate. */
  vatRate: number | null;
}

export interface SaleEdit extends AppointmentKey {
  before: readonly NetLine[];
  lines: readonly EditedLine[];
  /** The changes of the appointment's subtotal and discount. */
  change: { subTotal: Minor; discount: Minor };
  actorId: number;
  reason: string;
}

export interface EditedMoney {
  due: Minor;
  /** Paid without a claim now: to be refunded, or kept as credit. */
  over: Minor;
  /** What undoing the edit needs; null if nothing was sold. */
  before: SaleBefore | null;
}

/**
 * Applies an appointment's edit to its sale. While its invoice is open, lines and totals change with it. A settled
 * invoice does not change: additions become new lines, and reductions a credit note.
 */
export async function editSale(tx: UnitOfWork, edit: SaleEdit): Promise<EditedMoney> {
  const { businessId, appointmentId } = edit;
  const saleId = (await findAppointment(tx.db, edit))?.saleId ?? null;
  const sale = saleId === null ? null : await lockSale(tx.db, { businessId, saleId });
  if (!sale) return { due: 0, over: 0, before: null };
  const key = { businessId, saleId: sale.id };
  const lines = await listServiceLines(tx.db, edit);
  const isAmended = await isSettled(tx, sale);
  const claimed = isAmended
    ? await amend(tx, sale, edit, await changeOfClaim(tx, edit))
    : await rewrite(tx, sale, edit);
  const lastEntryId = await findLastEntryId(tx.db, key);
  const own = await moneyOfAppointment(tx.db, appointmentId);
  const { over } = await moneyOfSale(tx.db, key);
  // Cash paid at the till belongs to its appointment, however low its price.
  return {
    due: own?.due ?? 0,
    over: over + Math.max(0, (own?.paid ?? 0) - (own?.claimed ?? 0)),
    before: { lines, payableNow: sale.payableNow, isAmended, claimed, lastEntryId },
  };
}

async function isSettled({ db }: UnitOfWork, sale: LockedSale): Promise<boolean> {
  const key = { businessId: sale.businessId, saleId: sale.id };
  if (!(await findInvoice(db, key))) return false;
  if ((await listCreditNotes(db, key)).length > 0) return true;
  return sale.claimedAmount > 0 && (await moneyOfSale(db, key)).due === 0;
}

export const entryOf = (
  tx: UnitOfWork,
  sale: LockedSale,
  { appointmentId, actorId }: Pick<SaleEdit, 'appointmentId' | 'actorId'>,
) => ({
  businessId: sale.businessId,
  saleId: sale.id,
  appointmentId,
  side: 'claim',
  currency: sale.currency,
  actorId,
  createdAt: tx.clock.now(),
});

/** The change of the claim. */
async function rewrite(tx: UnitOfWork, sale: LockedSale, edit: SaleEdit): Promise<Minor> {
  const { change } = edit;
  const sold = await listServiceLines(tx.db, edit);
  const rows = edit.lines.map((line): NewSaleLine => {
    const known = line.id === null ? undefined : sold.find(({ pricingId }) => pricingId === line.pricingId);
    const vatRate = known ? known.vatRate : line.vatRate;
    // A member price remains one unless it is changed.
    const isSame = known?.unitPrice === line.price && known.discount === line.off;
    const memberPercent = isSame ? known.memberPercent : null;
    return { ...rowOf(sale, edit, line), unitPrice: line.price, discount: line.off, vatRate, memberPercent };
  });
  await replaceServiceLines(tx.db, edit, rows);
  await changeTotals(tx.db, { businessId: sale.businessId, saleId: sale.id }, change);
  const claimed = (await moneyOfAppointment(tx.db, edit.appointmentId))?.claimed ?? 0;
  const amount = Math.max(change.subTotal - change.discount, -claimed);
  if (amount !== 0)
    await insertEntries(tx.db, [{ ...entryOf(tx, sale, edit), kind: 'edit', amount, note: edit.reason }]);
  return amount;
}

/** Refunds stand: an edit neither claims them again nor gives them a second time. */
async function changeOfClaim({ db }: UnitOfWork, { appointmentId, before, lines }: SaleEdit): Promise<Minor> {
  const claimed = (await moneyOfAppointment(db, appointmentId))?.claimed ?? 0;
  const total = sumOf(lines.map(({ price, off }) => price - off));
  return claimAfterEdit({ before: sumOf(before.map(({ net }) => net)), total, claimed }) - claimed;
}

/** Changes the claim by `change`, with lines for what was added and a credit note for the rest. */
export async function amend(tx: UnitOfWork, sale: LockedSale, edit: SaleEdit, change: Minor): Promise<Minor> {
  const { businessId, appointmentId, reason } = edit;
  const after = edit.lines.map(({ id, price, off }) => ({ id, net: price - off }));
  const added = billedMore(edit.before, after);
  const sold = await listServiceLines(tx.db, edit);
  const rows = edit.lines.flatMap((line, index): NewSaleLine[] => {
    const more = added[index] ?? 0;
    if (more === 0) return [];
    const known = line.id === null ? undefined : sold.find(({ pricingId }) => pricingId === line.pricingId);
    const productName = known ? `${line.name}, change` : line.name;
    return [
      { ...rowOf(sale, edit, line), productName, unitPrice: more, vatRate: known ? known.vatRate : line.vatRate },
    ];
  });
  const more = sumOf(added);
  await addLines(tx.db, rows);
  await changeTotals(tx.db, { businessId, saleId: sale.id }, { subTotal: more, discount: 0 });
  const entry = entryOf(tx, sale, edit);
  const less = more - change;
  await insertEntries(tx.db, [
    ...(more > 0 ? [{ ...entry, kind: 'edit', amount: more, note: reason }] : []),
    ...(less > 0 ? [{ ...entry, kind: 'discount', amount: -less, note: reason }] : []),
  ]);
  await issueCreditNote(tx, {
    businessId,
    saleId: sale.id,
    appointmentId,
    currency: sale.currency,
    amount: less,
    of: 'unpaid',
    reason,
  });
  return change;
}

const rowOf = (sale: LockedSale, { appointmentId }: SaleEdit, { pricingId, name }: EditedLine) => ({
  businessId: sale.businessId,
  saleId: sale.id,
  kind: 'service',
  appointmentId,
  pricingId,
  productName: name,
});
