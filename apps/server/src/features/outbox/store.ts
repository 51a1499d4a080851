import { businesses, outbox } from '@thyme/db/schema';
import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { MailFailure } from './retry-policy.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Null when a mail with this key exists. */
export async function insertMail(db: Db, mail: typeof outbox.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(outbox).values(mail).returning({ id: outbox.id });
  return row?.id ?? null;
}

const isDue = (now: number) =>
  or(
    and(eq(outbox.state, 'waiting'), lte(outbox.dueAt, now)),
    and(eq(outbox.state, 'sending'), lte(outbox.lockedUntil, now)),
  );

/** Claims a mail for sending. Only one process gets it; the claim of a dead process expires. */
export async function claim(
  db: Db,
  id: number,
  { now, lockSeconds, messageId }: { now: number; lockSeconds: number; messageId: string },
): Promise<OutboxRow | null> {
  const [row] = await db
    .update(outbox)
    .set({
      state: 'sending',
      lockedUntil: now + lockSeconds,
      tries: sql`${outbox.tries} + 1`,
      messageId: sql`coalesce(${outbox.messageId}, ${messageId})`,
      firstTriedAt: sql`coalesce(${outbox.firstTriedAt}, to_timestamp(${now}))`,
    })
    .where(and(eq(outbox.id, id), isDue(now)))
    .returning();
  return row ?? null;
}

export async function listDue(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue(now))
    .orderBy(asc(outbox.dueAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Erases the content of a mail with a secret after it was sent. */
export async function wipeContent(db: Db, id: number): Promise<void> {
  await db.update(outbox).set({ payload: {}, rendered: null }).where(eq(outbox.id, id));
}

/** Deletes old mails with their recipients. Their dedupe keys stay until they expire. */
export async function deleteEndedBefore(db: Db, before: number): Promise<number> {
  const ended = or(
    and(eq(outbox.state, 'sent'), lte(outbox.sentAt, before)),
    eq(outbox.state, 'cancelled'),
    and(
      eq(outbox.state, 'failed'),
      lte(sql`coalesce(${outbox.failedAt}, ${outbox.createdAt})`, sql`to_timestamp(${before})`),
    ),
  );
  // A mail that ended before then was created before then, in one of the older months.
  const { rowCount } = await db.delete(outbox).where(and(lte(outbox.createdAt, before), ended));
  return rowCount ?? 0;
}

export async function markSent(
  db: Db,
  id: number,
  now: number,
  rendered: NonNullable<OutboxRow['rendered']>,
): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'sent', sentAt: now, lockedUntil: null, lastError: null, rendered })
    // A provider's bounce may arrive before its response.
    .where(and(eq(outbox.id, id), eq(outbox.state, 'sending')));
}

/**
 * Marks a mail as bounced after its server had accepted it: the one that is named, otherwise the last one to the
 * address. Erased content cannot be sent again. Returns its key; null if there is none.
 */
export async function markBounced(
  db: Db,
  { address, messageIds }: { address: string; messageIds: readonly string[] | null },
  { lastError, now }: { lastError: string; now: number },
): Promise<string | null> {
  if (messageIds?.length === 0) return null;
  const [mail] = await db
    .select({ id: outbox.id, isWiped: sql<boolean>`${outbox.rendered} is null` })
    .from(outbox)
    .where(
      and(
        eq(outbox.channel, 'mail'),
        eq(outbox.state, 'sent'),
        sql`lower(${outbox.recipient}) = ${address}`,
        messageIds === null ? undefined : inArray(outbox.messageId, [...messageIds]),
      ),
    )
    .orderBy(desc(outbox.sentAt), desc(outbox.id))
    .limit(1);
  if (!mail) return null;
  const failure = mail.isWiped ? 'expired' : 'refused';
  const [row] = await db
    .update(outbox)
    .set({ state: 'failed', failure, failedAt: now, sentAt: null, lastError })
    .where(and(eq(outbox.id, mail.id), eq(outbox.state, 'sent')))
    .returning({ dedupeKey: outbox.dedupeKey });
  return row?.dedupeKey ?? null;
}

/**
 * A message that the provider accepted and could not deliver fails like a refused one: operators see it and can send it
 * again. Returns its key; null if it is already in another final state.
 */
export async function markUndelivered(
  db: Db,
  id: number,
  { lastError, now }: { lastError: string; now: number },
): Promise<string | null> {
  const [row] = await db
    .update(outbox)
    .set({ state: 'failed', failure: 'undelivered', failedAt: now, sentAt: null, lockedUntil: null, lastError })
    .where(and(eq(outbox.id, id), inArray(outbox.state, ['sending', 'sent'])))
    .returning({ dedupeKey: outbox.dedupeKey });
  return row?.dedupeKey ?? null;
}

export async function changeChannel(db: Db, id: number, channel: OutboxRow['channel']): Promise<void> {
  await db.update(outbox).set({ channel }).where(eq(outbox.id, id));
}

/** False if it was neither being sent nor sent. */
export async function markDueAgain(
  db: Db,
  id: number,
  { channel, dueAt }: { channel: OutboxRow['channel']; dueAt: number },
): Promise<boolean> {
  const queued = await db
    .update(outbox)
    .set({ channel, state: 'waiting', dueAt, tries: 0, firstTriedAt: null, sentAt: null, lockedUntil: null })
    .where(and(eq(outbox.id, id), inArray(outbox.state, ['sending', 'sent'])))
    .returning({ id: outbox.id });
  return queued.length === 1;
}

export async function markWaiting(
  db: Db,
  id: number,
  { retryAt, lastError }: { retryAt: number; lastError: string },
): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'waiting', dueAt: retryAt, lockedUntil: null, lastError })
    .where(eq(outbox.id, id));
}

export async function markFailed(
  db: Db,
  id: number,
  { failure, lastError, now }: { failure: MailFailure; lastError: string; now: number },
): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'failed', failure, failedAt: now, lockedUntil: null, lastError })
    .where(eq(outbox.id, id));
}

export async function markCancelled(db: Db, id: number, lastError: string): Promise<void> {
  await db.update(outbox).set({ state: 'cancelled', lockedUntil: null, lastError }).where(eq(outbox.id, id));
}

/** The shop's mailbox; null without a shop or an address. */
export async function findShopAddress(db: Db, businessId: number | null): Promise<string | null> {
  if (businessId === null) return null;
  const [row] = await db.select({ email: businesses.email }).from(businesses).where(eq(businesses.id, businessId));
  return row?.email || null;
}

export function listRecent(db: Db, limit: number): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(eq(outbox.channel, 'mail'))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);
}

export async function findMail(db: Db, id: number): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}

/** Cancels queued messages whose reason no longer exists. Returns the ids. */
export async function cancelWaiting(db: Db, dedupePrefix: string): Promise<number[]> {
  const rows = await db
    .update(outbox)
    .set({ state: 'cancelled' })
    .where(and(eq(outbox.state, 'waiting'), sql`starts_with(${outbox.dedupeKey}, ${dedupePrefix})`))
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}
