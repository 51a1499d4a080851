import {
  appointments,
  businesses,
  clientDetails,
  guestStatuses,
  inboundMessages,
  messageChoices,
  messages,
  outbox,
  phoneOptOuts,
  pushSubscriptions,
  users,
} from '@thyme/db/schema';
import type { DeliveryState, PhoneChannel, Purpose } from '@thyme/domain/messages';
import { and, asc, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { onShard } from '../../platform/database/shards.ts';

export type MessageRow = typeof messages.$inferSelect;
export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

export async function findRecipient(db: Db, userId: number) {
  const [row] = await db
    .select({
      mobile: users.mobile,
      email: sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`,
      wantsMail: clientDetails.emailNotification,
    })
    .from(users)
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

export function listChoices(db: Db, userId: number) {
  return db.select().from(messageChoices).where(eq(messageChoices.userId, userId));
}

/** The guests who refused texts about their bookings. */
export async function listRefusing(db: Db, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ userId: messageChoices.userId })
    .from(messageChoices)
    .where(
      and(
        inArray(messageChoices.userId, [...userIds]),
        eq(messageChoices.channel, 'text'),
        eq(messageChoices.purpose, 'bookings'),
        eq(messageChoices.isAllowed, false),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

export interface NewChoice {
  userId: number;
  channel: PhoneChannel;
  purpose: Purpose;
  isAllowed: boolean;
  source: 'account' | 'desk';
  recordedBy?: number | null;
  changedAt: number;
}

export async function saveChoice(db: Db, choice: NewChoice): Promise<void> {
  const { userId: _user, channel: _channel, purpose: _purpose, ...rest } = choice;
  await db
    .insert(messageChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [messageChoices.userId, messageChoices.channel, messageChoices.purpose],
      set: { recordedBy: null, ...rest },
    });
}

export async function isOptedOut(db: Db, phone: string): Promise<boolean> {
  const [row] = await db.select({ phone: phoneOptOuts.phone }).from(phoneOptOuts).where(eq(phoneOptOuts.phone, phone));
  return row !== undefined;
}

export async function optOut(db: Db, phone: string, now: number): Promise<void> {
  await db.insert(phoneOptOuts).values({ phone, createdAt: now }).onConflictDoNothing();
}

export async function optIn(db: Db, phone: string): Promise<void> {
  await db.delete(phoneOptOuts).where(eq(phoneOptOuts.phone, phone));
}

export function listSubscriptions(db: Db, userId: number): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.lastSeenAt));
}

export async function findSubscription(db: Db, id: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row ?? null;
}

/** A browser belongs to the account that used it last: another account's messages must not appear on it. */
export async function saveSubscription(db: Db, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
  const { endpoint: target, createdAt: _created, ...set } = row;
  await db
    .insert(pushSubscriptions)
    .values({ ...row, endpoint: target })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set,
    });
}

export async function deleteSubscription(db: Db, key: { id: number } | { userId: number; endpoint: string }) {
  const which =
    'id' in key
      ? eq(pushSubscriptions.id, key.id)
      : and(eq(pushSubscriptions.userId, key.userId), eq(pushSubscriptions.endpoint, key.endpoint));
  await db.delete(pushSubscriptions).where(which);
}

/** Serializes the texts of one shop, so that together they stay below its limit. */
export async function lockSpending(db: Db, businessId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('texts'), ${businessId})`);
}

/** The cost of texts since then; texts that were never sent cost nothing. */
export async function sumSpent(db: Db, businessId: number, since: number): Promise<number> {
  const [row] = await db
    .select({ spent: sql<number>`coalesce(sum(${messages.cost}), 0)::int` })
    .from(messages)
    .where(and(eq(messages.businessId, businessId), gte(messages.createdAt, since), ne(messages.state, 'failed')));
  return row?.spent ?? 0;
}

export async function countSent(db: Db, businessId: number, since: number): Promise<Record<'text' | 'push', number>> {
  const [row] = await db
    .select({
      text: sql<number>`(count(*) filter (where ${messages.channel} <> 'push'))::int`,
      push: sql<number>`(count(*) filter (where ${messages.channel} = 'push'))::int`,
    })
    .from(messages)
    .where(and(eq(messages.businessId, businessId), gte(messages.createdAt, since), ne(messages.state, 'failed')));
  return row ?? { text: 0, push: 0 };
}

export async function insertMessage(db: Db, row: typeof messages.$inferInsert): Promise<void> {
  await db.insert(messages).values(row);
}

export async function findByOutbox(db: Db, outboxId: number) {
  const [row] = await db
    .select({ message: messages, shop: businesses.name })
    .from(messages)
    .innerJoin(businesses, eq(businesses.id, messages.businessId))
    .where(eq(messages.outboxId, outboxId));
  return row ?? null;
}

type MessageKey = { id: number } | { providerId: string };

const isMessage = (key: MessageKey) =>
  'id' in key ? eq(messages.id, key.id) : eq(messages.providerId, key.providerId);

/** Locked, because two reports of one message may arrive at once. */
export async function lockMessage(db: Db, key: MessageKey): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(await onShard(db, messages, isMessage(key)))
    .for('update');
  return row ?? null;
}

export async function updateMessage(
  db: Db,
  { id }: { id: number },
  values: { state?: DeliveryState; providerId?: string; error?: string | null; sentAt?: number; endedAt?: number },
): Promise<void> {
  await db.update(messages).set(values).where(eq(messages.id, id));
}

export async function failByOutbox(db: Db, ids: readonly number[], error: string, now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(messages)
    .set({ state: 'failed', error, endedAt: now })
    .where(and(inArray(messages.outboxId, [...ids]), eq(messages.state, 'waiting')));
}

/** False if this message is already stored. */
export async function insertInbound(db: Db, row: typeof inboundMessages.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(inboundMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: inboundMessages.id });
  return added.length === 1;
}

