import { checkMessage, type MessageRoute } from '@thyme/domain/conversations';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import { withIdempotency } from '../../platform/database/idempotency.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { guestsReachedBy, type Membership, reachesGuest, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { findGuest } from '../guests/index.ts';
import { announceMessages } from './events.ts';
import { refused, type SentMessage } from './guest-conversations.ts';
import * as lists from './list-store.ts';
import { type ReachedBy, readRoute } from './notices/reached-by.ts';
import { MISSING, messageRefusal, NO_PICTURE, silenceWords } from './refusals.ts';
import * as store from './store.ts';
import { readThread, type Thread } from './thread.ts';
import { markRead, readSilence, writeMessage } from './write-message.ts';

const PAGE = 40;
const MESSAGES = { max: 600, windowSeconds: 3_600 };
const NO_GUEST = 'This guest could not be found.';

export interface DeskList {
  membership: Membership;
  rows: lists.DeskListRow[];
  total: number;
  unread: number;
  unreadThreads: number;
}

/** A shop's conversations with the guests that this member can access, newest first. */
export async function listAtDesk(
  services: Services,
  viewer: Viewer,
  request: { businessId: number; words: string; unreadOnly: boolean; route: MessageRoute | null; page: number },
): Promise<DeskList> {
  const membership = await requireMembership(services, viewer, request.businessId);
  const within = guestsReachedBy(membership);
  const [rows, unread, unreadThreads] = await Promise.all([
    lists.listOfShop(services.db, { ...request, within, limit: PAGE, offset: (request.page - 1) * PAGE }),
    lists.countUnreadOfShop(services.db, request.businessId, within),
    lists.countUnreadThreads(services.db, request.businessId, within),
  ]);
  return { membership, rows, total: rows[0]?.total ?? 0, unread, unreadThreads };
}

export async function countUnreadAtDesk(services: Services, viewer: Viewer, businessId: number): Promise<number> {
  const membership = await requireMembership(services, viewer, businessId);
  return lists.countUnreadOfShop(services.db, businessId, guestsReachedBy(membership));
}

export interface DeskThread extends Thread {
  membership: Membership;
  guest: store.ConversationGuest;
  /** Has booked or was entered here; a person who has only written has no guest page. */
  isGuestHere: boolean;
  reachedBy: ReachedBy;
}

/** A guest whom the member may write to: one of their guests, or a person who has written. */
async function findReached(services: Services, membership: Membership, guestId: number) {
  const { db, clock } = services;
  const { businessId } = membership;
  const here = await findGuest(db, businessId, guestId, clock.now());
  const guest = await store.findGuestUser(db, here?.id ?? guestId);
  const conversation = guest && (await store.findPair(db, businessId, guest.id));
  if (!guest || (!here && !conversation) || !(await reachesGuest(db, membership, guest.id))) return null;
  return { guest, conversation, isGuestHere: here !== null };
}

export async function readAtDesk(
  services: Services,
  viewer: Viewer,
  { businessId, guestId, before }: { businessId: number; guestId: number; before: number | null },
): Promise<DeskThread> {
  const membership = await requireMembership(services, viewer, businessId);
  const found = await findReached(services, membership, guestId);
  if (!found) throw new PublicError(NO_GUEST, 'NOT_FOUND');
  const { guest, conversation, isGuestHere } = found;
  const about = { conversation, businessId, userId: guest.id, side: 'shop' as const, before };
  const [thread, reachedBy] = await Promise.all([
    readThread(services, about),
    readRoute(services, guest, { zone: membership.zone, country: membership.country }),
  ]);
  return { ...thread, membership, guest, isGuestHere, reachedBy };
}

export interface DeskMessage {
  businessId: number;
  guestId: number;
  appointmentId: number | null;
  body: string;
  pictureIds: readonly number[];
  idempotencyKey: string | null;
}

