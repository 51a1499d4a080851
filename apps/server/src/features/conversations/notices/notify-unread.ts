import { groupPhone } from '@thyme/domain/accounts';
import type { Side } from '@thyme/domain/conversations';
import { quietAt } from '@thyme/domain/messages';
import { DAY } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findOwner } from '../../access/index.ts';
import { type GuestReach, readReach, sendPush, sendText } from '../../messages/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { readSettings } from '../../reminders/index.ts';
import { newMessagesMail } from '../mail/mails.ts';
import { replyAddress } from '../mail/reply-address.ts';
import { listAfter } from '../message-store.ts';
import * as store from '../store.ts';
import { routeOf } from './reached-by.ts';

const BATCH = 100;
/** In one mail; the rest is read in Thyme. */
const MOST_IN_MAIL = 5;
/** Three parts of a text, including everything around it. */
const TEXT_MOST = 380;

/** Notifies both sides of messages that they have not read in time. */
export async function notifyUnread(services: Services): Promise<void> {
  for (const side of ['guest', 'shop'] as const)
    for (const key of await store.listDue(services.db, side, services.clock.now(), BATCH))
      await inTransaction(services, (tx) => notifySide(tx, key, side));
}

async function notifySide(tx: UnitOfWork, key: { businessId: number; id: number }, side: Side): Promise<void> {
  const conversation = await store.lock(tx.db, key);
  const now = tx.clock.now();
  const dueAt = side === 'guest' ? conversation?.guestNoticeAt : conversation?.shopNoticeAt;
  // Read, or notified by another process, since the list was read.
  if (!conversation || !dueAt || dueAt > now) return;
  const [read, noticed] =
    side === 'guest'
      ? [conversation.guestReadId, conversation.guestNoticedId]
      : [conversation.shopReadId, conversation.shopNoticedId];
  const other = side === 'guest' ? 'shop' : 'guest';
  const unread = await listAfter(tx.db, conversation, other, Math.max(read, noticed));
  const newest = unread.at(-1)?.id ?? noticed;
  await store.update(
    tx.db,
    conversation,
    side === 'guest'
      ? { guestNoticeAt: null, guestNoticedAt: now, guestNoticedId: newest }
      : { shopNoticeAt: null, shopNoticedAt: now, shopNoticedId: newest },
  );
  if (unread.length === 0) return;
  const shop = await store.findShop(tx.db, { id: conversation.businessId });
  const guest = await store.findGuestUser(tx.db, conversation.userId);
  if (!shop || !guest) return;
  const notice = { conversation, shop, guest, newest, words: unread.map(({ body }) => body || 'A picture') };
  await (side === 'guest' ? notifyGuest(tx, notice) : notifyShop(tx, notice));
}

interface Notice {
  conversation: store.ConversationRow;
  shop: store.ConversationShop;
  guest: store.ConversationGuest;
  newest: number;
  words: string[];
}

async function notifyGuest(tx: UnitOfWork, notice: Notice): Promise<void> {
  const { shop, guest } = notice;
  const reach = await readReach(tx, { userId: guest.id, shop, purpose: 'bookings' });
  switch (routeOf(reach, guest.hasAccount)) {
    case 'push':
      return pushTo(tx, notice, reach);
    case 'mail':
      return mailGuest(tx, notice, reach);
    case 'text':
      return textTo(tx, notice, reach);
    // Only the count in the account shows it.
    case 'account':
    case 'nothing':
      return;
  }
}

const pathOf = ({ conversation, guest }: Notice) => (guest.hasAccount ? `/profile/messages/${conversation.id}` : null);

const keyOf = ({ conversation, newest }: Notice, side: Side) => `messages:${conversation.id}:${side}:${newest}`;

async function aboutPhone(tx: UnitOfWork, notice: Notice, reach: GuestReach) {
  const { conversation, guest } = notice;
  const settings = await readSettings(tx.db, conversation.businessId);
  const now = tx.clock.now();
  const sendAt = quietAt(reach.zone, now, settings.quiet)?.ends ?? now;
  const about = {
    userId: guest.id,
    businessId: conversation.businessId,
    appointmentId: conversation.appointmentId,
    reminderId: null,
    purpose: 'bookings' as const,
    dedupeKey: keyOf(notice, 'guest'),
    sendAt,
    usefulUntil: sendAt + DAY,
  };
  return { about, settings };
}

async function pushTo(tx: UnitOfWork, notice: Notice, reach: GuestReach): Promise<void> {
  const { about } = await aboutPhone(tx, notice, reach);
  const body = (notice.words.at(-1) ?? '').slice(0, 200);
  const words = { title: notice.shop.name, body, path: pathOf(notice) ?? '/' };
  await sendPush(tx, about, { subscriptions: reach.subscriptions, words });
}

async function textTo(tx: UnitOfWork, notice: Notice, reach: GuestReach): Promise<void> {
  if (!reach.phone) return;
  const { about, settings } = await aboutPhone(tx, notice, reach);
  const said = notice.words.join('\n');
  const short = said.length > TEXT_MOST ? `${said.slice(0, TEXT_MOST)}…` : said;
  // A text sent under a name cannot be answered.
  const canAnswer = !tx.config.twilio?.usesNames;
  const body = `${notice.shop.name}: ${short}${canAnswer ? '\nReply to this text to answer.' : ''}`;
  const { zone } = notice.shop;
  await sendText(tx, about, { phone: reach.phone, body, limit: settings.textLimit, zone });
}

function mailWords({ words }: Notice) {
  return { messages: words.slice(0, MOST_IN_MAIL), more: Math.max(0, words.length - MOST_IN_MAIL) };
}

async function mailGuest(tx: UnitOfWork, notice: Notice, reach: GuestReach): Promise<void> {
  const { conversation, shop, guest } = notice;
  if (!guest.email) return;
  await enqueueMail(tx, {
    template: newMessagesMail,
    to: guest.email,
    data: {
      firstName: guest.firstName,
      from: shop.name,
      ...mailWords(notice),
      path: pathOf(notice),
      replyTo: replyAddress(tx, { id: conversation.id, side: 'guest' }),
      phone: shop.phone ? groupPhone(shop.phone) : null,
      isShop: false,
    },
    dedupeKey: keyOf(notice, 'guest'),
    userId: guest.id,
    businessId: shop.id,
    wantsMail: reach.mail,
  });
}

async function notifyShop(tx: UnitOfWork, notice: Notice): Promise<void> {
  const { conversation, shop, guest } = notice;
  const owner = await findOwner(tx.db, shop.id);
  const to = shop.email ?? owner?.email;
  if (!to) return;
  await enqueueMail(tx, {
    template: newMessagesMail,
    to,
    data: {
      firstName: owner?.firstName ?? shop.name,
      from: `${guest.firstName} ${guest.lastName}`.trim(),
      ...mailWords(notice),
      path: `/messages/${guest.id}`,
      replyTo: replyAddress(tx, { id: conversation.id, side: 'shop' }),
      phone: null,
      isShop: true,
    },
    dedupeKey: keyOf(notice, 'shop'),
    businessId: shop.id,
    wantsMail: null,
  });
}
