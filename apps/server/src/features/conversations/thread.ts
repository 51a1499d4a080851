import type { Side, Silence } from '@thyme/domain/conversations';
import type { Services } from '../../platform/services.ts';
import * as messages from './message-store.ts';
import * as store from './store.ts';
import { readSilence } from './write-message.ts';

const PAGE = 50;

export interface ThreadMessage extends messages.StoredMessage {
  pictures: { id: number; width: number; height: number }[];
  /** The other side has read it. */
  isRead: boolean;
}

export interface Thread {
  /** Null before the first message. */
  conversation: store.ConversationRow | null;
  messages: ThreadMessage[];
  hasOlder: boolean;
  /** Limits the page to messages before this one; null for the newest. */
  before: number | null;
  silence: Silence | null;
  appointment: Awaited<ReturnType<typeof store.findAppointmentAbout>>;
}

/** A conversation as one side sees it; without a row, one that has not started. */
export async function readThread(
  services: Services,
  {
    conversation,
    businessId,
    userId,
    side,
    before,
  }: {
    conversation: store.ConversationRow | null;
    businessId: number;
    userId: number;
    side: Side;
    before: number | null;
  },
): Promise<Thread> {
  const { db, clock } = services;
  const now = clock.now();
  const row = conversation ?? newRow(businessId, userId, now);
  const [listed, silence, appointment] = await Promise.all([
    conversation ? messages.listMessages(db, conversation, { before, limit: PAGE + 1 }) : [],
    readSilence(db, row, side),
    store.findAppointmentAbout(db, { ...row, now }),
  ]);
  const shown = listed.slice(0, PAGE).reverse();
  const pictures =
    shown.length === 0
      ? []
      : await messages.listPictures(
          db,
          businessId,
          shown.map(({ id }) => id),
        );
  return {
    conversation,
    messages: shown.map((message) => ({
      ...message,
      pictures: pictures.filter(({ messageId }) => messageId === message.id),
      isRead: message.id <= (message.side === 'guest' ? row.shopReadId : row.guestReadId),
    })),
    hasOlder: listed.length > PAGE,
    before,
    silence,
    appointment,
  };
}

const newRow = (businessId: number, userId: number, now: number): store.ConversationRow => ({
  businessId,
  id: 0,
  userId,
  appointmentId: null,
  createdAt: now,
  lastAt: now,
  guestReadId: 0,
  shopReadId: 0,
  guestNoticeAt: null,
  shopNoticeAt: null,
  guestNoticedAt: null,
  shopNoticedAt: null,
  guestNoticedId: 0,
  shopNoticedId: 0,
  guestBlockedAt: null,
  shopBlockedAt: null,
  closedAt: null,
});
