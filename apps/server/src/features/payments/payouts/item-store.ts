import { payments, payoutEntries, payouts, sales, users } from '@thyme/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface PayoutItem {
  id: number;
  kind: string;
  amount: number;
  fee: number;
  at: number;
  saleId: number | null;
  guest: string | null;
  instrument: string | null;
}

const MOST = 1000;

/** A fee entry belongs to the line of its payment or refund. */
const feeOf = sql`case e.kind when 'charge' then 'fee:' || e.payment_id when 'refund' then 'fee-refund:' || e.refund_id
  when 'refund_failed' then 'fee-refund-failed:' || e.refund_id end`;

async function listItems(db: Db, businessId: number, which: SQL, limit: number): Promise<PayoutItem[]> {
  const { rows } = await db.execute<Record<string, unknown> & PayoutItem>(sql`
    select e.id, e.kind, e.amount::float8 as amount, coalesce(f.amount, 0)::float8 as fee,
      floor(extract(epoch from e.created_at))::float8 as at, p.sale_id as "saleId",
      btrim(u.first_name || ' ' || u.last_name) as guest, p.instrument
    from ${payoutEntries} e
    left join ${payoutEntries} f on f.business_id = e.business_id and f.ref = ${feeOf}
    left join ${payments} p on p.business_id = e.business_id and p.id = e.payment_id
    left join ${sales} s on s.business_id = p.business_id and s.id = p.sale_id
    left join ${users} u on u.id = s.user_id
    where e.business_id = ${businessId} and e.kind not in ('fee', 'fee_refund', 'payout') and ${which}
    order by e.created_at desc, e.id desc limit ${limit}`);
  return rows;
}

/** The lines of a payout, or with null of the next one, each with its fee, latest first. */
export function listPayoutItems(db: Db, businessId: number, payoutId: number | null): Promise<PayoutItem[]> {
  const which = payoutId === null ? sql`e.payout_id is null` : sql`e.payout_id = ${payoutId}`;
  return listItems(db, businessId, which, MOST);
}

export type PayoutCount = { payoutId: number | null; payments: number };

/** How many payments each payout contains. */
export async function countPayments(db: Db, businessId: number): Promise<PayoutCount[]> {
  const { rows } = await db.execute<Record<string, unknown> & PayoutCount>(sql`
    select payout_id as "payoutId", count(*)::float8 as payments from ${payoutEntries}
    where business_id = ${businessId} and kind = 'charge' group by payout_id`);
  return rows;
}

export interface ExportedItem extends Omit<PayoutItem, 'at' | 'fee' | 'saleId'> {
  /** In microseconds, as the cursor of the next batch. */
  at: string;
  instant: number;
  payoutId: number | null;
  arrivesAt: number | null;
}

/** All movements of a period for the accountant, in batches. */
export async function listExported(
  db: Db,
  { businessId, from, to }: { businessId: number; from: number; to: number },
  page: { after?: { at: string; id: number } | undefined; limit: number },
): Promise<ExportedItem[]> {
  const rest = page.after ? sql`and (e.created_at, e.id) > (${page.after.at}::timestamptz, ${page.after.id})` : sql``;
  const { rows } = await db.execute<Record<string, unknown> & ExportedItem>(sql`
    select e.id, e.kind, e.amount::float8 as amount, e.created_at::text as at,
      floor(extract(epoch from e.created_at))::float8 as instant, btrim(u.first_name || ' ' || u.last_name) as guest, p.instrument,
      e.payout_id as "payoutId", floor(extract(epoch from o.arrives_at))::float8 as "arrivesAt"
    from ${payoutEntries} e
    left join ${payments} p on p.business_id = e.business_id and p.id = e.payment_id
    left join ${sales} s on s.business_id = p.business_id and s.id = p.sale_id
    left join ${users} u on u.id = s.user_id
    left join ${payouts} o on o.business_id = e.business_id and o.id = e.payout_id
    where e.business_id = ${businessId} and e.created_at >= to_timestamp(${from}) and e.created_at < to_timestamp(${to}) ${rest}
    order by e.created_at, e.id limit ${page.limit}`);
  return rows;
}
