import { sandboxAccounts, sandboxDisputes, sandboxOrders, sandboxRefunds, sandboxTransfers } from '@thyme/db/schema';
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type SandboxAccount = typeof sandboxAccounts.$inferSelect;
export type SandboxTransfer = typeof sandboxTransfers.$inferSelect;
export type SandboxDispute = typeof sandboxDisputes.$inferSelect;

export async function insertAccount(db: Db, account: typeof sandboxAccounts.$inferInsert): Promise<void> {
  await db.insert(sandboxAccounts).values(account).onConflictDoNothing();
}

export async function findAccount(db: Db, by: { id: string } | { secret: string }): Promise<SandboxAccount | null> {
  const is = 'id' in by ? eq(sandboxAccounts.id, by.id) : eq(sandboxAccounts.secret, by.secret);
  const [row] = await db.select().from(sandboxAccounts).where(is);
  return row ?? null;
}

export async function updateAccount(db: Db, id: string, values: Partial<SandboxAccount>): Promise<void> {
  await db.update(sandboxAccounts).set(values).where(eq(sandboxAccounts.id, id));
}

/** Changes the balance of an account; false if it is too low. */
export async function moveBalance(db: Db, id: string, amount: number): Promise<boolean> {
  const moved = await db
    .update(sandboxAccounts)
    .set({ balance: sql`${sandboxAccounts.balance} + ${amount}` })
    .where(and(eq(sandboxAccounts.id, id), gte(sandboxAccounts.balance, -amount)))
    .returning({ id: sandboxAccounts.id });
  return moved.length > 0;
}

export async function findMovement(db: Db, by: { requestKey: string } | { id: string }) {
  const is = 'id' in by ? eq(sandboxTransfers.id, by.id) : eq(sandboxTransfers.requestKey, by.requestKey);
  const [row] = await db.select().from(sandboxTransfers).where(is);
  return row ?? null;
}

export async function insertMovement(
  db: Db,
  movement: typeof sandboxTransfers.$inferInsert,
): Promise<SandboxTransfer | null> {
  const [row] = await db.insert(sandboxTransfers).values(movement).onConflictDoNothing().returning();
  return row ?? null;
}

/** Payouts that reach the bank now, locked. */
export function lockArriving(db: Db, now: number): Promise<SandboxTransfer[]> {
  return db
    .select()
    .from(sandboxTransfers)
    .where(
      and(
        eq(sandboxTransfers.kind, 'payout'),
        eq(sandboxTransfers.state, 'sent'),
        lte(sandboxTransfers.arrivesAt, now),
      ),
    )
    .orderBy(asc(sandboxTransfers.arrivesAt))
    .limit(100)
    .for('update', { skipLocked: true });
}

export async function updateMovement(db: Db, id: string, values: Partial<SandboxTransfer>): Promise<void> {
  await db.update(sandboxTransfers).set(values).where(eq(sandboxTransfers.id, id));
}

export async function insertDispute(db: Db, dispute: typeof sandboxDisputes.$inferInsert): Promise<void> {
  await db.insert(sandboxDisputes).values(dispute).onConflictDoNothing();
}

export async function findDispute(db: Db, id: string) {
  const [row] = await db
    .select({ dispute: sandboxDisputes, order: sandboxOrders })
    .from(sandboxDisputes)
    .innerJoin(sandboxOrders, eq(sandboxOrders.id, sandboxDisputes.orderId))
    .where(eq(sandboxDisputes.id, id));
  return row ?? null;
}

/** Disputes whose next step is due, locked. */
export function lockMoving(db: Db, now: number): Promise<SandboxDispute[]> {
  return db
    .select()
    .from(sandboxDisputes)
    .where(and(inArray(sandboxDisputes.state, ['planned', 'open']), lte(sandboxDisputes.movesAt, now)))
    .orderBy(asc(sandboxDisputes.movesAt))
    .limit(100)
    .for('update', { skipLocked: true });
}

export async function updateDispute(db: Db, id: string, values: Partial<SandboxDispute>): Promise<void> {
  await db.update(sandboxDisputes).set(values).where(eq(sandboxDisputes.id, id));
}

export function listRefundsOf(db: Db, orderId: string) {
  return db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.orderId, orderId))
    .orderBy(asc(sandboxRefunds.createdAt));
}
