import { ledgerEntries, soldVouchers, users, vouchers, voucherUses } from '@thyme/db/schema';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { perShard } from '../../../platform/database/shards.ts';
import type { SaleKey, SoldVoucherRow } from '../sold-store.ts';

const returned = alias(voucherUses, 'returned');

const sessionsOf = (db: Db, { businessId, saleId }: SaleKey, which: SQL | undefined) =>
  db
    .select({
      voucherUseId: voucherUses.id,
      soldVoucherId: voucherUses.soldVoucherId,
      appointmentId: ledgerEntries.appointmentId,
      amount: ledgerEntries.amount,
      label: sql<string>`${soldVouchers.terms}->>'name'`,
    })
    .from(voucherUses)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.businessId, voucherUses.businessId), eq(ledgerEntries.voucherUseId, voucherUses.id)),
    )
    .innerJoin(
      soldVouchers,
      and(eq(soldVouchers.businessId, voucherUses.businessId), eq(soldVouchers.id, voucherUses.soldVoucherId)),
    )
    .leftJoin(returned, and(eq(returned.businessId, voucherUses.businessId), eq(returned.returnsId, voucherUses.id)))
    .where(
      and(
        eq(voucherUses.businessId, businessId),
        eq(voucherUses.saleId, saleId),
        eq(ledgerEntries.kind, 'session_use'),
        which,
      ),
    )
    .orderBy(asc(voucherUses.id));

/** The used sessions of a sale, with what each paid for; optionally of one appointment. */
export function listUsedSessions(db: Db, key: SaleKey, appointmentId: number | null = null) {
  const isOwn = appointmentId === null ? undefined : eq(ledgerEntries.appointmentId, appointmentId);
  return sessionsOf(db, key, and(isNull(returned.id), isOwn));
}

/** Those that were restored when the sale was released. */
export function listReturnedSessions(db: Db, key: SaleKey) {
  return sessionsOf(db, key, isNotNull(returned.id));
}

/** The usable packages of a guest, newest first; optionally of one shop. */
export function listGuestOwned(
  db: Db,
  userId: number,
  { businessId, saleId, now, shownAt }: { businessId?: number; saleId?: number; now?: number; shownAt?: number } = {},
): Promise<SoldVoucherRow[]> {
  return db
    .select()
    .from(soldVouchers)
    .where(
      and(
        eq(soldVouchers.ownerId, userId),
        eq(soldVouchers.unit, 'session'),
        eq(soldVouchers.status, 'active'),
        businessId === undefined ? undefined : eq(soldVouchers.businessId, businessId),
        saleId === undefined ? undefined : eq(soldVouchers.saleId, saleId),
        // Past periods of a membership are in its own list.
        shownAt === undefined
          ? undefined
          : or(
              sql`${soldVouchers.terms}->>'membership' is null`,
              and(gt(soldVouchers.expiresAt, shownAt), gt(soldVouchers.remaining, 0)),
            ),
        now === undefined ? undefined : and(gt(soldVouchers.expiresAt, now), gt(soldVouchers.remaining, 0)),
      ),
    )
    .orderBy(desc(soldVouchers.purchasedAt), desc(soldVouchers.id))
    .limit(MOST_SHOWN);
}

const MOST_SHOWN = 100;

/** When the sessions left of packages were closed, by a refund or at their end: uses that paid for nothing. */
export function listClosings(db: Db, ids: readonly number[]): Promise<{ id: number; at: number }[]> {
  return db
    .select({ id: voucherUses.soldVoucherId, at: voucherUses.createdAt })
    .from(voucherUses)
    .innerJoin(
      soldVouchers,
      and(eq(soldVouchers.businessId, voucherUses.businessId), eq(soldVouchers.id, voucherUses.soldVoucherId)),
    )
    .leftJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.businessId, voucherUses.businessId),
        eq(ledgerEntries.voucherUseId, voucherUses.id),
        eq(ledgerEntries.kind, 'session_use'),
      ),
    )
    .where(
      and(
        inArray(voucherUses.soldVoucherId, [...ids]),
        eq(voucherUses.saleId, soldVouchers.saleId),
        eq(soldVouchers.remaining, 0),
        gt(voucherUses.amount, 0),
        isNull(ledgerEntries.id),
      ),
    );
}

