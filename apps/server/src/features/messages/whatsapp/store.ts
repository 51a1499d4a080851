import { inboundMessages, messageChoices, messages } from '@thyme/db/schema';
import type { Purpose } from '@thyme/domain/messages';
import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Whether a number has written by WhatsApp since then. */
export async function hasWritten(db: Db, sender: string, since: number): Promise<boolean> {
  const [row] = await db
    .select({ id: inboundMessages.id })
    .from(inboundMessages)
    .where(
      and(
        eq(inboundMessages.sender, sender),
        eq(inboundMessages.channel, 'whatsapp'),
        gte(inboundMessages.createdAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** What a guest said about texts for a purpose; null if nothing. */
export async function findTextAnswer(db: Db, userId: number, purpose: Purpose): Promise<boolean | null> {
  const [row] = await db
    .select({ isAllowed: messageChoices.isAllowed })
    .from(messageChoices)
    .where(
      and(eq(messageChoices.userId, userId), eq(messageChoices.channel, 'text'), eq(messageChoices.purpose, purpose)),
    );
  return row?.isAllowed ?? null;
}

/** The message continues as an unsent text at the same price. Reports about the first attempt no longer find it. */
export async function changeToText(db: Db, id: number): Promise<void> {
  await db
    .update(messages)
    .set({ channel: 'text', state: 'waiting', providerId: null, sentAt: null, endedAt: null, error: null })
    .where(eq(messages.id, id));
}
