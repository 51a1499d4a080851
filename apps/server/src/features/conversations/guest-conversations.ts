import { checkMessage } from '@thyme/domain/conversations';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import { withIdempotency } from '../../platform/database/idempotency.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { announceMessages } from './events.ts';
import * as lists from './list-store.ts';
import { MISSING, messageRefusal, NO_PICTURE, silenceWords } from './refusals.ts';
import * as store from './store.ts';
import { readThread, type Thread } from './thread.ts';
import { markRead, readSilence, writeMessage } from './write-message.ts';

const SHOWN = 100;
const MESSAGES = { max: 60, windowSeconds: 3_600 };
const SHOPS = { max: 20, windowSeconds: 86_400 };

export interface SentMessage extends StatusMessage {
  conversationId: number | null;
  messageId: number | null;
}

export const refused = (message: string): SentMessage => ({
  status: 0,
  message,
  conversationId: null,
  messageId: null,
});

export const listOwn = ({ db }: Services, userId: number) => lists.listOfGuest(db, userId, SHOWN);

export const countUnread = ({ db }: Services, userId: number) => lists.countUnreadOfGuest(db, userId);

export interface GuestThread extends Thread {
  shop: store.ConversationShop;
}

/** Reads a conversation by its id, or by its shop when the guest comes from the shop's page. Another guest's id is treated as missing. */
export async function readOwn(
  services: Services,
  userId: number,
  { id, slug, before }: { id: number | null; slug: string | null; before: number | null },
): Promise<GuestThread> {
  const found = id === null ? null : await store.findOfGuest(services.db, userId, id);
  const shop = found
    ? await store.findShop(services.db, { id: found.businessId })
    : slug !== null && id === null
      ? await store.findShop(services.db, { slug })
      : null;
  if (!shop) throw new PublicError(MISSING, 'NOT_FOUND');
  const conversation = found ?? (await store.findPair(services.db, shop.id, userId));
  if (!conversation && !shop.published) throw new PublicError(MISSING, 'NOT_FOUND');
  const about = { conversation, businessId: shop.id, userId, side: 'guest' as const, before };
  return { ...(await readThread(services, about)), shop };
}

export interface GuestMessage {
  businessId: number;
  appointmentId: number | null;
  body: string;
  pictureIds: readonly number[];
  idempotencyKey: string | null;
}

/** Sends a message to a shop, once per key. The first one starts the conversation. */
export async function sendAsGuest(services: Services, userId: number, form: GuestMessage): Promise<SentMessage> {
  const { businessId, appointmentId, pictureIds, idempotencyKey, ...words } = form;
  const body = checkMessage(words.body, pictureIds.length);
  if (!body.ok) return refused(messageRefusal(body.refusal));
  await consumeOrRefuse(services, `message:account:${userId}`, MESSAGES);
  const shop = await store.findShop(services.db, { id: businessId });
  const known = await store.findPair(services.db, businessId, userId);
  if (!shop || (!known && !shop.published)) return refused('This shop could not be found.');
  if (!known) await consumeOrRefuse(services, `message-start:account:${userId}`, SHOPS);
  const about = { businessId, userId, id: appointmentId ?? 0 };
  if (appointmentId !== null && !(await store.isAppointmentOf(services.db, about)))
    return refused('This appointment could not be found.');
  const input = { businessId, appointmentId, body: body.value, pictureIds };
  const call = { owner: `user:${userId}`, key: idempotencyKey, operation: 'send_message', input };
  try {
    return await withIdempotency<SentMessage>(services, call, async (tx) => {
      const conversation = await store.openLocked(tx.db, { businessId, userId, now: tx.clock.now() });
      const silence = await readSilence(tx.db, conversation, 'guest');
      if (silence) return refused(silenceWords(silence, 'guest', shop.name));
      const message = { authorId: userId, body: body.value, pictureIds, appointmentId };
      const written = await writeMessage(tx, conversation, { ...message, side: 'guest', route: 'thyme' });
      if (written.kind !== 'written') throw new PublicError(NO_PICTURE, 'REFUSED');
      return { status: 1, message: '', conversationId: conversation.id, messageId: written.id };
    });
  } catch (error) {
    if (error instanceof PublicError && error.message === NO_PICTURE) return refused(NO_PICTURE);
    throw error;
  }
}

/** Marks the shop's messages as read, up to a given one. */
export function readAsGuest(
  services: Services,
  userId: number,
  { id, lastId }: { id: number; lastId: number },
): Promise<StatusMessage> {
  return onOwn(services, userId, id, async (tx, conversation) => {
    await markRead(tx, conversation, { side: 'guest', lastId });
    return { status: 1, message: '' };
  });
}

/** Blocks or unblocks a shop's messages to the guest. */
export function blockAsGuest(
  services: Services,
  userId: number,
  { id, blocked }: { id: number; blocked: boolean },
): Promise<StatusMessage> {
  return onOwn(services, userId, id, async (tx, conversation, shop) => {
    const guestBlockedAt = blocked ? (conversation.guestBlockedAt ?? tx.clock.now()) : null;
    await store.update(tx.db, conversation, { guestBlockedAt });
    await announceMessages(tx, {
      businessId: conversation.businessId,
      guest: await store.findGuestUser(tx.db, userId),
    });
    return {
      status: 1,
      message: blocked ? `You won’t get messages from ${shop.name} any more.` : `${shop.name} can write to you again.`,
    };
  });
}

type OwnWork = (
  tx: Parameters<Parameters<typeof inTransaction>[1]>[0],
  conversation: store.ConversationRow,
  shop: store.ConversationShop,
) => Promise<StatusMessage>;

/** Locks one of the guest's own conversations. */
export async function onOwn(services: Services, userId: number, id: number, work: OwnWork): Promise<StatusMessage> {
  const found = await store.findOfGuest(services.db, userId, id);
  const shop = found && (await store.findShop(services.db, { id: found.businessId }));
  if (!shop) return { status: 0, message: MISSING };
  return inTransaction(services, async (tx) => {
    const conversation = await store.lock(tx.db, found);
    return conversation ? work(tx, conversation, shop) : { status: 0, message: MISSING };
  });
}
