import { businesses, complaints, outbox } from '@thyme/db/schema';
import type { NewsChannel } from '@thyme/domain/messages';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface NewComplaint {
  providerId: string;
  channel: NewsChannel;
  address: string;
  businessId: number | null;
  userId: number | null;
  about: string | null;
  createdAt: number;
}

/** False if it was already reported. */
export async function insertComplaint(db: Db, row: NewComplaint): Promise<boolean> {
  const rows = await db.insert(complaints).values(row).onConflictDoNothing().returning({ id: complaints.id });
  return rows.length === 1;
}

/** The mail that a report is about: by its Message-ID, otherwise the last one to that address. */
export async function findReported(db: Db, { address, messageIds }: { address: string; messageIds: string[] }) {
  const isOwn = and(eq(outbox.channel, 'mail'), eq(outbox.state, 'sent'), sql`lower(${outbox.recipient}) = ${address}`);
  const find = (which: ReturnType<typeof eq> | undefined) =>
    db
      .select({ businessId: outbox.businessId, userId: outbox.userId, about: outbox.dedupeKey })
      .from(outbox)
      .where(and(isOwn, which))
      .orderBy(desc(outbox.sentAt), desc(outbox.id))
      .limit(1);
  const [named] = messageIds.length > 0 ? await find(inArray(outbox.messageId, messageIds)) : [];
  const [last] = named ? [named] : await find(undefined);
  return last ?? null;
}

export async function endTextComplaints(db: Db, address: string, now: number): Promise<void> {
  await db
    .update(complaints)
    .set({ endedAt: now })
    .where(and(eq(complaints.channel, 'text'), eq(complaints.address, address), isNull(complaints.endedAt)));
}

/** Newest first. */
export function listComplaints(db: Db, page: { limit: number; offset: number }) {
  return db
    .select({ complaint: complaints, shop: businesses.name })
    .from(complaints)
    .leftJoin(businesses, eq(businesses.id, complaints.businessId))
    .orderBy(desc(complaints.createdAt), desc(complaints.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type ListedComplaint = Awaited<ReturnType<typeof listComplaints>>[number];
