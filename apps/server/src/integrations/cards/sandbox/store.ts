import { sandboxCards, sandboxCustomers, sandboxOrders, sandboxRefunds, sandboxWebhooks } from '@thyme/db/schema';
import { and, asc, count, DrizzleQueryError, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Db } from '../../../platform/database/database.ts';

export type SandboxOrder = typeof sandboxOrders.$inferSelect;
export type SandboxCard = typeof sandboxCards.$inferSelect;

export async function insertOrder(db: Db, order: typeof sandboxOrders.$inferInsert): Promise<SandboxOrder> {
  const [made] = await db.insert(sandboxOrders).values(order).onConflictDoNothing().returning();
  const row = made ?? (await findOrder(db, { id: order.id }));
  if (!row) throw new Error('The sandbox order was not stored.');
  return row;
}

export async function findOrder(db: Db, by: { id: string } | { publicId: string }): Promise<SandboxOrder | null> {
  const is = 'id' in by ? eq(sandboxOrders.id, by.id) : eq(sandboxOrders.publicId, by.publicId);
  const [row] = await db.select().from(sandboxOrders).where(is);
  return row ?? null;
}

/** Changes the order only from the given states, so that one of two concurrent attempts succeeds. */
export async function moveOrder(
  db: Db,
  id: string,
  from: readonly string[],
  values: Partial<typeof sandboxOrders.$inferInsert>,
): Promise<SandboxOrder | null> {
  const [row] = await db
    .update(sandboxOrders)
    .set(values)
    .where(and(eq(sandboxOrders.id, id), inArray(sandboxOrders.state, [...from])))
    .returning();
  return row ?? null;
}

export function listRecent(db: Db, limit: number): Promise<SandboxOrder[]> {
  return db.select().from(sandboxOrders).orderBy(desc(sandboxOrders.createdAt), desc(sandboxOrders.id)).limit(limit);
}

/** The same key is the same refund; null if the amount exceeds the payment. */
export async function insertRefund(
  db: Db,
  refund: { id: string; orderId: string; requestKey: string; amount: number; createdAt: number },
): Promise<string | null> {
  const [known] = await db
    .select({ id: sandboxRefunds.id })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.requestKey, refund.requestKey));
  if (known) return known.id;
  const { orderId, amount } = refund;
  const reserved = await db
    .update(sandboxOrders)
    .set({ refundedAmount: sql`${sandboxOrders.refundedAmount} + ${amount}` })
    .where(
      and(
        eq(sandboxOrders.id, orderId),
        eq(sandboxOrders.state, 'completed'),
        sql`${sandboxOrders.refundedAmount} + ${amount} <= ${sandboxOrders.amount}`,
      ),
    )
    .returning({ id: sandboxOrders.id });
  if (reserved.length === 0) return null;
  await db.insert(sandboxRefunds).values(refund);
  return refund.id;
}

export async function insertWebhook(db: Db, webhook: typeof sandboxWebhooks.$inferInsert): Promise<number> {
  const [row] = await db.insert(sandboxWebhooks).values(webhook).returning({ id: sandboxWebhooks.id });
  if (!row) throw new Error('The webhook was not stored.');
  return row.id;
}

export async function findWebhook(db: Db, id: number) {
  const [row] = await db.select().from(sandboxWebhooks).where(eq(sandboxWebhooks.id, id));
  return row ?? null;
}

export async function noteDelivery(db: Db, id: number, deliveredAt: number | null): Promise<void> {
  await db
    .update(sandboxWebhooks)
    .set({ tries: sql`${sandboxWebhooks.tries} + 1`, ...(deliveredAt === null ? {} : { deliveredAt }) })
    .where(eq(sandboxWebhooks.id, id));
}

export async function listUndelivered(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: sandboxWebhooks.id })
    .from(sandboxWebhooks)
    .where(and(isNull(sandboxWebhooks.deliveredAt), lte(sandboxWebhooks.dueAt, now)))
    .orderBy(asc(sandboxWebhooks.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countDeclines(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(sandboxWebhooks)
    .where(and(eq(sandboxWebhooks.orderId, orderId), sql`${sandboxWebhooks.body} ->> 'event' = 'order.declined'`));
  return row?.total ?? 0;
}

/** Whether the unique constraint refused a wallet token for a second order. */
export function isUsedToken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  return cause instanceof DatabaseError && cause.constraint === 'sandbox_orders_wallet_token_unique';
}

export async function insertCustomer(db: Db, customer: typeof sandboxCustomers.$inferInsert): Promise<void> {
  await db.insert(sandboxCustomers).values(customer).onConflictDoNothing();
}

/** Deleting a customer deletes its cards. */
export async function deleteCustomer(db: Db, id: string): Promise<void> {
  await db.delete(sandboxCustomers).where(eq(sandboxCustomers.id, id));
}

export async function insertCard(db: Db, card: typeof sandboxCards.$inferInsert): Promise<void> {
  await db.insert(sandboxCards).values(card);
}

export async function findCard(db: Db, customerId: string, id: string): Promise<SandboxCard | null> {
  const [row] = await db
    .select()
    .from(sandboxCards)
    .where(and(eq(sandboxCards.customerId, customerId), eq(sandboxCards.id, id)));
  return row ?? null;
}

export async function deleteCard(db: Db, id: string): Promise<void> {
  await db.delete(sandboxCards).where(eq(sandboxCards.id, id));
}
