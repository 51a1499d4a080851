import {
  invoiceParts,
  type LineNote,
  type LinePart,
  lineNotes,
  type PostingLine,
  unpaidOf,
  waivedOf,
} from '@thyme/domain/books';
import { type Minor, splitProportionally, sumOf } from '@thyme/domain/money';
import { type VatGroup, vatBreakdown } from '@thyme/domain/payments';
import { dateAt } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { SaleKey } from '../sale-key.ts';
import { computePostings } from './compute-postings.ts';
import { findZone } from './posting-store.ts';

/** The lines of a sale by rate: what was paid in advance at the rate of that day, the rest at the rate of the supply. */
export async function readLineParts(db: Db, key: SaleKey, now: number): Promise<LinePart[]> {
  return (await readStatedLines(db, key, now)).parts;
}

/** The same with the reasons why what is stated of a line is not its price, by the id of the line. */
export async function readStatedLines(
  db: Db,
  { businessId, saleId }: SaleKey,
  now: number,
): Promise<{ parts: LinePart[]; notes: ReadonlyMap<number, readonly LineNote[]> }> {
  const [sale] = await computePostings(db, { businessId, saleIds: [saleId] });
  if (!sale) return { parts: [], notes: new Map() };
  const today = dateAt(await findZone(db, businessId), now);
  const parts = invoiceParts(sale.lines, sale.postings, { ...sale, today });
  const sessionEntryIds = sale.uses.filter(({ isSession }) => isSession).map(({ entryId }) => entryId);
  return { parts, notes: lineNotes(sale.lines, sale.postings, parts, { ...sale, sessionEntryIds, today }) };
}

/** What a refund restores to vouchers and packages; the rest goes back as money. */
export interface Restored {
  /** The uses of packages, which are returned whole. */
  useIds: readonly number[];
  vouchers: readonly { id: number; amount: Minor }[];
}

/** A part of a line with what payments, less refunds, left of it, and what is restored of that to what had paid it. */
export type PaidPart = LinePart & {
  paid: Minor;
  /** The part of it that sessions paid which are not restored: money that goes back was not for it. */
  bySession: Minor;
  restored: Minor;
};

/** What a credit note is about to credit: it is no longer owed, and not waived either. */
export interface ToCredit extends SaleKey {
  appointmentId: number | null;
  amount: Minor;
  restored: Restored;
}

export async function readPaidParts(
  db: Db,
  { businessId, saleId, appointmentId, amount, restored }: ToCredit,
  now: number,
): Promise<PaidPart[]> {
  const [sale] = await computePostings(db, { businessId, saleIds: [saleId] });
  if (!sale) return [];
  const today = dateAt(await findZone(db, businessId), now);
  const owed = new Map(sale.owed);
  const own = appointmentId === null ? undefined : owed.get(appointmentId);
  if (appointmentId !== null && own !== undefined) owed.set(appointmentId, own + amount);
  const parts = invoiceParts(sale.lines, sale.postings, { ...sale, owed, today });
  const sessions = sale.uses.filter(({ useId }) => restored.useIds.includes(useId)).map(({ entryId }) => entryId);
  const sums = parts.map(({ lineId, vatRate }) => {
    const own = sale.postings.filter((one) => one.lineId === lineId && one.rate === vatRate);
    const sum = (list: typeof own) => sumOf(list.map(({ gross }) => gross));
    const [back, others] = [own.filter(isOf(sessions)), own.filter((one) => !isOf(sessions)(one))];
    const bySession = sum(others.filter(isOf(sale.uses.filter((use) => use.isSession).map(({ entryId }) => entryId))));
    return {
      paid: sum(own),
      back: sum(back),
      bySession,
      prepaid: sum(others.filter(({ kind }) => kind === 'prepaid')),
    };
  });
  const prepaid = sums.map((one) => Math.max(0, one.prepaid));
  const isSingle = (id: number) => sale.uses.some((use) => use.soldVoucherId === id && use.isSingle);
  const toSingle = sumOf(restored.vouchers.filter(({ id }) => isSingle(id)).map(({ amount }) => amount));
  const back = Math.min(toSingle, sumOf(prepaid));
  const shares = back > 0 ? splitProportionally(back, prepaid) : [];
  return parts.map((part, index) => ({
    ...part,
    paid: sums[index]?.paid ?? 0,
    bySession: Math.max(0, sums[index]?.bySession ?? 0),
    restored: (sums[index]?.back ?? 0) + (shares[index] ?? 0),
  }));
}

const isOf =
  (entryIds: readonly number[]) =>
  ({ entryId }: { entryId: number }) =>
    entryIds.includes(entryId);

/** What is unpaid and owed of each line of a sale, by the id of the line. */
export async function readUnpaidLines(db: Db, { businessId, saleId }: SaleKey): Promise<Map<number, Minor>> {
  const [sale] = await computePostings(db, { businessId, saleIds: [saleId] });
  if (!sale) return new Map();
  const waived = waivedOf(sale.lines, sale.postings, sale);
  const unpaid = (line: PostingLine) => unpaidOf(line, sale.postings, sale.credited) - (waived.get(line.id) ?? 0);
  return new Map(sale.lines.map((line) => [line.id, unpaid(line)]));
}

export interface LineTax {
  /** More than one if a part was paid before a rate changed; empty if no VAT is stated. */
  rates: number[];
  vat: Minor;
}

/** The VAT of each line and of each rate. Lines without parts have none. */
export function taxOf(
  parts: readonly LinePart[],
  lineIds: readonly number[],
): { lines: LineTax[]; groups: readonly VatGroup[]; vat: Minor } {
  const own = parts.filter(({ lineId }) => lineIds.includes(lineId));
  const breakdown = vatBreakdown(own);
  const lines = lineIds.map((id): LineTax => {
    const indexes = own.flatMap((part, index) => (part.lineId === id ? [index] : []));
    return {
      rates: [...new Set(indexes.flatMap((index) => own[index]?.vatRate ?? []))].sort((a, b) => b - a),
      vat: sumOf(indexes.map((index) => breakdown.lines[index] ?? 0)),
    };
  });
  return { lines, groups: breakdown.groups, vat: breakdown.vat };
}

export interface InvoiceTax {
  saleId: number;
  groups: readonly VatGroup[];
  /** The part of the lines that states no VAT. */
  untaxed: Minor;
}

/** What the invoices of some sales state, by rate. */
export async function readInvoiceTaxes(
  db: Db,
  { businessId, saleIds }: { businessId: number; saleIds: readonly number[] },
  now: number,
): Promise<InvoiceTax[]> {
  if (saleIds.length === 0) return [];
  const today = dateAt(await findZone(db, businessId), now);
  const computed = await computePostings(db, { businessId, saleIds });
  return computed.map(({ saleId, lines, postings, credited, owed }) => {
    const parts = invoiceParts(lines, postings, { credited, owed, today });
    const untaxed = sumOf(parts.filter(({ vatRate }) => vatRate === null).map(({ amount }) => amount));
    return { saleId, groups: vatBreakdown(parts).groups, untaxed };
  });
}
