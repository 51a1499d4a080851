import { cardOrders } from '@thyme/db/schema';
import { statusesBefore } from '@thyme/domain/life-cycle';
import { ORDER_LIFE } from '@thyme/domain/payments';
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import type { SaleKey } from '../../sales/index.ts';

export type OrderRow = typeof cardOrders.$inferSelect;

/** Statuses in which an order can still be paid. */
export const OPEN = ['created', 'pending', 'authorised'] as const;

const mayBePending = inArray(cardOrders.status, statusesBefore(ORDER_LIFE, 'pending'));

export async function insertOrder(db: Db, order: typeof cardOrders.$inferInsert): Promise<number> {
  const [row] = await db.insert(cardOrders).values(order).returning({ id: cardOrders.id });
  if (!row) throw new Error('The order was not stored.');
  return row.id;
}

export async function findOrder(db: Db, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(cardOrders).where(eq(cardOrders.id, id));
  return row ?? null;
}

/** Limited to the owner: another guest's id is treated as missing. */
export async function findOwnOrder(db: Db, id: number, userId: number): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(cardOrders)
    .where(and(eq(cardOrders.id, id), eq(cardOrders.userId, userId)));
  return row ?? null;
}

export async function findByProviderId(db: Db, provider: string, providerOrderId: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(cardOrders)
    .where(and(eq(cardOrders.provider, provider), eq(cardOrders.providerOrderId, providerOrderId)));
  return row ?? null;
}

const orderForUpdate = prepared((db) =>
  db
    .select()
    .from(cardOrders)
    .where(eq(cardOrders.id, sql.placeholder('id')))
    .for('update')
    .prepare('payments_lock_order'),
);

export async function lockOrder(db: Db, id: number): Promise<OrderRow | null> {
  const [row] = await orderForUpdate(db).execute({ id });
  return row ?? null;
}

export async function updateOrder(db: Db, id: number, values: Partial<typeof cardOrders.$inferInsert>): Promise<void> {
  await db.update(cardOrders).set(values).where(eq(cardOrders.id, id));
}

/** Closes an order that can still be paid. A payment that still arrives is settled as late. */
export async function cancelOrder(db: Db, id: number): Promise<void> {
  await db
    .update(cardOrders)
    .set({ status: 'cancelled', reconcileAt: null })
    .where(and(eq(cardOrders.id, id), inArray(cardOrders.status, statusesBefore(ORDER_LIFE, 'cancelled'))));
}

/** The first process to open an order at the provider gets the row; another one gets null and cancels its own. */
export async function setOpened(
  db: Db,
  id: number,
  opened: { providerOrderId: string; publicId: string; reconcileAt: number },
): Promise<OrderRow | null> {
  const [row] = await db
    .update(cardOrders)
    .set({
      ...opened,
      status: sql`case when ${mayBePending} then 'pending' else ${cardOrders.status} end`,
    })
    .where(and(eq(cardOrders.id, id), isNull(cardOrders.providerOrderId), inArray(cardOrders.status, [...OPEN])))
    .returning();
  return row ?? null;
}

export function listOpenOrders(db: Db, { businessId, saleId }: SaleKey): Promise<OrderRow[]> {
  return db
    .select()
    .from(cardOrders)
    .where(
      and(eq(cardOrders.businessId, businessId), eq(cardOrders.saleId, saleId), inArray(cardOrders.status, [...OPEN])),
    )
    .orderBy(asc(cardOrders.id))
    .for('update');
}

export async function findRenewal(db: Db, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(cardOrders).where(eq(cardOrders.renewedFromId, id)).orderBy(desc(cardOrders.id));
  return row ?? null;
}

export async function listToReconcile(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: cardOrders.id })
    .from(cardOrders)
    .where(lte(cardOrders.reconcileAt, now))
    .orderBy(asc(cardOrders.reconcileAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
