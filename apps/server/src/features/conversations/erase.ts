import { conversationMessages, conversationPictures, conversations } from '@thyme/db/schema';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forgetMessagePictures } from './jobs.ts';

/** Deletes a guest's conversations, both sides of them: what a shop wrote to a person is that person's data. */
export async function eraseConversations(tx: UnitOfWork, userId: number): Promise<void> {
  const own = tx.db.select({ id: conversations.id }).from(conversations).where(eq(conversations.userId, userId));
  const pictures = await tx.db
    .delete(conversationPictures)
    .where(
      or(
        inArray(conversationPictures.conversationId, own),
        and(eq(conversationPictures.uploadedBy, userId), isNull(conversationPictures.messageId)),
      ),
    )
    .returning({ key: conversationPictures.storageKey });
  await tx.db.delete(conversationMessages).where(inArray(conversationMessages.conversationId, own));
  await tx.db.delete(conversations).where(eq(conversations.userId, userId));
  const keys = pictures.map(({ key }) => key);
  if (keys.length > 0) await tx.jobs.enqueue(forgetMessagePictures, { keys }, { transaction: tx.db });
}
