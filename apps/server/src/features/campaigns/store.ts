import { businesses, campaignRecipients, campaigns, outbox, users } from '@thyme/db/schema';
import { type CampaignState, campaignLife, type RecipientState } from '@thyme/domain/campaigns';
import { statusesBefore } from '@thyme/domain/life-cycle';
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { onShard } from '../../platform/database/shards.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type RecipientRow = typeof campaignRecipients.$inferSelect;
export interface CampaignKey {
  businessId: number;
  id: number;
}

const isCampaign = ({ businessId, id }: CampaignKey) => and(eq(campaigns.businessId, businessId), eq(campaigns.id, id));

export async function insertCampaign(db: Db, row: typeof campaigns.$inferInsert): Promise<number> {
  const [added] = await db.insert(campaigns).values(row).returning({ id: campaigns.id });
  if (!added) throw new Error('The campaign was not written.');
  return added.id;
}

export async function updateCampaign(
  db: Db,
  key: CampaignKey,
  values: Partial<Omit<CampaignRow, 'id' | 'businessId' | 'state'>>,
): Promise<void> {
  await db.update(campaigns).set(values).where(isCampaign(key));
}

/** Changes the status; false if the current one does not allow it, so that one of two concurrent requests wins. */
export async function advanceCampaign(
  db: Db,
  key: CampaignKey,
  to: CampaignState,
  values: Partial<Pick<CampaignRow, 'sendAt' | 'startedAt' | 'endedAt'>>,
): Promise<boolean> {
  const done = await db
    .update(campaigns)
    .set({ state: to, ...values })
    .where(and(isCampaign(key), inArray(campaigns.state, statusesBefore(campaignLife, to))))
    .returning({ id: campaigns.id });
  return done.length === 1;
}

export async function deleteDraft(db: Db, key: CampaignKey): Promise<boolean> {
  const gone = await db
    .delete(campaigns)
    .where(and(isCampaign(key), eq(campaigns.state, 'draft')))
    .returning({ id: campaigns.id });
  return gone.length === 1;
}

export async function findCampaign(db: Db, key: CampaignKey): Promise<CampaignRow | null> {
  const [row] = await db.select().from(campaigns).where(isCampaign(key));
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockCampaign(db: Db, key: CampaignKey): Promise<CampaignRow | null> {
  const [row] = await db.select().from(campaigns).where(isCampaign(key)).for('update');
  return row ?? null;
}

/** Drafts first, then newest first. */
export function listCampaigns(db: Db, businessId: number, limit: number): Promise<CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .where(eq(campaigns.businessId, businessId))
    .orderBy(
      asc(sql`case when ${campaigns.state} in ('sent', 'cancelled') then 1 else 0 end`),
      desc(sql`coalesce(${campaigns.sendAt}, ${campaigns.createdAt})`),
      desc(campaigns.id),
    )
    .limit(limit);
}

const shop = {
  name: businesses.name,
  slug: businesses.slug,
  zone: businesses.zone,
  country: businesses.country,
  published: businesses.published,
};

export type CampaignOfShop = Awaited<ReturnType<typeof listDue>>[number];

export function listDue(db: Db, now: number) {
  return db
    .select({ campaign: campaigns, shop })
    .from(campaigns)
    .innerJoin(businesses, eq(businesses.id, campaigns.businessId))
    .where(and(eq(campaigns.state, 'scheduled'), lte(campaigns.sendAt, now)))
    .orderBy(asc(campaigns.sendAt), asc(campaigns.id));
}

/** Campaigns being sent, with the number of recipients due. */
export function listSending(db: Db, now: number) {
  const due = sql<number>`(select count(*)::int from ${campaignRecipients} r
    where r.campaign_id = ${campaigns.id} and r.state = 'waiting' and r.due_at <= to_timestamp(${now}))`;
  return db
    .select({ campaign: campaigns, shop, due })
    .from(campaigns)
    .innerJoin(businesses, eq(businesses.id, campaigns.businessId))
    .where(eq(campaigns.state, 'sending'))
    .orderBy(asc(campaigns.startedAt), asc(campaigns.id));
}

export async function insertRecipients(db: Db, rows: readonly (typeof campaignRecipients.$inferInsert)[]) {
  if (rows.length > 0)
    await db
      .insert(campaignRecipients)
      .values([...rows])
      .onConflictDoNothing();
}

/** How many messages of all campaigns were queued since then. */
export async function countQueuedSince(db: Db, since: number): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`count(*)::int` })
    .from(campaignRecipients)
    .where(gt(campaignRecipients.queuedAt, since));
  return row?.number ?? 0;
}

