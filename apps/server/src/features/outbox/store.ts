import { outbox } from '@thyme/db/schema';
import { and, asc, desc, eq, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** Null when a mail with this key exists. */
export async function insertMail(db: Db, mail: typeof outbox.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(outbox).values(mail).onConflictDoNothing().returning({ id: outbox.id });
  return row?.id ?? null;
}

const isDue = (now: number) =>
  or(
    and(eq(outbox.state, 'waiting'), lte(outbox.dueAt, now)),
    and(eq(outbox.state, 'sending'), lte(outbox.lockedUntil, now)),
  );

/** Claims a mail for sending. Only one process gets it; the claim of a dead process expires. */
export async function claim(db: Db, id: number, now: number, lockSeconds: number): Promise<OutboxRow | null> {
  const [row] = await db
    .update(outbox)
    .set({ state: 'sending', lockedUntil: now + lockSeconds, tries: sql`${outbox.tries} + 1` })
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

/** Deletes old mails with their recipients. The dedupe key is deleted too, so this runs well after any repetition. */
export async function deleteSentBefore(db: Db, before: number): Promise<number> {
  const { rowCount } = await db.delete(outbox).where(and(eq(outbox.state, 'sent'), lte(outbox.sentAt, before)));
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
    .where(eq(outbox.id, id));
}

/** Without a next attempt it has failed permanently. */
export async function markFailed(db: Db, id: number, lastError: string, nextTry: number | null): Promise<void> {
  const next = nextTry === null ? { state: 'failed' } : { state: 'waiting', dueAt: nextTry };
  await db
    .update(outbox)
    .set({ ...next, lockedUntil: null, lastError })
    .where(eq(outbox.id, id));
}

export function listRecent(db: Db, limit: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(limit);
}

export async function findMail(db: Db, id: number): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row ?? null;
}
