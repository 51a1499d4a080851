import { businessMembers, plans, subscriptions, users } from '@thyme/db/schema';
import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

interface Key {
  businessId: number;
  subscriptionId: number;
}

const is = ({ businessId, subscriptionId }: Key) =>
  and(eq(subscriptions.businessId, businessId), eq(subscriptions.id, subscriptionId));

export async function findOwnedBusiness(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ businessId: businessMembers.businessId })
    .from(businessMembers)
    .where(and(eq(businessMembers.userId, userId), eq(businessMembers.role, 'owner')))
    .orderBy(asc(businessMembers.businessId));
  return row?.businessId ?? null;
}

export async function findPlan(db: Db, code: string) {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.code, code), eq(plans.active, true)));
  return row ?? null;
}

/** An unpaid choice is reused, so that pressing twice leaves one. */
export async function insertPending(
  db: Db,
  values: { businessId: number; planId: number; provider: string; createdAt: number },
): Promise<number> {
  const [waiting] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.businessId, values.businessId),
        eq(subscriptions.planId, values.planId),
        eq(subscriptions.status, 'pending'),
      ),
    );
  if (waiting) return waiting.id;
  const [row] = await db.insert(subscriptions).values(values).returning({ id: subscriptions.id });
  if (!row) throw new Error('The subscription was not stored.');
  return row.id;
}

export async function lockSubscription(db: Db, key: Key) {
  const [row] = await db
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(is(key))
    .for('update', { of: subscriptions });
  return row ?? null;
}

const RUNNING = ['active', 'past_due'];

/** The current plan of a business. */
export async function findRunning(db: Db, businessId: number) {
  const [row] = await db
    .select({ id: subscriptions.id, planId: subscriptions.planId })
    .from(subscriptions)
    .where(and(eq(subscriptions.businessId, businessId), inArray(subscriptions.status, RUNNING)));
  return row ?? null;
}

/** Returns what was paid ahead for those that end. */
export async function endOthers(db: Db, key: Key, endedAt: number) {
  const ended = await db
    .update(subscriptions)
    .set({ status: 'ended', endedAt })
    .from(plans)
    .where(
      and(
        eq(plans.id, subscriptions.planId),
        eq(subscriptions.businessId, key.businessId),
        ne(subscriptions.id, key.subscriptionId),
        inArray(subscriptions.status, RUNNING),
      ),
    )
    .returning({ paidUntil: subscriptions.currentPeriodEnd, price: plans.price, period: plans.period });
  return ended.map((row) => ({ ...row, paidUntil: row.paidUntil ?? endedAt }));
}

export async function findEmail(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

export async function setActive(db: Db, key: Key, currentPeriodEnd: number): Promise<void> {
  await db.update(subscriptions).set({ status: 'active', currentPeriodEnd, endedAt: null }).where(is(key));
}

/** False when it was paid or requested meanwhile. */
export async function setPastDue(db: Db, key: Key): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ status: 'past_due' })
    .where(and(is(key), eq(subscriptions.status, 'active')))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

export async function endUnpaid(db: Db, before: number, now: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ status: 'ended', endedAt: now })
    .where(and(eq(subscriptions.status, 'past_due'), lte(subscriptions.currentPeriodEnd, before)));
}

/** Active ones whose period is over, with their owner. */
export async function listDue(db: Db, now: number) {
  return db
    .select({
      businessId: subscriptions.businessId,
      id: subscriptions.id,
      plan: { name: plans.name, price: plans.price, currency: plans.currency },
      owner: { id: users.id, email: users.email },
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .innerJoin(
      businessMembers,
      and(eq(businessMembers.businessId, subscriptions.businessId), eq(businessMembers.role, 'owner')),
    )
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(and(eq(subscriptions.status, 'active'), lte(subscriptions.currentPeriodEnd, now)))
    .orderBy(asc(subscriptions.businessId));
}

export type DueSubscription = Awaited<ReturnType<typeof listDue>>[number];