/** Locks expired packages with sessions left, so that no booking uses one meanwhile. */
export async function lockLapsed(db: Db, { now, limit }: { now: number; limit: number }): Promise<SoldVoucherRow[]> {
  const hasLapsed = and(
    eq(soldVouchers.unit, 'session'),
    eq(soldVouchers.status, 'active'),
    gt(soldVouchers.remaining, 0),
    lte(soldVouchers.expiresAt, now),
  );
  const locked: SoldVoucherRow[] = [];
  for (const isHere of await perShard(db, soldVouchers, hasLapsed)) {
    const rows = await db
      .select()
      .from(soldVouchers)
      .where(isHere)
      .orderBy(asc(soldVouchers.id))
      .limit(limit - locked.length)
      .for('update', { skipLocked: true });
    locked.push(...rows);
    if (locked.length >= limit) break;
  }
  return locked;
}

export type PackageRow = typeof vouchers.$inferSelect & { sessions: number };

/** A shop's package offers. */
export async function listPackages(db: Db, businessId: number): Promise<PackageRow[]> {
  const rows = await db
    .select()
    .from(vouchers)
    .where(
      and(eq(vouchers.businessId, businessId), sql`${vouchers.sessions} is not null`, eq(vouchers.isMembership, false)),
    )
    .orderBy(desc(vouchers.active), asc(vouchers.position), asc(vouchers.id));
  return rows.flatMap((row) => (row.sessions === null ? [] : [{ ...row, sessions: row.sessions }]));
}

/** How many sessions of each package are unused, and the price of those that can still be used. */
export async function sumLeft(db: Db, businessId: number, now: number) {
  return db
    .select({
      voucherId: soldVouchers.voucherId,
      sold: sql<number>`count(*)::int`,
      left: sql<number>`coalesce(sum(${soldVouchers.remaining}) filter (where ${soldVouchers.expiresAt} > to_timestamp(${now})), 0)::int`,
    })
    .from(soldVouchers)
    .where(
      and(eq(soldVouchers.businessId, businessId), eq(soldVouchers.unit, 'session'), eq(soldVouchers.status, 'active')),
    )
    .groupBy(soldVouchers.voucherId);
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Sold packages, latest first; searched by code or name. */
export function listSoldPackages(db: Db, businessId: number, { text, limit }: { text: string; limit: number }) {
  const buyer = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
  return db
    .select({ sold: soldVouchers, buyer })
    .from(soldVouchers)
    .innerJoin(users, eq(users.id, soldVouchers.buyerId))
    .where(
      and(
        eq(soldVouchers.businessId, businessId),
        eq(soldVouchers.unit, 'session'),
        eq(soldVouchers.status, 'active'),
        sql`${soldVouchers.terms}->>'membership' is null`,
        text === '' ? undefined : or(sql`${soldVouchers.code} ilike ${like(text)}`, sql`${buyer} ilike ${like(text)}`),
      ),
    )
    .orderBy(desc(soldVouchers.purchasedAt), desc(soldVouchers.id))
    .limit(limit);
}

export async function lockSoldPackage(db: Db, businessId: number, id: number): Promise<SoldVoucherRow | null> {
  const [row] = await db
    .select()
    .from(soldVouchers)
    .where(
      and(
        eq(soldVouchers.businessId, businessId),
        eq(soldVouchers.id, id),
        eq(soldVouchers.unit, 'session'),
        eq(soldVouchers.status, 'active'),
      ),
    )
    .for('update');
  return row ?? null;
}
