import {
  businesses,
  saleLines,
  services,
  soldVouchers,
  users,
  voucherServices,
  vouchers,
  voucherUses,
} from '@thyme/db/schema';
import { statusesBefore } from '@thyme/domain/life-cycle';
import { SOLD_VOUCHER_LIFE, type SoldVoucherStatus } from '@thyme/domain/vouchers';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { offsetOf, type PageRequest } from '../../platform/database/pagination.ts';
import { perShard } from '../../platform/database/shards.ts';
import { claimCodes } from '../../platform/database/unique-codes.ts';

export type SoldVoucherRow = typeof soldVouchers.$inferSelect;

export interface SaleKey {
  businessId: number;
  saleId: number;
}

const selectVouchers = (db: Db, condition: SQL | undefined) =>
  db.select().from(soldVouchers).where(condition).orderBy(asc(soldVouchers.id));

export function listByCodes(db: Db, codes: readonly string[]): Promise<SoldVoucherRow[]> {
  return selectVouchers(db, inArray(soldVouchers.code, [...codes]));
}

/** Locked in the order of their ids, so that two bookings with the same vouchers wait for each other. */
export async function lockByCodes(db: Db, codes: readonly string[]): Promise<SoldVoucherRow[]> {
  const locked: SoldVoucherRow[] = [];
  for (const isHere of await perShard(db, soldVouchers, inArray(soldVouchers.code, [...codes])))
    locked.push(...(await selectVouchers(db, isHere).for('update')));
  return locked;
}

export async function findByCode(db: Db, code: string): Promise<SoldVoucherRow | null> {
  const [row] = await db.select().from(soldVouchers).where(eq(soldVouchers.code, code));
  return row ?? null;
}

/** Reduces a voucher's balance, or restores it if negative. Null if the balance is too low or the voucher is not active. */
export async function insertUse(db: Db, use: typeof voucherUses.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(voucherUses).values(use).returning({ id: voucherUses.id });
  return row?.id ?? null;
}

interface SoldKey {
  businessId: number;
  soldVoucherId: number;
}

const isSold = ({ businessId, soldVoucherId }: SoldKey) =>
  and(eq(soldVouchers.businessId, businessId), eq(soldVouchers.id, soldVoucherId));

/** When a voucher expires, by the clock of its shop. */
export async function findEnd(db: Db, key: SoldKey): Promise<{ expiresAt: number; zone: string }> {
  const [row] = await db
    .select({ expiresAt: soldVouchers.expiresAt, zone: businesses.zone })
    .from(soldVouchers)
    .innerJoin(businesses, eq(businesses.id, soldVouchers.businessId))
    .where(isSold(key));
  if (!row) throw new Error(`Voucher ${key.soldVoucherId} does not exist.`);
  return row;
}

export async function setEnd(db: Db, key: SoldKey, expiresAt: number): Promise<void> {
  await db.update(soldVouchers).set({ expiresAt }).where(isSold(key));
}

/** The first user of an unclaimed code becomes its owner; false if another guest has claimed it. */
export async function claimFor(db: Db, id: number, userId: number): Promise<boolean> {
  const rows = await db
    .update(soldVouchers)
    .set({ ownerId: userId })
    .where(
      and(
        eq(soldVouchers.id, id),
        eq(soldVouchers.status, 'active'),
        or(isNull(soldVouchers.ownerId), eq(soldVouchers.ownerId, userId)),
      ),
    )
    .returning({ id: soldVouchers.id });
  return rows.length > 0;
}

/** Lines of a sale that buy vouchers, with the current offer. Sorted by offer. */
export function listBoughtLines(db: Db, { businessId, saleId }: SaleKey) {
  return db
    .select({
      lineId: saleLines.id,
      quantity: saleLines.productQty,
      unitPrice: saleLines.unitPrice,
      owner: saleLines.voucherOwner,
      voucher: vouchers,
      zone: businesses.zone,
      currency: businesses.currency,
      slug: businesses.slug,
      shopRate: sql<
        number | null
      >`case when coalesce(${businesses.vatNumber}, '') <> '' then ${businesses.vatRate}::float8 end`,
    })
    .from(saleLines)
    .innerJoin(vouchers, and(eq(vouchers.businessId, saleLines.businessId), eq(vouchers.id, saleLines.voucherId)))
    .innerJoin(businesses, eq(businesses.id, saleLines.businessId))
    .where(and(eq(saleLines.businessId, businessId), eq(saleLines.saleId, saleId)))
    .orderBy(asc(saleLines.voucherId), asc(saleLines.id));
}

export function listIncluded(db: Db, voucherIds: readonly number[]) {
  return db
    .select({ voucherId: voucherServices.voucherId, id: services.id, label: services.name })
    .from(voucherServices)
    .innerJoin(
      services,
      and(eq(services.businessId, voucherServices.businessId), eq(services.id, voucherServices.serviceId)),
    )
    .where(inArray(voucherServices.voucherId, [...voucherIds]))
    .orderBy(asc(services.position), asc(services.id));
}

/** Counts sales against the limit; false if fewer are left. A negative quantity restores them. */
export async function countSales(
  db: Db,
  voucher: { businessId: number; id: number; quantity: number },
): Promise<boolean> {
  const { businessId, id, quantity } = voucher;
  const fits = sql`(${vouchers.limitNumberOfSales} is null or ${vouchers.totalSale} + ${quantity} <= ${vouchers.limitNumberOfSales})`;
  const rows = await db
    .update(vouchers)
    .set({ totalSale: sql`${vouchers.totalSale} + ${quantity}` })
    .where(
      and(
        eq(vouchers.businessId, businessId),
        eq(vouchers.id, id),
        quantity > 0 ? and(eq(vouchers.active, true), fits) : undefined,
      ),
    )
    .returning({ id: vouchers.id });
  return rows.length > 0;
}