/** Sends a message to a guest, once per key. The first one starts the conversation. */
export async function sendAtDesk(services: Services, viewer: Viewer, form: DeskMessage): Promise<SentMessage> {
  const { businessId, appointmentId, pictureIds, idempotencyKey } = form;
  const membership = await requireMembership(services, viewer, businessId);
  const found = await findReached(services, membership, form.guestId);
  if (!found) return refused(NO_GUEST);
  const body = checkMessage(form.body, pictureIds.length);
  if (!body.ok) return refused(messageRefusal(body.refusal));
  await consumeOrRefuse(services, `message:business:${businessId}`, MESSAGES);
  const { guest } = found;
  const about = { businessId, userId: guest.id, id: appointmentId ?? 0 };
  if (appointmentId !== null && !(await store.isAppointmentOf(services.db, about)))
    return refused('This appointment could not be found.');
  const route = await readRoute(services, guest, membership);
  if (route === 'nothing') return refused(`There’s no account, email or mobile number to reach ${guest.firstName} by.`);
  const input = { businessId, guestId: guest.id, appointmentId, body: body.value, pictureIds };
  const call = { owner: `user:${viewer.id}`, key: idempotencyKey, operation: 'desk_send_message', input };
  try {
    return await withIdempotency<SentMessage>(services, call, async (tx) => {
      const conversation = await store.openLocked(tx.db, { businessId, userId: guest.id, now: tx.clock.now() });
      const silence = await readSilence(tx.db, conversation, 'shop');
      if (silence) return refused(silenceWords(silence, 'shop', guest.firstName));
      const message = { authorId: viewer.id, body: body.value, pictureIds, appointmentId };
      const written = await writeMessage(tx, conversation, { ...message, side: 'shop', route: 'thyme' });
      if (written.kind !== 'written') throw new PublicError(NO_PICTURE, 'REFUSED');
      return { status: 1, message: '', conversationId: conversation.id, messageId: written.id };
    });
  } catch (error) {
    if (error instanceof PublicError && error.message === NO_PICTURE) return refused(NO_PICTURE);
    throw error;
  }
}

type DeskWork = (
  tx: UnitOfWork,
  found: { conversation: store.ConversationRow; guest: store.ConversationGuest; membership: Membership },
) => Promise<StatusMessage>;

/** Locks a conversation of the shop with a guest whom the member can access. */
export async function onShops(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
  work: DeskWork,
): Promise<StatusMessage> {
  const membership = await requireMembership(services, viewer, businessId);
  const row = await store.findOfShop(services.db, businessId, id);
  const guest = row && (await store.findGuestUser(services.db, row.userId));
  if (!guest || !(await reachesGuest(services.db, membership, guest.id))) return { status: 0, message: MISSING };
  return inTransaction(services, async (tx) => {
    const conversation = await store.lock(tx.db, { businessId, id });
    return conversation ? work(tx, { conversation, guest, membership }) : { status: 0, message: MISSING };
  });
}

export function readAsShop(
  services: Services,
  viewer: Viewer,
  { lastId, ...key }: { businessId: number; id: number; lastId: number },
): Promise<StatusMessage> {
  return onShops(services, viewer, key, async (tx, { conversation }) => {
    await markRead(tx, conversation, { side: 'shop', lastId });
    return { status: 1, message: '' };
  });
}

/** Blocks or unblocks a guest's messages to the shop. Bookings are not affected. */
export function blockAtDesk(
  services: Services,
  viewer: Viewer,
  { blocked, ...key }: { businessId: number; id: number; blocked: boolean },
): Promise<StatusMessage> {
  return onShops(services, viewer, key, async (tx, { conversation, guest }) => {
    const shopBlockedAt = blocked ? (conversation.shopBlockedAt ?? tx.clock.now()) : null;
    await store.update(tx.db, conversation, { shopBlockedAt });
    await announceMessages(tx, { businessId: key.businessId, guest });
    await writeAuditEntry(tx, {
      businessId: key.businessId,
      actorId: viewer.id,
      action: blocked ? 'block-messages' : 'unblock-messages',
      subject: 'guest',
      subjectId: guest.id,
    });
    const name = guest.firstName;
    return { status: 1, message: blocked ? `${name} can’t write to you any more.` : `${name} can write to you again.` };
  });
}
