import { type MessageRoute, noticeAt, type Side, type Silence, silenceOf } from '@thyme/domain/conversations';
import type { Db } from '../../platform/database/database.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { readGuestStatus } from '../guests/index.ts';
import { announceMessages } from './events.ts';
import * as messages from './message-store.ts';
import * as store from './store.ts';

/** Why a side cannot write to the other, or null. */
export async function readSilence(db: Db, row: store.ConversationRow, side: Side): Promise<Silence | null> {
  const { block } = await readGuestStatus(db, row.businessId, row.userId);
  return silenceOf(
    {
      isBlockedByShop: row.shopBlockedAt !== null,
      isBlockedByGuest: row.guestBlockedAt !== null,
      isGuestBlocked: block,
      isClosed: row.closedAt !== null,
    },
    side,
  );
}

export interface NewMessage {
  side: Side;
  authorId: number;
  body: string;
  pictureIds: readonly number[];
  route: MessageRoute;
  mailId?: string;
  appointmentId?: number | null;
}

export type Written = { kind: 'written'; id: number } | { kind: 'duplicate' } | { kind: 'picture-missing' };

/** Adds a message to a locked conversation. Writing marks earlier messages as read; the other side is notified later. */
export async function writeMessage(
  tx: UnitOfWork,
  conversation: store.ConversationRow,
  message: NewMessage,
): Promise<Written> {
  const { businessId, id: conversationId } = conversation;
  const { side, authorId, body, route, pictureIds } = message;
  const now = tx.clock.now();
  const row = { businessId, conversationId, side, authorId, body, route, mailId: message.mailId, createdAt: now };
  const id = await messages.insertMessage(tx.db, row);
  if (id === null) return { kind: 'duplicate' };
  const sent = { businessId, conversationId, messageId: id, uploadedBy: authorId, ids: pictureIds };
  if ((await messages.attachPictures(tx.db, sent)) !== new Set(pictureIds).size) return { kind: 'picture-missing' };
  const about = message.appointmentId ? { appointmentId: message.appointmentId } : {};
  await store.update(tx.db, conversation, { lastAt: now, ...about, ...noticesAfter(conversation, { side, id, now }) });
  await announceMessages(tx, { businessId, guest: await store.findGuestUser(tx.db, conversation.userId) });
  return { kind: 'written', id };
}

function noticesAfter(row: store.ConversationRow, { side, id, now }: { side: Side; id: number; now: number }) {
  if (side === 'shop') {
    const last = row.guestNoticedId > row.guestReadId ? row.guestNoticedAt : null;
    return { shopReadId: id, shopNoticeAt: null, guestNoticeAt: noticeAt(now, { planned: row.guestNoticeAt, last }) };
  }
  const last = row.shopNoticedId > row.shopReadId ? row.shopNoticedAt : null;
  return { guestReadId: id, guestNoticeAt: null, shopNoticeAt: noticeAt(now, { planned: row.shopNoticeAt, last }) };
}

/** Marks the other side's messages as read, up to a given one. */
export async function markRead(
  tx: UnitOfWork,
  conversation: store.ConversationRow,
  { side, lastId }: { side: Side; lastId: number },
): Promise<void> {
  const [other, known] =
    side === 'guest' ? (['shop', conversation.guestReadId] as const) : (['guest', conversation.shopReadId] as const);
  const newest = await messages.newestUpTo(tx.db, conversation, other, lastId);
  if (newest <= known) return;
  const [unread] = await messages.listAfter(tx.db, conversation, other, newest);
  const change =
    side === 'guest'
      ? { guestReadId: newest, ...(unread ? {} : { guestNoticeAt: null }) }
      : { shopReadId: newest, ...(unread ? {} : { shopNoticeAt: null }) };
  await store.update(tx.db, conversation, change);
  await announceMessages(tx, {
    businessId: conversation.businessId,
    guest: await store.findGuestUser(tx.db, conversation.userId),
  });
}
