import { businesses, conversationMessages, conversationReports, conversations, users } from '@thyme/db/schema';
import type { MessageReportDecision, Side } from '@thyme/domain/conversations';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** The caller locks the conversation, so that two concurrent reports cannot both pass. */
export async function hasOpenReport(db: Db, key: { businessId: number; id: number }, side: Side): Promise<boolean> {
  const rows = await db
    .select({ id: conversationReports.id })
    .from(conversationReports)
    .where(
      and(
        eq(conversationReports.businessId, key.businessId),
        eq(conversationReports.conversationId, key.id),
        eq(conversationReports.side, side),
        isNull(conversationReports.decision),
      ),
    );
  return rows.length > 0;
}

export async function insertReport(db: Db, row: typeof conversationReports.$inferInsert): Promise<void> {
  await db.insert(conversationReports).values(row);
}

/** Open reports, most urgent first, or decided ones, newest first. */
export function listReports(db: Db, isOpen: boolean, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({
      id: conversationReports.id,
      businessId: conversationReports.businessId,
      conversationId: conversationReports.conversationId,
      side: conversationReports.side,
      reason: conversationReports.reason,
      note: conversationReports.note,
      createdAt: conversationReports.createdAt,
      decideBy: conversationReports.decideBy,
      decision: conversationReports.decision,
      decidedAt: conversationReports.decidedAt,
      shop: businesses.name,
      guest: users.firstName,
    })
    .from(conversationReports)
    .innerJoin(
      conversations,
      and(
        eq(conversations.businessId, conversationReports.businessId),
        eq(conversations.id, conversationReports.conversationId),
      ),
    )
    .innerJoin(businesses, eq(businesses.id, conversationReports.businessId))
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(isOpen ? isNull(conversationReports.decision) : sql`${conversationReports.decision} is not null`)
    .orderBy(isOpen ? asc(conversationReports.decideBy) : desc(conversationReports.decidedAt))
    .limit(limit)
    .offset(offset);
}

/** The last messages before a report, newest first. */
export function listBefore(
  db: Db,
  { businessId, conversationId, createdAt }: { businessId: number; conversationId: number; createdAt: number },
  limit: number,
) {
  return db
    .select({ side: conversationMessages.side, body: conversationMessages.body, at: conversationMessages.createdAt })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.businessId, businessId),
        eq(conversationMessages.conversationId, conversationId),
        sql`${conversationMessages.createdAt} < to_timestamp(${createdAt + 1})`,
      ),
    )
    .orderBy(desc(conversationMessages.id))
    .limit(limit);
}

/** Null if it does not exist or is already decided. */
export async function decide(
  db: Db,
  id: number,
  values: { decision: MessageReportDecision; decidedAt: number; operatorId: number },
) {
  const [row] = await db
    .update(conversationReports)
    .set(values)
    .where(and(eq(conversationReports.id, id), isNull(conversationReports.decision)))
    .returning();
  return row ?? null;
}