/** The newest message to a number on a channel. */
export async function findLastSent(db: Db, { channel, recipient }: { channel: PhoneChannel; recipient: string }) {
  const [row] = await db
    .select({
      businessId: messages.businessId,
      userId: messages.userId,
      appointmentId: messages.appointmentId,
      about: outbox.dedupeKey,
    })
    .from(messages)
    .leftJoin(outbox, eq(outbox.id, messages.outboxId))
    .where(and(eq(messages.recipient, recipient), eq(messages.channel, channel)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return row ?? null;
}

/** Queues a message again for an operator. One that the network accepted is paid for twice, and reports about the first do not affect the second. */
export async function reviveByOutbox(
  db: Db,
  outboxIds: readonly number[],
  { pricePerPart }: { pricePerPart: number },
): Promise<void> {
  if (outboxIds.length === 0) return;
  const isPaid = eq(messages.state, 'undelivered');
  await db
    .update(messages)
    .set({
      state: 'waiting',
      error: null,
      endedAt: null,
      providerId: null,
      cost: sql`${messages.cost} + case when ${isPaid} then ${messages.parts} * ${pricePerPart}::int else 0 end`,
    })
    .where(and(inArray(messages.outboxId, [...outboxIds]), inArray(messages.state, ['failed', 'undelivered'])));
}

/** The newest messages to and from phones, for the demo phone. */
export async function listRecent(db: Db, limit: number) {
  const [sent, received] = await Promise.all([
    db
      .select({ message: messages, shop: businesses.name, firstName: users.firstName })
      .from(messages)
      .innerJoin(businesses, eq(businesses.id, messages.businessId))
      .innerJoin(users, eq(users.id, messages.userId))
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(limit),
    db.select().from(inboundMessages).orderBy(desc(inboundMessages.createdAt), desc(inboundMessages.id)).limit(limit),
  ]);
  return { sent, received };
}

export function listByReminders(db: Db, reminderIds: readonly number[]) {
  return db
    .select({
      reminderId: messages.reminderId,
      channel: messages.channel,
      state: messages.state,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(inArray(messages.reminderId, [...reminderIds]))
    .orderBy(asc(messages.id));
}

/** Message texts contain names, so they are deleted after the year that books and disputes need. */
export async function deleteBefore(db: Db, before: number): Promise<number> {
  const gone = await db.delete(messages).where(sql`${messages.createdAt} < to_timestamp(${before})`);
  const answers = await db.delete(inboundMessages).where(sql`${inboundMessages.createdAt} < to_timestamp(${before})`);
  return (gone.rowCount ?? 0) + (answers.rowCount ?? 0);
}

/** Whether a shop knows this guest, who has no account. */
export async function isUnregisteredGuestOf(db: Db, businessId: number, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${users} u
    where u.id = ${userId} and u.email is null and u.deleted_at is null and u.user_type = 2 and (
      exists (select from ${appointments} a where a.business_id = ${businessId} and a.user_id = u.id)
      or exists (select from ${guestStatuses} s where s.business_id = ${businessId} and s.user_id = u.id))`);
  return rows.length === 1;
}

/** What a guest without an account said about texts; null for guests with one, who choose there. */
export async function findTextChoice(db: Db, userId: number): Promise<boolean | null> {
  const [row] = await db
    .select({ isAllowed: sql<boolean>`coalesce(${messageChoices.isAllowed}, true)` })
    .from(users)
    .leftJoin(
      messageChoices,
      and(
        eq(messageChoices.userId, users.id),
        eq(messageChoices.channel, 'text'),
        eq(messageChoices.purpose, 'bookings'),
      ),
    )
    .where(and(eq(users.id, userId), isNull(users.email)));
  return row?.isAllowed ?? null;
}
