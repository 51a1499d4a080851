import { createHash } from 'node:crypto';
import { checkMessage, isAutomatic, MOST_PICTURES, type Side, stripQuoted } from '@thyme/domain/conversations';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findOwner } from '../../access/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { hasMail } from '../message-store.ts';
import { keepPicture } from '../pictures/message-pictures.ts';
import { messageRefusal, silenceWords } from '../refusals.ts';
import * as store from '../store.ts';
import { readSilence, writeMessage } from '../write-message.ts';
import { notDeliveredMail } from './mails.ts';
import type { ReceivedMail } from './parse-mail.ts';
import { readAddress } from './reply-address.ts';

export type MailOutcome =
  | 'written'
  | 'duplicate'
  | 'automatic'
  | 'not-ours'
  | 'forged'
  | 'unknown-conversation'
  | 'wrong-sender'
  | 'refused';

interface Sender {
  conversation: store.ConversationRow;
  side: Side;
  authorId: number;
  /** The name of the other side. */
  other: string;
}

/** Turns a reply by mail into a message, if the sender is the person whom the mail was addressed to. */
export async function receiveMail(services: Services, mail: ReceivedMail): Promise<MailOutcome> {
  const read = mail.to.map((address) => readAddress(services, address));
  const address = read.find((one) => one.kind === 'genuine');
  if (address?.kind !== 'genuine') return read.some(({ kind }) => kind === 'forged') ? 'forged' : 'not-ours';
  if (isAutomatic(mail.fields)) return 'automatic';
  const conversation = await store.findById(services.db, address.id);
  if (!conversation) return 'unknown-conversation';
  const sender = await findSender(services, conversation, address.side, mail.from);
  if (!sender) return 'wrong-sender';
  // Hashed, because a Message-ID may be longer than an index takes.
  const mailId = createHash('sha256').update(mail.messageId).digest('base64url');
  if (await hasMail(services.db, conversation.businessId, mailId)) return 'duplicate';
  const words = stripQuoted(mail.text);
  const body = checkMessage(words, Math.min(mail.pictures.length, MOST_PICTURES));
  if (!body.ok) {
    const why = body.refusal.code === 'empty' ? 'We found no text in your reply.' : messageRefusal(body.refusal);
    return decline(services, { sender, mail, mailId, why });
  }
  const pictureIds = await keepPictures(services, sender, mail.pictures);
  return inTransaction(services, async (tx): Promise<MailOutcome> => {
    const locked = await store.lock(tx.db, conversation);
    if (!locked) return 'unknown-conversation';
    const silence = await readSilence(tx.db, locked, sender.side);
    if (silence) {
      const why = silenceWords(silence, sender.side, sender.other);
      await tellSender(tx, { sender, mail, mailId, why });
      return 'refused';
    }
    // A mail whose only picture is unreadable has no content.
    if (body.value === '' && pictureIds.length === 0) {
      await tellSender(tx, { sender, mail, mailId, why: 'We couldn’t read the picture in your email.' });
      return 'refused';
    }
    const message = { side: sender.side, authorId: sender.authorId, body: body.value, pictureIds, mailId };
    const written = await writeMessage(tx, locked, { ...message, route: 'mail' });
    return written.kind === 'written' ? 'written' : 'duplicate';
  });
}

/** The token alone is not enough: the sender's address must be the one that the mail was sent to. */
async function findSender(
  { db }: Services,
  conversation: store.ConversationRow,
  side: Side,
  from: string,
): Promise<Sender | null> {
  const [shop, guest] = await Promise.all([
    store.findShop(db, { id: conversation.businessId }),
    store.findGuestUser(db, conversation.userId),
  ]);
  if (!shop || !guest) return null;
  if (side === 'guest')
    return guest.email?.toLowerCase() === from ? { conversation, side, authorId: guest.id, other: shop.name } : null;
  const owner = await findOwner(db, shop.id);
  const isShops = [shop.email, owner?.email].some((address) => address?.toLowerCase() === from);
  return owner && isShops ? { conversation, side, authorId: owner.id, other: guest.firstName } : null;
}

async function keepPictures(services: Services, sender: Sender, pictures: readonly Uint8Array[]): Promise<number[]> {
  const ids: number[] = [];
  for (const bytes of pictures.slice(0, MOST_PICTURES)) {
    const { businessId } = sender.conversation;
    const kept = await keepPicture(services, { businessId, uploadedBy: sender.authorId, bytes });
    // Logos in signatures often have an unsupported format; the text matters more.
    if (kept.ok) ids.push(kept.id);
    else services.log.info({ why: kept.message }, 'a picture of a mail was left out');
  }
  return ids;
}

interface Declined {
  sender: Sender;
  mail: ReceivedMail;
  mailId: string;
  why: string;
}

async function decline(services: Services, declined: Declined): Promise<MailOutcome> {
  await inTransaction(services, (tx) => tellSender(tx, declined));
  return 'refused';
}

/** Once per mail, however often the provider repeats it. */
async function tellSender(tx: UnitOfWork, { sender, mail, mailId, why }: Declined): Promise<void> {
  const { conversation, side, other } = sender;
  await enqueueMail(tx, {
    template: notDeliveredMail,
    to: mail.from,
    data: { to: other, why, isShop: side === 'shop' },
    dedupeKey: `message-not-delivered:${mailId}`,
    businessId: conversation.businessId,
    ...(side === 'guest' ? { userId: conversation.userId } : {}),
  });
}
