import { ledgerEntries, payments, payoutEntries, refunds } from '@thyme/db/schema';
import type { PayoutEntry } from '@thyme/domain/payouts';
import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../platform/database/database.ts';

export type NewEntry = typeof payoutEntries.$inferInsert;

/** One writer at a time, so that new rows are read and written without a gap. */
export async function lockEntries(transaction: Transaction, businessId: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('payouts'), ${businessId})`);
}

/** Each cause is written once. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length > 0)
    await db
      .insert(payoutEntries)
      .values([...entries])
      .onConflictDoNothing();
}

const isUnwritten = (businessId: number, ref: SQL) => sql`not exists (
  select 1 from ${payoutEntries} e where e.business_id = ${businessId} and e.ref = ${ref})`;

/** Online payments without an entry. Cash and the shop's own card reader do not count. */
export function listNewPayments(db: Db, businessId: number) {
  return db
    .select({
      id: payments.id,
      amount: payments.amount,
      currency: payments.currency,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(
      and(
        eq(payments.businessId, businessId),
        isNotNull(payments.orderId),
        isUnwritten(businessId, sql`'charge:' || ${payments.id}`),
      ),
    )
    .orderBy(asc(payments.id));
}

/** Refunds of online payments that have no entry yet, or have failed since. */
export function listNewRefunds(db: Db, businessId: number) {
  return db
    .select({
      id: refunds.id,
      paymentId: refunds.paymentId,
      amount: refunds.amount,
      currency: refunds.currency,
      status: refunds.status,
      createdAt: refunds.createdAt,
      settledAt: refunds.settledAt,
      isWritten: sql<boolean>`not ${isUnwritten(businessId, sql`'refund:' || ${refunds.id}`)}`,
    })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.businessId, refunds.businessId), eq(payments.id, refunds.paymentId)))
    .where(
      and(
        eq(refunds.businessId, businessId),
        isNotNull(payments.orderId),
        sql`(${isUnwritten(businessId, sql`'refund:' || ${refunds.id}`)} or (${refunds.status} = 'failed'
          and ${isUnwritten(businessId, sql`'refund-failed:' || ${refunds.id}`)}))`,
      ),
    )
    .orderBy(asc(refunds.id));
}

/** What was charged and refunded of a payment so far, and its original fee. */
export async function sumPayment(db: Db, businessId: number, paymentId: number) {
  const [row] = await db
    .select({
      amount: sql<number>`coalesce(sum(${payoutEntries.amount}) filter (where ${payoutEntries.kind} = 'charge'), 0)::float8`,
      fee: sql<number>`coalesce(-sum(${payoutEntries.amount}) filter (where ${payoutEntries.kind} = 'fee'), 0)::float8`,
      refunded: sql<number>`coalesce(-sum(${payoutEntries.amount}) filter (where ${payoutEntries.kind} in ('refund', 'refund_failed')), 0)::float8`,
    })
    .from(payoutEntries)
    .where(and(eq(payoutEntries.businessId, businessId), eq(payoutEntries.paymentId, paymentId)));
  return row ?? { amount: 0, fee: 0, refunded: 0 };
}

/** Sums by kind: all, those of one payout, or those that are not paid out yet. */
export function sumKinds(db: Db, businessId: number, payoutId?: number | null): Promise<PayoutEntry[]> {
  const which =
    payoutId === undefined
      ? undefined
      : payoutId === null
        ? isNull(payoutEntries.payoutId)
        : eq(payoutEntries.payoutId, payoutId);
  return db
    .select({ kind: payoutEntries.kind, amount: sql<number>`sum(${payoutEntries.amount})::float8` })
    .from(payoutEntries)
    .where(and(eq(payoutEntries.businessId, businessId), which))
    .groupBy(payoutEntries.kind);
}

const isWaiting = (businessId: number, before: number) =>
  and(eq(payoutEntries.businessId, businessId), isNull(payoutEntries.payoutId), lt(payoutEntries.createdAt, before));

/** The entries of a period that are not paid out yet. */
export async function sumWaiting(db: Db, businessId: number, before: number): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${payoutEntries.amount}), 0)::float8` })
    .from(payoutEntries)
    .where(isWaiting(businessId, before));
  return row?.amount ?? 0;
}

export async function assignWaiting(
  db: Db,
  { businessId, payoutId, before }: { businessId: number; payoutId: number; before: number },
): Promise<void> {
  await db.update(payoutEntries).set({ payoutId }).where(isWaiting(businessId, before));
}

/** The sales ledger's totals of online payments: charged and refunded. */
export async function sumLedger(db: Db, businessId: number): Promise<{ charged: number; refunded: number }> {
  const { rows } = await db.execute<{ charged: number; refunded: number }>(sql`
    select coalesce(sum(l.amount) filter (where l.kind = 'charge'), 0)::float8 as charged,
      coalesce(-sum(l.amount) filter (where l.kind in ('refund', 'refund_failed')), 0)::float8 as refunded
    from ${ledgerEntries} l left join ${payments} p on p.business_id = l.business_id and p.id = l.payment_id
    where l.business_id = ${businessId} and l.side = 'payment'
      and (l.kind in ('refund', 'refund_failed') or (l.kind = 'charge' and p.order_id is not null))`);
  return rows[0] ?? { charged: 0, refunded: 0 };
}

/** The sum of the entries of all payouts: zero, if every payout paid exactly its entries. */
export async function sumPaidOut(db: Db, businessId: number): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${payoutEntries.amount}), 0)::float8` })
    .from(payoutEntries)
    .where(and(eq(payoutEntries.businessId, businessId), isNotNull(payoutEntries.payoutId)));
  return row?.amount ?? 0;
}
