import {
  guestStatuses,
  importRows,
  ledgerEntries,
  saleLines,
  sales,
  soldVouchers,
  users,
  vouchers,
  voucherUses,
} from '@thyme/db/schema';
import { voucherLimits } from '@thyme/domain/vouchers';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { claimCodes } from '../../../platform/database/unique-codes.ts';
import { fromRows, isTaken } from '../rows-store.ts';
import type { ImportKey } from '../store.ts';

/** The business that uses a code. */
export async function listTakenCodes(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: soldVouchers.code, businessId: soldVouchers.businessId })
    .from(soldVouchers)
    .where(inArray(soldVouchers.code, [...codes]));
  return new Map(rows.map(({ code, businessId }) => [code, businessId]));
}

export interface VoucherRow {
  rowNumber: number;
  guest: number | null;
  code: string;
  value: number;
  balance: number;
  expires: string | null;
  owner: string;
  isNamed: boolean;
}

/** Rows that become vouchers; codes that were sold since the check are skipped. */
export async function listNewVouchers(db: Db, key: ImportKey): Promise<VoucherRow[]> {
  const { rows } = await db.execute(sql`
    select r.row_number as "rowNumber", r.guest, r.parsed ->> 'code' as code, (r.parsed ->> 'value')::float8 as value,
      (r.parsed ->> 'balance')::float8 as balance, r.parsed ->> 'expires' as expires, (r.parsed ->> 'isNamed')::boolean as "isNamed",
      trim((r.parsed ->> 'firstName') || ' ' || (r.parsed ->> 'lastName')) as owner
    from ${fromRows(key)} and ${isTaken} and r.parsed ->> 'known' is null
      and not exists (select from ${soldVouchers} v where v.voucher_code = r.parsed ->> 'code')
    order by r.row_number`);
  return rows as unknown as VoucherRow[];
}

/** The offer that imported vouchers belong to; it is never on sale. */
export async function offerFor(db: Db, businessId: number, value: number): Promise<number> {
  const [row] = await db
    .insert(vouchers)
    .values({ businessId, name: 'Imported voucher', retail: value, value, active: false })
    .returning({ id: vouchers.id });
  if (!row) throw new Error('The offer was not stored.');
  return row.id;
}

/** The guest of vouchers that name no one; appears in no list. */
export async function insertHolder(db: Db, businessId: number, now: number): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ firstName: 'Voucher', lastName: 'holder', userType: 2, createdAt: now, updatedAt: now })
    .returning({ id: users.id });
  if (!row) throw new Error('The guest was not stored.');
  await db
    .insert(guestStatuses)
    .values({ businessId, userId: row.id, isNameless: true, createdAt: now, updatedAt: now });
  return row.id;
}

export interface Opening {
  businessId: number;
  userId: number;
  voucherId: number;
  row: VoucherRow;
  currency: string;
  expiresAt: number;
  actorId: number;
  note: string;
  now: number;
}

/**
 * The opening entry of a voucher: its balance is claimed and discounted at once, because the money was taken elsewhere,
 * so it appears in neither today's takings nor VAT. It is taxed when used.
 */
export async function insertOpening(db: Db, opening: Opening): Promise<{ saleId: number; voucherId: number }> {
  const { businessId, userId, voucherId, row, currency, expiresAt, actorId, note, now } = opening;
  const { balance: amount, value, code } = row;
  const times = { createdAt: now, updatedAt: now };
  const [sale] = await db
    .insert(sales)
    .values({
      businessId,
      userId,
      status: 'confirmed',
      confirmedAt: now,
      source: 'desk',
      currency,
      subTotal: amount,
      discount: amount,
      totalAmount: 0,
      ...times,
    })
    .returning({ id: sales.id });
  if (!sale) throw new Error('The sale was not stored.');
  const [line] = await db
    .insert(saleLines)
    .values({
      businessId,
      saleId: sale.id,
      kind: 'voucher',
      voucherId,
      productName: 'Imported voucher',
      unitPrice: amount,
      discount: amount,
    })
    .returning({ id: saleLines.id });
  if (!line) throw new Error('The line was not stored.');
  const entry = { businessId, saleId: sale.id, side: 'claim', currency, actorId, note, createdAt: now };
  await db.insert(ledgerEntries).values([
    { ...entry, kind: 'sale', amount },
    { ...entry, kind: 'discount', amount: -amount },
  ]);
  const terms = { name: 'Imported voucher', title: '', color: 'sage', retail: value, validFor: 60, services: [] };
  if (!(await claimCodes(db, 'voucher', { businessId, codes: [code] })))
    throw new Error('A voucher code exists already.');
  const [sold] = await db
    .insert(soldVouchers)
    .values({
      businessId,
      voucherId,
      saleId: sale.id,
      saleLineId: line.id,
      buyerId: userId,
      owner: row.isNamed ? [...row.owner].slice(0, voucherLimits.owner).join('') : 'Whoever has the code',
      ...{ code, terms, value, remaining: amount, currency, status: 'active', purchasedAt: now, expiresAt },
    })
    .returning({ id: soldVouchers.id });
  if (!sold) throw new Error('The voucher was not stored.');
  return { saleId: sale.id, voucherId: sold.id };
}

/** Voids unused vouchers. Returns how many stay. */
export async function voidUnused(db: Db, { businessId, importId }: ImportKey, now: number): Promise<number> {
  const own = sql`r.business_id = ${businessId} and r.import_id = ${importId} and r.subject is not null`;
  await db.execute(sql`
    with gone as (select r.subject, r.sale from ${importRows} r where ${own}
      and not exists (select from ${voucherUses} u where u.business_id = r.business_id and u.sold_voucher_id = r.subject)),
    closed as (update ${soldVouchers} set status = 'void', voucher_code = 'UNDONE-' || id where business_id = ${businessId} and id in (select subject from gone))
    update ${sales} set status = 'void', updated_at = to_timestamp(${now}) where business_id = ${businessId} and id in (select sale from gone)`);
  const { rows } = await db.execute<{ kept: number }>(sql`select count(*)::int as kept from ${importRows} r
    join ${soldVouchers} v on v.business_id = r.business_id and v.id = r.subject and v.status <> 'void' where ${own}`);
  return rows[0]?.kept ?? 0;
}

export async function rememberVoucher(
  db: Db,
  key: ImportKey,
  rowNumber: number,
  values: { subject: number; sale: number },
): Promise<void> {
  const { businessId, importId } = key;
  await db
    .update(importRows)
    .set(values)
    .where(
      and(
        eq(importRows.businessId, businessId),
        eq(importRows.importId, importId),
        eq(importRows.rowNumber, rowNumber),
      ),
    );
}
