import { businesses, outbox } from '@thyme/db/schema';
import { and, count, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type MailList = 'failed' | 'waiting';

/** Mails and texts. `waiting` are those whose attempts have failed so far; the others are sent at once. */
const isListed = inArray(outbox.channel, ['mail', 'text', 'whatsapp']);
const isIn: Record<MailList, SQL | undefined> = {
  failed: and(isListed, eq(outbox.state, 'failed')),
  waiting: and(isListed, eq(outbox.state, 'waiting'), gt(outbox.tries, 0)),
};

/** Expired ones stay unsent: a code is no longer valid, a reminder would be wrong. */
const isUseful = (now: number) =>
  and(
    or(isNull(outbox.failure), ne(outbox.failure, 'expired')),
    sql`coalesce((${outbox.payload} ->> 'usefulUntil')::float8, ${now}) >= ${now}`,
  );
const isSendable = (now: number) => or(isIn.waiting, and(isIn.failed, isUseful(now)));

export async function countMails(db: Db): Promise<Record<MailList, number>> {
  const [failed, waiting] = await Promise.all(
    (['failed', 'waiting'] as const).map(async (list) => {
      const [row] = await db.select({ total: count() }).from(outbox).where(isIn[list]);
      return row?.total ?? 0;
    }),
  );
  return { failed: failed ?? 0, waiting: waiting ?? 0 };
}

/** Newest first, without their content: an operator needs the reason, not the text. */
export function listMails(db: Db, list: MailList, page: { limit: number; offset: number }) {
  return db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      dedupeKey: outbox.dedupeKey,
      usefulUntil: sql<number | null>`(${outbox.payload} ->> 'usefulUntil')::float8`,
      template: outbox.template,
      recipient: outbox.recipient,
      shop: businesses.name,
      tries: outbox.tries,
      lastError: outbox.lastError,
      failure: outbox.failure,
      failedAt: outbox.failedAt,
      dueAt: outbox.dueAt,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .leftJoin(businesses, eq(businesses.id, outbox.businessId))
    .where(isIn[list])
    .orderBy(desc(sql`coalesce(${outbox.failedAt}, ${outbox.createdAt})`), desc(outbox.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type ListedMail = Awaited<ReturnType<typeof listMails>>[number];

/**
 * Makes failed and waiting mails due now; the next sweep sends them, and the four days of retries restart. They keep
 * their Message-ID. Returns the ids.
 */
export async function resendMails(db: Db, which: readonly number[] | MailList | 'all', now: number): Promise<number[]> {
  const chosen = which === 'all' ? undefined : typeof which === 'string' ? isIn[which] : inArray(outbox.id, [...which]);
  const rows = await db
    .update(outbox)
    .set({ state: 'waiting', dueAt: now, tries: 0, firstTriedAt: null, failure: null, failedAt: null })
    .where(and(isSendable(now), chosen))
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
}
