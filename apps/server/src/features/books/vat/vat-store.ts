import { businesses, ledgerEntries, saleLines, services, vatPostings, vouchers } from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import type { PostingKind, VatTreatment } from '@thyme/domain/books';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface PostedSum {
  kind: PostingKind;
  treatment: VatTreatment;
  rate: number | null;
  gross: number;
  vat: number;
}

/** Payments of a period, by what they were for and how that is taxed. */
export async function sumPostings(db: Db, businessId: number, { from, to }: Span): Promise<PostedSum[]> {
  return db
    .select({
      kind: vatPostings.kind,
      treatment: vatPostings.treatment,
      rate: sql<number | null>`${vatPostings.rate}::float8`,
      gross: sql<number>`sum(${vatPostings.gross})::float8`,
      vat: sql<number>`sum(${vatPostings.vat})::float8`,
    })
    .from(vatPostings)
    .where(and(eq(vatPostings.businessId, businessId), gte(vatPostings.at, from), lt(vatPostings.at, to)))
    .groupBy(vatPostings.kind, vatPostings.treatment, vatPostings.rate)
    .orderBy(sql`${vatPostings.rate} desc nulls last`);
}

/** The ledger's total of a period, which the postings sum to. */
export async function sumPaid(db: Db, businessId: number, { from, to }: Span): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.businessId, businessId),
        eq(ledgerEntries.side, 'payment'),
        gte(ledgerEntries.createdAt, from),
        lt(ledgerEntries.createdAt, to),
      ),
    );
  return row?.amount ?? 0;
}

export function listServices(db: Db, businessId: number) {
  return db
    .select({ id: services.id, name: services.name, rate: services.vatRate, active: services.active })
    .from(services)
    .where(and(eq(services.businessId, businessId), eq(services.active, true)))
    .orderBy(asc(services.name), asc(services.id));
}

/** Products sold recently that are not in the list of products, each with its last rate. */
export async function listProducts(db: Db, businessId: number) {
  const { rows } = await db.execute<{ name: string; rate: number | null }>(sql`
    select distinct on (lower(product_name)) product_name as name, vat_rate::float8 as rate
    from (select * from ${saleLines} where business_id = ${businessId} and kind = 'product' order by id desc limit 500) l
    order by lower(product_name), id desc`);
  return rows;
}

export function listVouchers(db: Db, businessId: number) {
  return db
    .select({
      id: vouchers.id,
      name: vouchers.name,
      purpose: vouchers.purpose,
      allServices: vouchers.allServices,
      active: vouchers.active,
    })
    .from(vouchers)
    .where(and(eq(vouchers.businessId, businessId), eq(vouchers.isMembership, false)))
    .orderBy(asc(vouchers.position), asc(vouchers.id));
}

export async function setPurpose(
  db: Db,
  { businessId, id, purpose }: { businessId: number; id: number; purpose: 'single' | 'multi' },
): Promise<boolean> {
  const rows = await db
    .update(vouchers)
    .set({ purpose })
    .where(and(eq(vouchers.businessId, businessId), eq(vouchers.id, id)))
    .returning({ id: vouchers.id });
  return rows.length > 0;
}

export async function findCountry(db: Db, businessId: number): Promise<string> {
  const [row] = await db.select({ country: businesses.country }).from(businesses).where(eq(businesses.id, businessId));
  return row?.country ?? '';
}