export async function insertSold(db: Db, rows: (typeof soldVouchers.$inferInsert)[]): Promise<void> {
  for (const businessId of new Set(rows.map((row) => row.businessId))) {
    const codes = rows.filter((row) => row.businessId === businessId).map(({ code }) => code);
    if (!(await claimCodes(db, 'voucher', { businessId, codes }))) throw new Error('A voucher code exists already.');
  }
  await db.insert(soldVouchers).values(rows);
}

export function listOfSale(db: Db, { businessId, saleId }: SaleKey): Promise<SoldVoucherRow[]> {
  return db
    .select()
    .from(soldVouchers)
    .where(and(eq(soldVouchers.businessId, businessId), eq(soldVouchers.saleId, saleId)))
    .orderBy(asc(soldVouchers.voucherId), asc(soldVouchers.id));
}

/** Changes the status of a sale's vouchers where the life cycle allows it, and returns those. */
export async function setStatus(
  db: Db,
  { businessId, saleId }: SaleKey,
  status: SoldVoucherStatus,
): Promise<SoldVoucherRow[]> {
  return db
    .update(soldVouchers)
    .set({ status })
    .where(
      and(
        eq(soldVouchers.businessId, businessId),
        eq(soldVouchers.saleId, saleId),
        inArray(soldVouchers.status, statusesBefore(SOLD_VOUCHER_LIFE, status)),
      ),
    )
    .returning();
}

const held = (userId: number) =>
  and(
    eq(soldVouchers.status, 'active'),
    eq(soldVouchers.unit, 'money'),
    or(eq(soldVouchers.buyerId, userId), eq(soldVouchers.ownerId, userId)),
  );

/** Vouchers that a guest bought or was given, newest first; optionally of one sale. */
export async function listHeld(db: Db, userId: number, { saleId, ...page }: PageRequest & { saleId: number | null }) {
  const isListed = and(held(userId), saleId === null ? undefined : eq(soldVouchers.saleId, saleId));
  const rows = await db
    .select()
    .from(soldVouchers)
    .where(isListed)
    .orderBy(desc(soldVouchers.purchasedAt), desc(soldVouchers.id))
    .limit(page.count)
    .offset(offsetOf(page));
  const [all] = await db.select({ total: count() }).from(soldVouchers).where(isListed);
  return { rows, total: all?.total ?? 0 };
}

/** One of a guest's own vouchers. */
export async function findHeld(db: Db, userId: number, id: number): Promise<SoldVoucherRow | null> {
  const [row] = await db
    .select()
    .from(soldVouchers)
    .where(and(eq(soldVouchers.id, id), held(userId)));
  return row ?? null;
}

/** The balance changes, oldest first. */
export function listUses(db: Db, soldVoucherIds: readonly number[]) {
  return db
    .select()
    .from(voucherUses)
    .where(inArray(voucherUses.soldVoucherId, [...soldVoucherIds]))
    .orderBy(asc(voucherUses.soldVoucherId), asc(voucherUses.id));
}

export async function findBuyer(db: Db, userId: number) {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function findShop(db: Db, businessId: number) {
  const [row] = await db
    .select({
      id: businesses.id,
      name: businesses.name,
      slug: businesses.slug,
      location: businesses.location,
      zone: businesses.zone,
    })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return row ?? null;
}

/** Recipients' addresses of vouchers that were never paid for. A payment may still arrive for a day. */
export async function forgetUnusedEmails(db: Db, before: number): Promise<number> {
  const { rowCount } = await db
    .update(soldVouchers)
    .set({ ownerEmail: null, sendAt: null })
    .where(
      and(eq(soldVouchers.status, 'void'), isNotNull(soldVouchers.ownerEmail), lte(soldVouchers.purchasedAt, before)),
    );
  return rowCount ?? 0;
}

/** The VAT of a voucher that is taxed when it is sold. */
export async function setLineRate(
  db: Db,
  { businessId, lineId, vatRate }: { businessId: number; lineId: number; vatRate: number },
): Promise<void> {
  await db
    .update(saleLines)
    .set({ vatRate })
    .where(and(eq(saleLines.businessId, businessId), eq(saleLines.id, lineId)));
}

/** The current rates of the services that vouchers are valid for; none for a shop that is not registered for VAT. */
export async function listServiceRates(db: Db, businessId: number, voucherIds: readonly number[]) {
  if (voucherIds.length === 0) return [];
  const rate = sql<number | null>`case when coalesce(${businesses.vatNumber}, '') <> ''
    then coalesce(${services.vatRate}, ${businesses.vatRate})::float8 end`;
  return db
    .select({ voucherId: voucherServices.voucherId, rate })
    .from(voucherServices)
    .innerJoin(
      services,
      and(eq(services.businessId, voucherServices.businessId), eq(services.id, voucherServices.serviceId)),
    )
    .innerJoin(businesses, eq(businesses.id, voucherServices.businessId))
    .where(and(eq(voucherServices.businessId, businessId), inArray(voucherServices.voucherId, [...voucherIds])));
}
