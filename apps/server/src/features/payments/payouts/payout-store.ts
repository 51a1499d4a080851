import { payouts } from '@thyme/db/schema';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { onShard } from '../../../platform/database/shards.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** Null if the week already has its payout. */
export async function insertPayout(db: Db, payout: typeof payouts.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(payouts).values(payout).onConflictDoNothing().returning({ id: payouts.id });
  return row?.id ?? null;
}

/** Whether the week has its payout, or one that failed recently. */
export async function hasPayout(
  db: Db,
  { businessId, periodEnd, failedAfter }: { businessId: number; periodEnd: number; failedAfter: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.businessId, businessId),
        sql`((${payouts.periodEnd} = to_timestamp(${periodEnd}) and ${payouts.status} <> 'failed')
          or (${payouts.status} = 'failed' and ${payouts.settledAt} > to_timestamp(${failedAfter})))`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** What earlier payouts left in the account at the provider: a failed one returns there. */
export async function sumHeld(db: Db, provider: string, providerAccountId: string): Promise<number> {
  const [row] = await db
    .select({
      held: sql<number>`coalesce(sum(${payouts.transferred}) - coalesce(sum(${payouts.amount}) filter (where ${payouts.status} <> 'failed'), 0), 0)::float8`,
    })
    .from(payouts)
    .where(and(eq(payouts.provider, provider), eq(payouts.providerAccountId, providerAccountId)));
  return row?.held ?? 0;
}

/** The same, for movements that the provider has carried out. */
export async function sumHeldThere(db: Db, provider: string, providerAccountId: string): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(sql`
    select coalesce(sum(case when provider_transfer_id is not null then transferred else 0 end)
      - sum(case when provider_payout_id is not null and status <> 'failed' then amount else 0 end), 0)::float8 as held
    from ${payouts} where provider = ${provider} and provider_account_id = ${providerAccountId}`);
  return rows[0]?.held ?? 0;
}

export async function lockPayout(db: Db, id: number): Promise<PayoutRow | null> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(await onShard(db, payouts, eq(payouts.id, id)))
    .for('update');
  return row ?? null;
}

export async function findPayout(db: Db, id: number): Promise<PayoutRow | null> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
  return row ?? null;
}

/** Limited to the business: another one's payout is treated as missing. */
export async function findOwnPayout(db: Db, businessId: number, id: number): Promise<PayoutRow | null> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.businessId, businessId), eq(payouts.id, id)));
  return row ?? null;
}

export async function findByProviderPayout(db: Db, provider: string, id: string): Promise<PayoutRow | null> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.provider, provider), eq(payouts.providerPayoutId, id)));
  return row ?? null;
}

export async function updatePayout(db: Db, id: number, values: Partial<typeof payouts.$inferInsert>): Promise<void> {
  await db.update(payouts).set(values).where(eq(payouts.id, id));
}

export async function listDuePayouts(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(inArray(payouts.status, ['requested', 'sent']), lte(payouts.nextTryAt, now)))
    .orderBy(asc(payouts.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export function listPayouts(db: Db, businessId: number, limit: number): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(eq(payouts.businessId, businessId))
    .orderBy(desc(payouts.periodEnd), desc(payouts.id))
    .limit(limit);
}