export async function listWaiting(db: Db, campaignId: number, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.campaignId, campaignId),
        eq(campaignRecipients.state, 'waiting'),
        lte(campaignRecipients.dueAt, now),
      ),
    )
    .orderBy(asc(campaignRecipients.dueAt), asc(campaignRecipients.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Null if another process has claimed it, or it is done. */
export async function claimRecipient(db: Db, id: number): Promise<RecipientRow | null> {
  const [row] = await db
    .select()
    .from(campaignRecipients)
    .where(
      await onShard(
        db,
        campaignRecipients,
        and(eq(campaignRecipients.id, id), eq(campaignRecipients.state, 'waiting')),
      ),
    )
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function updateRecipient(
  db: Db,
  { id }: { id: number },
  values: Partial<Pick<RecipientRow, 'state' | 'reason' | 'dueAt' | 'queuedAt' | 'cost'>>,
): Promise<void> {
  await db.update(campaignRecipients).set(values).where(eq(campaignRecipients.id, id));
}

/** Skips all recipients who have not got it yet. */
export async function skipWaiting(db: Db, campaignId: number, reason: string): Promise<void> {
  await db
    .update(campaignRecipients)
    .set({ state: 'skipped', reason })
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, 'waiting')));
}

/** Called after their queued messages were cancelled. */
export async function skipCancelled(db: Db, campaignId: number): Promise<void> {
  await db.execute(sql`update ${campaignRecipients} r set state = 'skipped', reason = 'cancelled' from ${outbox} o
    where r.campaign_id = ${campaignId} and r.state = 'queued' and o.state = 'cancelled'
      and o.dedupe_key = 'campaign:' || r.campaign_id || ':' || r.id`);
}

export const outboxKey = ({ campaignId, id }: Pick<RecipientRow, 'campaignId' | 'id'>) =>
  `campaign:${campaignId}:${id}`;
export const recipientOf = (dedupeKey: string): number | null => {
  const [, id] = /^campaign:\d+:(\d+)$/.exec(dedupeKey) ?? [];
  return id === undefined ? null : Number(id);
};
export const outboxPrefix = (campaignId: number) => `campaign:${campaignId}:`;

/** Copies the results of queued messages, because the outbox is purged after a month. An operator may have sent a failed one again. */
export async function settleQueued(db: Db): Promise<void> {
  await db.execute(sql`update ${campaignRecipients} r
    set state = case o.state when 'sent' then 'sent' when 'failed' then 'failed' else 'skipped' end,
      reason = case o.state when 'failed' then o.failure when 'cancelled' then coalesce(o.last_error, 'cancelled') end,
      sent_at = case when o.state = 'sent' then o.sent_at end
    from ${outbox} o
    where (r.state = 'queued' and o.state in ('sent', 'failed', 'cancelled') or r.state = 'failed' and o.state = 'sent')
      and o.dedupe_key = 'campaign:' || r.campaign_id || ':' || r.id`);
}

/** Marks a sent or queued message as not delivered. */
export async function markReturned(db: Db, id: number, reason: string): Promise<void> {
  await db
    .update(campaignRecipients)
    .set({ state: 'failed', reason, sentAt: null })
    .where(and(eq(campaignRecipients.id, id), inArray(campaignRecipients.state, ['queued', 'sent'])));
}

/** Completes campaigns that have nothing left to send. */
export async function endFinished(db: Db, now: number): Promise<void> {
  await db
    .update(campaigns)
    .set({ state: 'sent', endedAt: now })
    .where(
      and(
        eq(campaigns.state, 'sending'),
        sql`not exists (select from ${campaignRecipients} r
          where r.campaign_id = ${campaigns.id} and r.state in ('waiting', 'queued'))`,
      ),
    );
}

export async function findRecipient(db: Db, id: number) {
  const [row] = await db
    .select({ recipient: campaignRecipients, campaign: campaigns, shop })
    .from(campaignRecipients)
    .innerJoin(
      campaigns,
      and(eq(campaigns.businessId, campaignRecipients.businessId), eq(campaigns.id, campaignRecipients.campaignId)),
    )
    .innerJoin(businesses, eq(businesses.id, campaignRecipients.businessId))
    .where(eq(campaignRecipients.id, id));
  return row ?? null;
}

export interface Progress {
  campaignId: number;
  state: RecipientState;
  reason: string | null;
  guests: number;
  /** The price of its texts, in cents. */
  cost: number;
}

export function countRecipients(db: Db, campaignIds: readonly number[]): Promise<Progress[]> {
  if (campaignIds.length === 0) return Promise.resolve([]);
  const { campaignId, state, reason } = campaignRecipients;
  return db
    .select({
      campaignId,
      state,
      reason,
      guests: sql<number>`count(*)::int`,
      cost: sql<number>`sum(${campaignRecipients.cost})::int`,
    })
    .from(campaignRecipients)
    .where(inArray(campaignId, [...campaignIds]))
    .groupBy(campaignId, state, reason);
}

/** The account of the person who sends a test. */
export async function findTester(db: Db, userId: number) {
  const [row] = await db
    .select({ firstName: users.firstName, email: users.email, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
