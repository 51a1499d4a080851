import { invoiceParts, type LinePart, unpaidOf } from '@thyme/domain/books';
import { type Minor, sumOf } from '@thyme/domain/money';
import { type VatGroup, vatBreakdown } from '@thyme/domain/payments';
import { dateAt } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { SaleKey } from '../sale-key.ts';
import { computePostings } from './compute-postings.ts';
import { findZone } from './posting-store.ts';

/** The lines of a sale by rate: what was paid in advance at the rate of that day, the rest at the rate of the supply. */
export async function readLineParts(db: Db, { businessId, saleId }: SaleKey, now: number): Promise<LinePart[]> {
  const [sale] = await computePostings(db, { businessId, saleIds: [saleId] });
  if (!sale) return [];
  const today = dateAt(await findZone(db, businessId), now);
  return invoiceParts(sale.lines, sale.postings, { credited: sale.credited, today });
}

/** A part of a line with what payments, less refunds, left of it. */
export type PaidPart = LinePart & { paid: Minor };

export async function readPaidParts(db: Db, { businessId, saleId }: SaleKey, now: number): Promise<PaidPart[]> {
  const [sale] = await computePostings(db, { businessId, saleIds: [saleId] });
  if (!sale) return [];
  const today = dateAt(await findZone(db, businessId), now);
  return invoiceParts(sale.lines, sale.postings, { credited: sale.credited, today }).map((part) => {
    const own = sale.postings.filter(({ lineId, rate }) => lineId === part.lineId && rate === part.vatRate);
    return { ...part, paid: sumOf(own.map(({ gross }) => gross)) };
  });
}

/** What is still unpaid of each line of a sale, by the id of the line. */
export async function readUnpaidLines(db: Db, { businessId, saleId }: SaleKey): Promise<Map<number, Minor>> {
  const [sale] = await computePostings(db, { businessId, saleIds: [saleId] });
  if (!sale) return new Map();
  return new Map(sale.lines.map((line) => [line.id, unpaidOf(line, sale.postings, sale.credited)]));
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
  return computed.map(({ saleId, lines, postings, credited }) => {
    const parts = invoiceParts(lines, postings, { credited, today });
    const untaxed = sumOf(parts.filter(({ vatRate }) => vatRate === null).map(({ amount }) => amount));
    return { saleId, groups: vatBreakdown(parts).groups, untaxed };
  });
}
