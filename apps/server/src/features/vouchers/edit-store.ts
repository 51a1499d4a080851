import { soldVouchers, users, voucherServices, vouchers } from '@thyme/db/schema';
import { and, asc, desc, eq, ilike, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type VoucherRow = typeof vouchers.$inferSelect;

export function listVouchers(db: Db, businessId: number): Promise<VoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.businessId, businessId), isNull(vouchers.sessions)))
    .orderBy(desc(vouchers.active), asc(vouchers.position), asc(vouchers.id));
}

export function listVoucherServices(db: Db, businessId: number) {
  return db
    .select({ voucherId: voucherServices.voucherId, serviceId: voucherServices.serviceId })
    .from(voucherServices)
    .where(eq(voucherServices.businessId, businessId));
}

export async function lockVoucher(db: Db, businessId: number, id: number): Promise<VoucherRow | null> {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.businessId, businessId), eq(vouchers.id, id)))
    .for('update');
  return row ?? null;
}

export type VoucherValues = Pick<
  VoucherRow,
  'name' | 'title' | 'note' | 'color' | 'retail' | 'value' | 'validFor' | 'limitNumberOfSales' | 'allServices'
> &
  Partial<Pick<VoucherRow, 'amountFrom' | 'amountTo' | 'sessions' | 'shareable' | 'isMembership' | 'vatRate'>>;

export async function insertVoucher(db: Db, businessId: number, values: VoucherValues, now: number): Promise<number> {
  const [last] = await db
    .select({ position: max(vouchers.position) })
    .from(vouchers)
    .where(eq(vouchers.businessId, businessId));
  const [row] = await db
    .insert(vouchers)
    .values({ businessId, ...values, position: (last?.position ?? -1) + 1, createdAt: now })
    .returning({ id: vouchers.id });
  if (!row) throw new Error('The voucher was not stored.');
  return row.id;
}

export async function updateVoucher(
  db: Db,
  businessId: number,
  id: number,
  values: Partial<VoucherValues & Pick<VoucherRow, 'active'>>,
): Promise<void> {
  await db
    .update(vouchers)
    .set(values)
    .where(and(eq(vouchers.businessId, businessId), eq(vouchers.id, id)));
}

export async function replaceVoucherServices(
  db: Db,
  businessId: number,
  voucherId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await db
    .delete(voucherServices)
    .where(and(eq(voucherServices.businessId, businessId), eq(voucherServices.voucherId, voucherId)));
  if (serviceIds.length > 0)
    await db.insert(voucherServices).values(serviceIds.map((serviceId) => ({ businessId, voucherId, serviceId })));
}

/** The unspent value of sold vouchers. */
export async function sumRemaining(db: Db, businessId: number, now: number): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${soldVouchers.remaining}), 0)` })
    .from(soldVouchers)
    .where(
      and(
        eq(soldVouchers.businessId, businessId),
        eq(soldVouchers.status, 'active'),
        eq(soldVouchers.unit, 'money'),
        sql`${soldVouchers.expiresAt} > to_timestamp(${now})`,
      ),
    );
  return Number(row?.total ?? 0);
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Sold vouchers, latest first. */
export function listSold(db: Db, businessId: number, { text, limit }: { text: string; limit: number }) {
  const found: SQL | undefined =
    text === '' ? undefined : or(ilike(soldVouchers.code, like(text)), ilike(soldVouchers.owner, like(text)));
  return db
    .select({
      id: soldVouchers.id,
      code: soldVouchers.code,
      owner: soldVouchers.owner,
      terms: soldVouchers.terms,
      value: soldVouchers.value,
      remaining: soldVouchers.remaining,
      expiresAt: soldVouchers.expiresAt,
      buyer: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(soldVouchers)
    .innerJoin(users, eq(users.id, soldVouchers.buyerId))
    .where(
      and(
        eq(soldVouchers.businessId, businessId),
        eq(soldVouchers.status, 'active'),
        eq(soldVouchers.unit, 'money'),
        found,
      ),
    )
    .orderBy(desc(soldVouchers.purchasedAt), desc(soldVouchers.id))
    .limit(limit);
}

export type SoldRow = Awaited<ReturnType<typeof listSold>>[number];
