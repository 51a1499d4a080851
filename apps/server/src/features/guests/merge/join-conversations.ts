import { conversationMessages, conversationPictures, conversationReports, conversations } from '@thyme/db/schema';
import type { Side } from '@thyme/domain/conversations';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** If both have a conversation with the shop, their messages are joined. */
export async function moveConversations(db: Db, from: number, to: number): Promise<void> {
  await db.update(conversationMessages).set({ authorId: to }).where(eq(conversationMessages.authorId, from));
  await db.update(conversationReports).set({ reportedBy: to }).where(eq(conversationReports.reportedBy, from));
  const pairs = await db
    .select({
      businessId: conversations.businessId,
      id: conversations.id,
      kept: sql<number | null>`(select k.id
      from ${conversations} k where k.business_id = ${conversations}.business_id and k.user_id = ${to})`,
    })
    .from(conversations)
    .where(eq(conversations.userId, from));
  for (const { businessId, id, kept } of pairs) {
    const isOne = and(eq(conversations.businessId, businessId), eq(conversations.id, id));
    if (kept === null) {
      await db.update(conversations).set({ userId: to }).where(isOne);
      continue;
    }
    await joinState(db, businessId, { kept, joined: id });
    for (const table of [conversationMessages, conversationPictures, conversationReports] as const)
      await db
        .update(table)
        .set({ conversationId: kept })
        .where(and(eq(table.businessId, businessId), eq(table.conversationId, id)));
    await db.delete(conversations).where(isOne);
  }
}

/** What is unread or blocked in either stays so, and the newest message puts the conversation in its place in the list. */
async function joinState(db: Db, businessId: number, { kept, joined }: { kept: number; joined: number }) {
  const readBy = (read: SQL, side: Side) => sql`coalesce((select min(t.id) - 1 from ${conversationMessages} t
    join ${conversations} c on c.business_id = t.business_id and c.id = t.conversation_id
    where t.business_id = ${businessId} and t.conversation_id in (k.id, j.id) and t.side = ${side} and t.id > c.${read}),
    greatest(k.${read}, j.${read}))`;
  await db.execute(sql`update ${conversations} k set last_at = greatest(k.last_at, j.last_at),
    guest_read_id = ${readBy(sql`guest_read_id`, 'shop')}, shop_read_id = ${readBy(sql`shop_read_id`, 'guest')},
    guest_notice_at = least(k.guest_notice_at, j.guest_notice_at), shop_notice_at = least(k.shop_notice_at, j.shop_notice_at),
    guest_blocked_at = coalesce(k.guest_blocked_at, j.guest_blocked_at),
    shop_blocked_at = coalesce(k.shop_blocked_at, j.shop_blocked_at), closed_at = coalesce(k.closed_at, j.closed_at)
    from ${conversations} j where k.business_id = ${businessId} and k.id = ${kept}
      and j.business_id = ${businessId} and j.id = ${joined}`);
}
