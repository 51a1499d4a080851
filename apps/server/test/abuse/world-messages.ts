import { conversationMessages, conversations, savedReplies } from '@thyme/db/schema';
import { only } from '../kit/fixtures.ts';
import type { SignedIn, TestApi, TestBusiness } from '../kit/index.ts';

/** A conversation of the guest with the shop, and a saved reply. */
export async function talk(api: TestApi, { id: businessId }: TestBusiness, { userId }: SignedIn) {
  const now = api.clock.now();
  const row = { businessId, userId, createdAt: now, lastAt: now };
  const { id } = only(await api.db.insert(conversations).values(row).returning());
  const said = { businessId, conversationId: id, side: 'guest' as const, authorId: userId, body: 'Have you parking?' };
  const message = only(await api.db.insert(conversationMessages).values(said).returning());
  const reply = { businessId, title: 'Parking', body: 'There is parking behind us.' };
  const saved = only(await api.db.insert(savedReplies).values(reply).returning());
  return { conversation: { id, messageId: message.id }, savedReplyId: saved.id };
}
