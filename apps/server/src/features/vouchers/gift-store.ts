import { soldVouchers } from '@thyme/db/schema';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { onShard } from '../../platform/database/shards.ts';
import type { SoldVoucherRow } from './sold-store.ts';

/** Records that a voucher was mailed, and deletes the recipient's address. */
export async function markSent(
  db: Db,
  { id, sends, giver }: Pick<SoldVoucherRow, 'id' | 'sends' | 'giver'>,
  now: number,
): Promise<void> {
  await db
    .update(soldVouchers)
    .set({ sendAt: null, sentAt: now, sends: sends + 1, ownerEmail: null, giver })
    .where(eq(soldVouchers.id, id));
}

/** Locks a voucher that this guest bought. Another guest's id is treated as missing. */
export async function lockBought(db: Db, buyerId: number, id: number): Promise<SoldVoucherRow | null> {
  const [row] = await db
    .select()
    .from(soldVouchers)
    .where(
      and(
        await onShard(db, soldVouchers, eq(soldVouchers.id, id)),
        eq(soldVouchers.buyerId, buyerId),
        eq(soldVouchers.status, 'active'),
        eq(soldVouchers.unit, 'money'),
      ),
    )
    .for('update');
  return row ?? null;
}

/** Locks a gift that is due; null if it was mailed, changed or claimed meanwhile. */
export async function lockDue(db: Db, id: number, now: number): Promise<SoldVoucherRow | null> {
  const [row] = await db
    .select()
    .from(soldVouchers)
    .where(
      and(
        await onShard(db, soldVouchers, eq(soldVouchers.id, id)),
        eq(soldVouchers.status, 'active'),
        lte(soldVouchers.sendAt, now),
      ),
    )
    .for('update');
  return row ?? null;
}

/** Gifts that are due, ordered by id, after a given one. */
export async function listDue(
  db: Db,
  now: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: soldVouchers.id })
    .from(soldVouchers)
    .where(and(eq(soldVouchers.status, 'active'), lte(soldVouchers.sendAt, now), gt(soldVouchers.id, after)))
    .orderBy(asc(soldVouchers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type GiftValues = Pick<SoldVoucherRow, 'owner' | 'ownerEmail' | 'giver' | 'message' | 'sendAt'>;

export async function updateGift(db: Db, id: number, values: Partial<GiftValues>): Promise<void> {
  await db.update(soldVouchers).set(values).where(eq(soldVouchers.id, id));
}

/** The address is not needed once the recipient has the voucher. */
export async function forgetGift(db: Db, id: number): Promise<void> {
  await updateGift(db, id, { ownerEmail: null, sendAt: null });
}
