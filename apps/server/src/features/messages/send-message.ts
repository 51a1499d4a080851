import { countSegments, type PhoneChannel, type Purpose, plainText } from '@thyme/domain/messages';
import { dateAt, instantOf, type LocalDate, monthOf, wallAt, type Zone } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { enqueuePhone } from '../outbox/index.ts';
import type { GuestReach } from './reach.ts';
import * as store from './store.ts';

/** What a message is about, and when it expires. */
export interface MessageAbout {
  userId: number;
  businessId: number;
  appointmentId: number | null;
  reminderId: number | null;
  purpose: Purpose;
  dedupeKey: string;
  sendAt: number;
  usefulUntil: number | null;
}

export interface PriceOfText {
  characters: number;
  parts: number;
  /** In cents. */
  cost: number;
}

/** What a text costs as it would be sent. */
export function priceOfText({ config }: Pick<Services, 'config'>, body: string): PriceOfText {
  const { characters, parts } = countSegments(plainText(body));
  return { characters, parts, cost: parts * config.textPrice };
}

/** The start of a month on the shop's calendar. */
export function startOfMonth(zone: Zone, now: number): number {
  return instantOf(zone, wallAt(`${monthOf(dateAt(zone, now))}-01` as LocalDate));
}

/** Queues a text in the caller's transaction. False if it would exceed the shop's monthly limit. */
export async function sendText(
  tx: UnitOfWork,
  about: MessageAbout,
  {
    phone,
    body,
    limit,
    zone,
  }: { phone: NonNullable<GuestReach['phone']>; body: string; limit: number | null; zone: Zone },
): Promise<boolean> {
  const text = plainText(body);
  const { parts, cost } = priceOfText(tx, text);
  if (limit !== null) {
    await store.lockSpending(tx.db, about.businessId);
    const spent = await store.sumSpent(tx.db, about.businessId, startOfMonth(zone, tx.clock.now()));
    if (spent + cost > limit) return false;
  }
  await write(tx, about, { channel: phone.channel, recipient: phone.number, body: text, parts, cost, more: {} });
  return true;
}

export interface PushWords {
  title: string;
  body: string;
  path: string;
}

/** Queues a notification for each of the guest's browsers, in the caller's transaction. */
export async function sendPush(
  tx: UnitOfWork,
  about: MessageAbout,
  { subscriptions, words }: { subscriptions: readonly number[]; words: PushWords },
): Promise<void> {
  const { title, path } = words;
  for (const id of subscriptions) {
    const key = { ...about, dedupeKey: `${about.dedupeKey}:${id}` };
    const more = { title, path, tag: about.dedupeKey };
    await write(tx, key, { channel: 'push', recipient: String(id), body: words.body, parts: 0, cost: 0, more });
  }
}

interface Written {
  channel: PhoneChannel;
  recipient: string;
  body: string;
  parts: number;
  cost: number;
  more: object;
}

async function write(tx: UnitOfWork, about: MessageAbout, { more, ...message }: Written): Promise<void> {
  const { userId, businessId, appointmentId, reminderId, purpose, dedupeKey, sendAt, usefulUntil } = about;
  const { channel, recipient, body } = message;
  const owner = { userId, businessId, appointmentId };
  const outboxId = await enqueuePhone(tx, {
    ...owner,
    channel,
    template: 'phone',
    to: recipient,
    payload: { usefulUntil, body, ...more } as { usefulUntil: number | null },
    dedupeKey,
    sendAt,
  });
  if (outboxId === null) return;
  await store.insertMessage(tx.db, { ...owner, ...message, outboxId, reminderId, purpose, createdAt: tx.clock.now() });
}
