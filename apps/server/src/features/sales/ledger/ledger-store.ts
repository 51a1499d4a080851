import { appointments, ledgerEntries, payments, refunds, sales, soldVouchers, voucherUses } from '@thyme/db/schema';
import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { insertRows, rowsParameter } from '../../../platform/database/insert-rows.ts';
import { preparedSql } from '../../../platform/database/prepared.ts';
import type { SaleKey } from '../sale-key.ts';

export async function insertEntries(db: Db, entries: (typeof ledgerEntries.$inferInsert)[]): Promise<void> {
  if (entries.length > 0) await db.insert(ledgerEntries).values(entries);
}

const { kind, amount, side, actorId } = ledgerEntries;
const isAtDesk = sql`(${kind} = 'voucher_use' and ${actorId} <> ${sales.userId})`;
/** The appointment of one guest's part, if each of a group pays their own. */
const isPart = sql`(${kind} in ('charge', 'voucher_use') and ${sales.partsUntil} is not null and ${ledgerEntries.appointmentId} is not null)`;
const isTill = sql`${kind} in ('till', 'till_refund')`;
const isOfNoAppointment = sql`${ledgerEntries.appointmentId} is null`;
/** Products that the guest ordered with the booking; those of the till refer to their checkout. */
const isOrdered = sql`(${kind} = 'product' and ${ledgerEntries.checkoutId} is null)`;
const total = (which: SQL) => sql<number>`coalesce(sum(${amount}) filter (where ${which}), 0)::float8`;

/** The claim of each appointment, and without an appointment that of vouchers bought; reductions are subtracted. */
export function sumClaims(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select({
      appointmentId: ledgerEntries.appointmentId,
      amount: sql<number>`sum(${ledgerEntries.amount})::float8`,
      sold: total(sql`${kind} in ('sale', 'edit')`),
      goods: total(isOrdered),
    })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.businessId, businessId), eq(ledgerEntries.saleId, saleId), eq(ledgerEntries.side, 'claim')),
    )
    .groupBy(ledgerEntries.appointmentId)
    .orderBy(asc(ledgerEntries.appointmentId));
}

/**
 * The claims of each appointment of every sale that one of these appointments belongs to, and the payments assigned to
 * it. A row without an appointment is for the vouchers that a sale buys.
 */
export function sumByAppointment(db: Db, appointmentIds: readonly number[]) {
  const own = db
    .selectDistinct({ businessId: appointments.businessId, saleId: appointments.saleId })
    .from(appointments)
    .where(inArray(appointments.id, [...appointmentIds]));
  return sumEntries(db, sql`(${ledgerEntries.businessId}, ${ledgerEntries.saleId}) in ${own}`);
}

/** The same for one sale. */
export function sumBySale(db: Db, { businessId, saleId }: SaleKey) {
  return sumEntries(db, and(eq(ledgerEntries.businessId, businessId), eq(ledgerEntries.saleId, saleId)));
}

function sumEntries(db: Db, which: SQL | undefined) {
  return db
    .select({
      saleId: sales.id,
      appointmentId: ledgerEntries.appointmentId,
      claimed: total(sql`${side} = 'claim'`),
      goods: total(isOrdered),
      // Reversed and sold again, it counts once.
      sold: total(sql`${kind} in ('sale', 'edit', 'cancellation')`),
      // Nothing is left of what was sold; a sale that was paid late has been sold again since.
      isCancelled: sql<boolean>`bool_or(${kind} = 'cancellation')
        and coalesce(sum(${amount}) filter (where ${kind} in ('sale', 'edit', 'cancellation')), 0) <= 0`,
      /** Paid for the sale as a whole, whichever appointment it is shown with. */
      shared: total(
        sql`(${kind} in ('charge', 'voucher_use') and not coalesce(${isAtDesk}, false) and not ${isPart}) or (${isTill} and ${isOfNoAppointment})`,
      ),
      till: total(sql`${isTill} and not ${isOfNoAppointment}`),
      // A session belongs to the appointment that it pays for, whoever used it.
      own: total(
        sql`${kind} in ('refund', 'voucher_return', 'session_use', 'session_return') or ${isAtDesk} or ${isPart}`,
      ),
      stuck: total(sql`${kind} = 'refund_failed'`),
    })
    .from(ledgerEntries)
    .innerJoin(sales, and(eq(sales.businessId, ledgerEntries.businessId), eq(sales.id, ledgerEntries.saleId)))
    .where(which)
    .groupBy(sales.id, ledgerEntries.appointmentId)
    .orderBy(asc(sales.id), asc(ledgerEntries.appointmentId));
}

