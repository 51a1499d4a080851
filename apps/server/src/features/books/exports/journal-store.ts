import {
  creditNotes,
  drawerMovements,
  invoices,
  ledgerEntries,
  sales,
  soldVouchers,
  tillDays,
  users,
  vatPostings,
  voucherUses,
} from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import type { PostedPart } from '@thyme/domain/books';
import type { LocalDate } from '@thyme/domain/time';
import { and, asc, between, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Cursor of the next batch. */
export interface BatchEnd {
  at: string;
  id: number;
}

const START: BatchEnd = { at: '-infinity', id: 0 };

export interface EntryRow extends BatchEnd {
  instant: number;
  way: 'cash' | 'card' | 'online' | 'voucher';
  kind: string;
  amount: number;
  guest: string;
  invoice: string | null;
  parts: PostedPart[];
  /** The voucher that was used or restored, the amount, and the balance afterwards. */
  voucher: { value: number; retail: number; purpose: string | null; used: number; remaining: number } | null;
}

const printed = sql`i.prefix || lpad(i.number::text, greatest(6, length(i.number::text)), '0')`;

/** Payments of a period in order, with what they were for, starting at a cursor. */
export async function listEntryBatch(
  db: Db,
  { businessId, from, to }: Span & { businessId: number },
  { after = START, limit }: { after?: BatchEnd | undefined; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await db.execute<EntryRow & Record<string, unknown>>(sql`
    select e.id, e.created_at::text as at, floor(extract(epoch from e.created_at))::float8 as instant, e.kind, e.amount::float8 as amount,
      case when e.method in ('voucher', 'package') then 'voucher' when e.kind in ('till', 'till_refund') then
        case when coalesce(e.method, 'cash') = 'cash' then 'cash' else 'card' end else 'online' end as way,
      btrim(u.first_name || ' ' || u.last_name) as guest,
      case when i.id is null then null else ${printed} end as invoice,
      coalesce((select json_agg(json_build_object('kind', p.kind, 'lineKind', p.line_kind, 'rate', p.vat_rate::float8,
        'gross', p.gross, 'vat', p.vat) order by p.id) from ${vatPostings} p
        where p.business_id = e.business_id and p.entry_id = e.id), '[]') as parts,
      case when v.id is null then null else json_build_object('value', v.value, 'retail', (v.terms->>'retail')::bigint,
        'purpose', v.terms->>'purpose', 'used', vu.amount, 'remaining', vu.remaining) end as voucher
    from ${ledgerEntries} e
    join ${sales} s on s.business_id = e.business_id and s.id = e.sale_id
    join ${users} u on u.id = s.user_id
    left join ${invoices} i on i.business_id = e.business_id and i.sale_id = e.sale_id
    left join ${voucherUses} vu on vu.business_id = e.business_id and vu.id = e.voucher_use_id
    left join ${soldVouchers} v on v.business_id = vu.business_id and v.id = vu.sold_voucher_id
    where e.business_id = ${businessId} and e.side = 'payment'
      and e.created_at >= to_timestamp(${from}) and e.created_at < to_timestamp(${to})
      and (e.created_at, e.id) > (${after.at}::timestamptz, ${after.id})
    order by e.created_at, e.id limit ${limit}`);
  return rows;
}

/** Cash movements other than payments. */
export function listDrawer(db: Db, businessId: number, from: LocalDate, to: LocalDate) {
  return db
    .select({
      date: drawerMovements.date,
      kind: drawerMovements.kind,
      amount: drawerMovements.amount,
      reason: drawerMovements.reason,
    })
    .from(drawerMovements)
    .where(
      and(
        eq(drawerMovements.businessId, businessId),
        between(drawerMovements.date, from, to),
        inArray(drawerMovements.kind, ['in', 'out']),
      ),
    )
    .orderBy(asc(drawerMovements.date), asc(drawerMovements.id));
}

/** Cash differences that were found when days were closed. */
export async function listDifferences(db: Db, businessId: number, from: LocalDate, to: LocalDate) {
  const rows = await db
    .select({ date: tillDays.date, drawer: tillDays.drawer })
    .from(tillDays)
    .where(and(eq(tillDays.businessId, businessId), between(tillDays.date, from, to), isNotNull(tillDays.drawer)))
    .orderBy(asc(tillDays.date));
  return rows.flatMap(({ date, drawer }) =>
    drawer && drawer.difference !== 0 ? [{ date, amount: drawer.difference }] : [],
  );
}

export interface InvoiceRow extends BatchEnd {
  saleId: number;
  instant: number;
  number: string;
  buyer: string;
  owed: number;
  paid: number;
}

/** Invoices of a period in order. */
export async function listInvoiceBatch(
  db: Db,
  { businessId, from, to }: Span & { businessId: number },
  { after = START, limit }: { after?: BatchEnd | undefined; limit: number },
): Promise<InvoiceRow[]> {
  const { rows } = await db.execute<InvoiceRow & Record<string, unknown>>(sql`
    select i.id, i.created_at::text as at, floor(extract(epoch from i.created_at))::float8 as instant, i.sale_id as "saleId",
      ${printed} as number, i.buyer->>'name' as buyer, s.claimed_amount::float8 as owed, s.paid_amount::float8 as paid
    from ${invoices} i join ${sales} s on s.business_id = i.business_id and s.id = i.sale_id
    where i.business_id = ${businessId} and i.created_at >= to_timestamp(${from}) and i.created_at < to_timestamp(${to})
      and (i.created_at, i.id) > (${after.at}::timestamptz, ${after.id})
    order by i.created_at, i.id limit ${limit}`);
  return rows;
}

export interface NoteRow extends BatchEnd {
  instant: number;
  number: string;
  amends: string;
  buyer: string;
  reason: string;
  lines: { amount: number; vatRate: number | null; vat: number }[];
}

/** Credit notes of a period in order. */
export async function listNoteBatch(
  db: Db,
  { businessId, from, to }: Span & { businessId: number },
  { after = START, limit }: { after?: BatchEnd | undefined; limit: number },
): Promise<NoteRow[]> {
  const { rows } = await db.execute<NoteRow & Record<string, unknown>>(sql`
    select n.id, n.created_at::text as at, floor(extract(epoch from n.created_at))::float8 as instant,
      n.prefix || lpad(n.number::text, greatest(6, length(n.number::text)), '0') as number,
      ${printed} as amends, i.buyer->>'name' as buyer, n.reason, n.lines
    from ${creditNotes} n join ${invoices} i on i.business_id = n.business_id and i.id = n.invoice_id
    where n.business_id = ${businessId} and n.created_at >= to_timestamp(${from}) and n.created_at < to_timestamp(${to})
      and (n.created_at, n.id) > (${after.at}::timestamptz, ${after.id})
    order by n.created_at, n.id limit ${limit}`);
  return rows;
}
