import {
  appointments,
  businesses,
  creditNotes,
  ledgerEntries,
  saleLines,
  sales,
  servicePricings,
  services,
  soldVouchers,
  vatPostings,
  voucherUses,
} from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface SalesKey {
  businessId: number;
  saleIds: readonly number[];
}

export async function findZone(db: Db, businessId: number): Promise<string> {
  const [row] = await db.select({ zone: businesses.zone }).from(businesses).where(eq(businesses.id, businessId));
  return row?.zone ?? 'UTC';
}

/** The lines of sales, with their services and the day of supply. */
export function listPostingLines(db: Db, { businessId, saleIds }: SalesKey) {
  return db
    .select({
      id: saleLines.id,
      saleId: saleLines.saleId,
      kind: saleLines.kind,
      isOrdered: saleLines.isOrdered,
      appointmentId: saleLines.appointmentId,
      amount: sql<number>`(${saleLines.unitPrice} * ${saleLines.productQty} - ${saleLines.discount})::float8`,
      vatRate: saleLines.vatRate,
      serviceId: services.id,
      ownRate: services.vatRate,
      startsAt: appointments.startsAt,
    })
    .from(saleLines)
    .leftJoin(
      appointments,
      and(eq(appointments.businessId, saleLines.businessId), eq(appointments.id, saleLines.appointmentId)),
    )
    .leftJoin(
      servicePricings,
      and(eq(servicePricings.businessId, saleLines.businessId), eq(servicePricings.id, saleLines.pricingId)),
    )
    .leftJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .where(and(eq(saleLines.businessId, businessId), inArray(saleLines.saleId, [...saleIds])))
    .orderBy(asc(saleLines.id));
}

/** The ledger of sales in order, with the voucher of each that used or restored one. */
export function listPostingEntries(db: Db, { businessId, saleIds }: SalesKey) {
  return db
    .select({
      id: ledgerEntries.id,
      saleId: ledgerEntries.saleId,
      side: ledgerEntries.side,
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amount,
      method: ledgerEntries.method,
      appointmentId: ledgerEntries.appointmentId,
      checkoutId: ledgerEntries.checkoutId,
      at: ledgerEntries.createdAt,
      isAtDesk: sql<boolean>`coalesce(${ledgerEntries.actorId} <> ${sales.userId}, false)`,
      isPart: sql<boolean>`${sales.partsUntil} is not null and ${ledgerEntries.appointmentId} is not null`,
      useId: voucherUses.id,
      returnsUse: voucherUses.returnsId,
      soldVoucherId: voucherUses.soldVoucherId,
      used: voucherUses.amount,
      remaining: voucherUses.remaining,
      value: soldVouchers.value,
      terms: soldVouchers.terms,
    })
    .from(ledgerEntries)
    .innerJoin(sales, and(eq(sales.businessId, ledgerEntries.businessId), eq(sales.id, ledgerEntries.saleId)))
    .leftJoin(
      voucherUses,
      and(eq(voucherUses.businessId, ledgerEntries.businessId), eq(voucherUses.id, ledgerEntries.voucherUseId)),
    )
    .leftJoin(
      soldVouchers,
      and(eq(soldVouchers.businessId, voucherUses.businessId), eq(soldVouchers.id, voucherUses.soldVoucherId)),
    )
    .where(
      and(
        eq(ledgerEntries.businessId, businessId),
        inArray(ledgerEntries.saleId, [...saleIds]),
        inArray(ledgerEntries.side, ['claim', 'payment']),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
}

export function listNotes(db: Db, { businessId, saleIds }: SalesKey) {
  return db
    .select({ saleId: creditNotes.saleId, lines: creditNotes.lines, at: creditNotes.createdAt })
    .from(creditNotes)
    .where(and(eq(creditNotes.businessId, businessId), inArray(creditNotes.saleId, [...saleIds])));
}

export function listPostings(db: Db, { businessId, saleIds }: SalesKey) {
  return db
    .select()
    .from(vatPostings)
    .where(and(eq(vatPostings.businessId, businessId), inArray(vatPostings.saleId, [...saleIds])))
    .orderBy(asc(vatPostings.entryId), asc(vatPostings.id));
}

export async function insertPostings(db: Db, rows: (typeof vatPostings.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(vatPostings).values(rows);
}

/** Sales that were paid within a period and have unposted payments, ordered by id. */
export async function listUnposted(db: Db, businessId: number, { from, to }: Span, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ saleId: number }>(sql`
    select distinct e.sale_id as "saleId" from ${ledgerEntries} e
    where e.business_id = ${businessId} and e.side = 'payment' and e.created_at >= to_timestamp(${from}) and e.created_at < to_timestamp(${to})
      and not exists (select 1 from ${vatPostings} p where p.business_id = e.business_id and p.entry_id = e.id)
    order by 1 limit ${limit}`);
  return rows.map(({ saleId }) => saleId);
}

/** Locks a sale, so that its payments are posted once. */
export async function lockSales(db: Db, { businessId, saleIds }: SalesKey): Promise<void> {
  await db
    .select({ id: sales.id })
    .from(sales)
    .where(and(eq(sales.businessId, businessId), inArray(sales.id, [...saleIds])))
    .orderBy(asc(sales.id))
    .for('update');
}