const ofAppointment = ({ businessId, appointmentId }: { businessId: number; appointmentId: number }) =>
  and(eq(ledgerEntries.businessId, businessId), eq(ledgerEntries.appointmentId, appointmentId));

/** The last reduction of an appointment's claim. */
export async function findLastCancellation(
  db: Db,
  appointment: Parameters<typeof ofAppointment>[0],
): Promise<number | null> {
  const [row] = await db
    .select({ amount })
    .from(ledgerEntries)
    .where(and(ofAppointment(appointment), eq(kind, 'cancellation')))
    .orderBy(desc(ledgerEntries.id))
    .limit(1);
  return row ? -row.amount : null;
}

export async function hasPaymentSince(
  db: Db,
  appointment: Parameters<typeof ofAppointment>[0],
  since: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(ofAppointment(appointment), eq(side, 'payment'), gte(ledgerEntries.createdAt, since)))
    .limit(1);
  return row !== undefined;
}

export function listPayments(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.businessId, businessId), eq(payments.saleId, saleId)))
    .orderBy(asc(payments.id));
}

/** The card payments of a sale with separate parts, each with its guest's part. */
export function listPartPayments(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select({ paymentId: ledgerEntries.paymentId, appointmentId: ledgerEntries.appointmentId })
    .from(ledgerEntries)
    .innerJoin(sales, and(eq(sales.businessId, ledgerEntries.businessId), eq(sales.id, ledgerEntries.saleId)))
    .where(
      and(
        eq(ledgerEntries.businessId, businessId),
        eq(ledgerEntries.saleId, saleId),
        eq(ledgerEntries.kind, 'charge'),
        isPart,
      ),
    )
    .orderBy(asc(ledgerEntries.id));
}

/** What each voucher paid for a sale, and how much of it was restored; without packages, whose sessions are not money. */
export function sumVoucherUses(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select({
      soldVoucherId: voucherUses.soldVoucherId,
      given: sql<number>`coalesce(sum(${voucherUses.amount}) filter (where ${voucherUses.amount} > 0), 0)::float8`,
      returned: sql<number>`coalesce(-sum(${voucherUses.amount}) filter (where ${voucherUses.amount} < 0), 0)::float8`,
    })
    .from(voucherUses)
    .innerJoin(
      soldVouchers,
      and(eq(soldVouchers.businessId, voucherUses.businessId), eq(soldVouchers.id, voucherUses.soldVoucherId)),
    )
    .where(and(eq(voucherUses.businessId, businessId), eq(voucherUses.saleId, saleId), eq(soldVouchers.unit, 'money')))
    .groupBy(voucherUses.soldVoucherId)
    .orderBy(asc(voucherUses.soldVoucherId));
}

export interface NewCharge {
  payment: typeof payments.$inferInsert;
  entry: Omit<typeof ledgerEntries.$inferInsert, 'paymentId'>;
}

const writeCharge = preparedSql<{ id: number }>(
  'sales_write_charge',
  sql`
with new_payment as (
  ${insertRows(payments, { rows: 'payment' })} on conflict do nothing returning id
), new_entry as (
  ${insertRows(ledgerEntries, { rows: 'entry', given: { paymentId: sql`p.id` }, join: sql`cross join new_payment p` })}
)
select id from new_payment`,
);
const paymentParameter = rowsParameter(payments);
const entryParameter = rowsParameter(ledgerEntries);

/** Writes a payment with its ledger entry; null if the order already has its payment. */
export async function insertCharge(db: Db, { payment, entry }: NewCharge): Promise<number | null> {
  const values = { payment: paymentParameter([payment]), entry: entryParameter([entry]) };
  const [row] = await writeCharge(db, values);
  return row?.id ?? null;
}

/** Reserves an amount of the payment; null if less than that is left, or the key exists. */
export async function insertRefund(db: Db, refund: typeof refunds.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return row?.id ?? null;
}
