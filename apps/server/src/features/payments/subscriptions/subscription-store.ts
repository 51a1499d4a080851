import {
  businesses,
  businessMembers,
  chairs,
  plans,
  type SubscriptionStatus,
  subscriptions,
  users,
} from '@thyme/db/schema';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';

export type PlanRow = typeof plans.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export interface Key {
  businessId: number;
  subscriptionId: number;
}

const is = ({ businessId, subscriptionId }: Key) =>
  and(eq(subscriptions.businessId, businessId), eq(subscriptions.id, subscriptionId));

export const RUNNING: SubscriptionStatus[] = ['trialing', 'active', 'past_due'];
const isRunning = inArray(subscriptions.status, RUNNING);

/** Serializes everything that changes the plan of a business: two tabs, the job, and a payment that arrives. */
export async function lockPlan(transaction: Db, businessId: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('plan'), ${businessId})`);
}

export async function findOwnedBusiness(db: Db, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ businessId: businessMembers.businessId })
    .from(businessMembers)
    .where(and(eq(businessMembers.userId, userId), eq(businessMembers.role, 'owner')))
    .orderBy(asc(businessMembers.businessId));
  return row?.businessId ?? null;
}

/** The people and chairs of a business that have a calendar; units of rooms and machines are never active. */
export function countDiaries(db: Db, businessId: number): Promise<number> {
  return db.$count(chairs, and(eq(chairs.businessId, businessId), eq(chairs.active, true)));
}

export async function isOwner(db: Db, businessId: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: businessMembers.businessId })
    .from(businessMembers)
    .where(
      and(
        eq(businessMembers.businessId, businessId),
        eq(businessMembers.userId, userId),
        eq(businessMembers.role, 'owner'),
      ),
    );
  return rows.length > 0;
}

export async function findPlan(db: Db, code: string): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.code, code), eq(plans.active, true)));
  return row ?? null;
}

export function listPlans(db: Db): Promise<PlanRow[]> {
  return db.select().from(plans).where(eq(plans.active, true)).orderBy(asc(plans.position), asc(plans.period));
}

/** An unpaid choice is reused, so that a repeated request leaves one. */
export async function insertPending(
  db: Db,
  values: { businessId: number; planId: number; provider: string; createdAt: number; currentPeriodEnd: number | null },
): Promise<number> {
  const [waiting] = await db
    .update(subscriptions)
    .set({ currentPeriodEnd: values.currentPeriodEnd })
    .where(
      and(
        eq(subscriptions.businessId, values.businessId),
        eq(subscriptions.planId, values.planId),
        eq(subscriptions.status, 'pending'),
      ),
    )
    .returning({ id: subscriptions.id });
  if (waiting) return waiting.id;
  const [row] = await db.insert(subscriptions).values(values).returning({ id: subscriptions.id });
  if (!row) throw new Error('The subscription was not stored.');
  return row.id;
}

export async function insertTrial(
  db: Db,
  { createdAt, endsAt, ...values }: { businessId: number; planId: number; createdAt: number; endsAt: number },
): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ ...values, status: 'trialing', createdAt, trialEndsAt: endsAt, currentPeriodEnd: endsAt });
}

/** Whether the business has had a plan before: only new ones get a trial. */
export async function hasHadPlan(db: Db, businessId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.businessId, businessId), ne(subscriptions.status, 'pending')))
    .limit(1);
  return row !== undefined;
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

const nextPlans = alias(plans, 'next_plans');

const withPlans = (db: Db) =>
  db
    .select({ subscription: subscriptions, plan: plans, nextPlan: nextPlans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(nextPlans, eq(nextPlans.id, subscriptions.nextPlanId));

/** The current plan of a business, with the one that follows it. */
export async function findRunning(db: Db, businessId: number) {
  const [row] = await withPlans(db).where(and(eq(subscriptions.businessId, businessId), isRunning));
  return row ?? null;
}

export type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

/** The plan that ended last, for a business without a current one. */
export async function findEnded(db: Db, businessId: number): Promise<Running | null> {
  const [row] = await withPlans(db)
    .where(and(eq(subscriptions.businessId, businessId), eq(subscriptions.status, 'ended')))
    .orderBy(desc(subscriptions.endedAt), desc(subscriptions.id))
    .limit(1);
  return row ?? null;
}

/** Returns the unused part of the plans that end, and the card that paid for them. */
export async function endOthers(db: Db, key: Key, endedAt: number) {
  // `returning` has the values after the update, so the status before it is read here.
  const others = and(eq(subscriptions.businessId, key.businessId), ne(subscriptions.id, key.subscriptionId), isRunning);
  const before = await db
    .select({
      status: subscriptions.status,
      paidUntil: subscriptions.currentPeriodEnd,
      savedCardId: subscriptions.savedCardId,
      price: plans.price,
      period: plans.period,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(others);
  await db.update(subscriptions).set({ status: 'ended', endedAt }).where(others);
  return before.map((row) => ({ ...row, paidUntil: row.paidUntil ?? endedAt }));
}

export async function findEmail(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

export async function updateSubscription(
  db: Db,
  key: Key,
  values: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await db.update(subscriptions).set(values).where(is(key));
}

/** Claims the renewal of an ended period. False if it was paid, or claimed by another process. */
export async function claimRenewal(db: Db, key: Key, now: number): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ status: 'past_due' })
    .where(
      and(
        is(key),
        inArray(subscriptions.status, ['trialing', 'active'] satisfies SubscriptionStatus[]),
        lte(subscriptions.currentPeriodEnd, now),
      ),
    )
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

const ownersOf = (db: Db) =>
  db
    .select({
      businessId: subscriptions.businessId,
      id: subscriptions.id,
      status: subscriptions.status,
      endsAt: subscriptions.currentPeriodEnd,
      isLeaving: subscriptions.isLeaving,
      savedCardId: subscriptions.savedCardId,
      nextPlanId: subscriptions.nextPlanId,
      plan: { name: plans.name, price: plans.price, currency: plans.currency, period: plans.period },
      nextPlan: nextPlans,
      owner: { id: users.id, email: users.email },
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .leftJoin(nextPlans, eq(nextPlans.id, subscriptions.nextPlanId))
    .innerJoin(
      businessMembers,
      and(eq(businessMembers.businessId, subscriptions.businessId), eq(businessMembers.role, 'owner')),
    )
    .innerJoin(users, eq(users.id, businessMembers.userId));

/** Plans whose period has ended, with their owner. */
export async function listDue(db: Db, now: number) {
  return ownersOf(db)
    .where(
      and(
        inArray(subscriptions.status, ['trialing', 'active'] satisfies SubscriptionStatus[]),
        lte(subscriptions.currentPeriodEnd, now),
      ),
    )
    .orderBy(asc(subscriptions.businessId));
}

export type DueSubscription = Awaited<ReturnType<typeof listDue>>[number];

/** Plans that have been unpaid since then. */
export async function listUnpaid(db: Db, before: number): Promise<DueSubscription[]> {
  return ownersOf(db).where(and(eq(subscriptions.status, 'past_due'), lte(subscriptions.currentPeriodEnd, before)));
}

/** Trials that end soon and whose owner has not been reminded. */
export async function listTrialsEnding(db: Db, before: number): Promise<DueSubscription[]> {
  return ownersOf(db).where(
    and(
      eq(subscriptions.status, 'trialing'),
      lte(subscriptions.currentPeriodEnd, before),
      isNull(subscriptions.remindedAt),
      eq(subscriptions.isLeaving, false),
    ),
  );
}

/** Whether the end of an earlier plan hid the shop; clears that mark. */
export async function takeHidden(db: Db, businessId: number): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ hidShop: false })
    .where(and(eq(subscriptions.businessId, businessId), eq(subscriptions.hidShop, true)))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/** Shows or hides the page of an open shop. False if nothing changed. */
export async function setShown(db: Db, businessId: number, published: boolean): Promise<boolean> {
  const rows = await db
    .update(businesses)
    .set({ published })
    .where(and(eq(businesses.id, businessId), isNotNull(businesses.publishedAt), eq(businesses.published, !published)))
    .returning({ id: businesses.id });
  return rows.length > 0;
}
