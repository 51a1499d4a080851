import { checkouts, ledgerEntries, saleLines, sales, voucherUses } from '@thyme/db/schema';
import type { Minor } from '@thyme/domain/money';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { AppointmentKey } from '../appointment-key.ts';
import type { SaleKey } from '../sale-key.ts';

/** The lines of the invoice that belong to an appointment. */
export function listBillLines(db: Db, { businessId, appointmentId }: AppointmentKey) {
  return db
    .select()
    .from(saleLines)
    .where(and(eq(saleLines.businessId, businessId), eq(saleLines.appointmentId, appointmentId)))
    .orderBy(asc(saleLines.id));
}

export async function insertProducts(db: Db, rows: (typeof saleLines.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await db.insert(saleLines).values(rows).returning({ id: saleLines.id });
  return added.map(({ id }) => id);
}

/** Increases the discount of a line, or reduces it if negative; `memberPercent` marks it as a member price, null as no longer one. */
export async function discountLine(
  db: Db,
  {
    businessId,
    lineId,
    discount,
    ...member
  }: { businessId: number; lineId: number; discount: Minor; memberPercent?: number | null },
): Promise<void> {
  if (discount === 0) return;
  await db
    .update(saleLines)
    .set({ discount: sql`${saleLines.discount} + ${discount}`, ...member })
    .where(and(eq(saleLines.businessId, businessId), eq(saleLines.id, lineId)));
}

export async function deleteProducts(db: Db, businessId: number, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await db
    .delete(saleLines)
    .where(
      and(eq(saleLines.businessId, businessId), eq(saleLines.kind, 'product'), inArray(saleLines.id, [...lineIds])),
    );
}

/** Increases the sale's total by products added at the till, or reduces it by removed ones. */
export async function growSale(db: Db, { businessId, saleId }: SaleKey, amount: Minor): Promise<void> {
  if (amount === 0) return;
  await db
    .update(sales)
    .set({ subTotal: sql`${sales.subTotal} + ${amount}`, totalAmount: sql`${sales.totalAmount} + ${amount}` })
    .where(and(eq(sales.businessId, businessId), eq(sales.id, saleId)));
}

export async function insertCheckout(db: Db, row: typeof checkouts.$inferInsert): Promise<number> {
  const [added] = await db.insert(checkouts).values(row).returning({ id: checkouts.id });
  if (!added) throw new Error('The checkout was not stored.');
  return added.id;
}

/** The last payment at the till for an appointment that was not undone. */
export async function findLastCheckout(db: Db, { businessId, appointmentId }: AppointmentKey) {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(
      and(eq(checkouts.businessId, businessId), eq(checkouts.appointmentId, appointmentId), isNull(checkouts.undoneAt)),
    )
    .orderBy(desc(checkouts.id))
    .limit(1);
  return row ?? null;
}

export async function setUndone(
  db: Db,
  { businessId, id }: { businessId: number; id: number },
  { at, by }: { at: number; by: number },
): Promise<void> {
  await db
    .update(checkouts)
    .set({ undoneAt: at, undoneById: by })
    .where(and(eq(checkouts.businessId, businessId), eq(checkouts.id, id)));
}

/** The entries of a checkout, with the voucher of each that used one. */
export function listCheckoutEntries(db: Db, { businessId, id }: { businessId: number; id: number }) {
  return db
    .select({ entry: ledgerEntries, soldVoucherId: voucherUses.soldVoucherId })
    .from(ledgerEntries)
    .leftJoin(
      voucherUses,
      and(eq(voucherUses.businessId, ledgerEntries.businessId), eq(voucherUses.id, ledgerEntries.voucherUseId)),
    )
    .where(and(eq(ledgerEntries.businessId, businessId), eq(ledgerEntries.checkoutId, id)))
    .orderBy(asc(ledgerEntries.id));
}

/** Whether money of an appointment was refunded after an instant, other than by an undo. */
export async function hasRefundSince(
  db: Db,
  { businessId, appointmentId }: AppointmentKey,
  entryId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.businessId, businessId),
        eq(ledgerEntries.appointmentId, appointmentId),
        gt(ledgerEntries.id, entryId),
        isNull(ledgerEntries.checkoutId),
        inArray(ledgerEntries.kind, ['refund', 'voucher_return', 'session_return', 'till_refund']),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** What was paid for an appointment in cash and by card reader, less refunds. */
export async function sumTill(
  db: Db,
  { businessId, appointmentId }: AppointmentKey,
): Promise<{ cash: Minor; card: Minor }> {
  const rows = await db
    .select({ method: ledgerEntries.method, amount: sql<number>`sum(${ledgerEntries.amount})::float8` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.businessId, businessId),
        eq(ledgerEntries.appointmentId, appointmentId),
        inArray(ledgerEntries.kind, ['till', 'till_refund']),
      ),
    )
    .groupBy(ledgerEntries.method);
  const of = (method: string) => rows.find((row) => row.method === method)?.amount ?? 0;
  return { cash: of('cash'), card: of('card') };
}

/** Each person's share of the tips of an appointment. */
export async function sumTips(db: Db, { businessId, appointmentId }: AppointmentKey) {
  const rows = await db
    .select({ chairId: ledgerEntries.chairId, amount: sql<number>`sum(${ledgerEntries.amount})::float8` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.businessId, businessId),
        eq(ledgerEntries.appointmentId, appointmentId),
        eq(ledgerEntries.kind, 'tip'),
      ),
    )
    .groupBy(ledgerEntries.chairId)
    .orderBy(asc(ledgerEntries.chairId));
  return rows.filter(({ amount }) => amount > 0);
}

/** Products that the business sold recently, each with its last price. */
export async function listRecentProducts(db: Db, businessId: number, limit: number) {
  const { rows } = await db.execute<{ name: string; price: number; vatRate: number | null }>(sql`
    select name, price, "vatRate" from (
      select distinct on (lower(product_name)) id, product_name as name, unit_price::float8 as price, vat_rate::float8 as "vatRate"
      from (select * from ${saleLines} where business_id = ${businessId} and kind = 'product' order by id desc limit 500) l
      order by lower(product_name), id desc) p
    order by id desc limit ${limit}`);
  return rows;
}

/** What was paid at the till for an appointment, by method, less refunds. */
export async function sumByMethod(db: Db, { businessId, appointmentId }: AppointmentKey) {
  const isAtTill = sql`(${ledgerEntries.kind} in ('till', 'till_refund') or (${ledgerEntries.checkoutId} is not null and ${ledgerEntries.side} = 'payment'))`;
  const rows = await db
    .select({
      method: sql<string>`coalesce(${ledgerEntries.method}, 'cash')`,
      amount: sql<number>`sum(${ledgerEntries.amount})::float8`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.businessId, businessId), eq(ledgerEntries.appointmentId, appointmentId), isAtTill))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return rows.filter(({ amount }) => amount > 0);
}
