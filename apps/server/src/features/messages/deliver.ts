import { isFinalDelivery, nextDelivery, senderName } from '@thyme/domain/messages';
import { z } from 'zod';
import { PushGone } from '../../integrations/push/index.ts';
import { type TextMessage, TextRefused } from '../../integrations/texts/index.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { DeliveryRefused, markUndelivered, type OutboxRow, type PhoneChannels } from '../outbox/index.ts';
import { recordStop } from './complaints/complaints.ts';
import { messageReturned } from './hooks.ts';
import { receiptPath } from './receipt.ts';
import * as store from './store.ts';
import { isConversing, sendAgainAsText, turnIntoText } from './whatsapp/fall-back.ts';

const pushPayload = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
  usefulUntil: z.number().nullable(),
});

const DAY = 86_400;
const NOT_DELIVERED = 'The network did not deliver it.';

/** The senders behind the outbox: texts and push notifications. */
export const deliverToPhones: PhoneChannels = {
  send: async (services, row) => {
    const found = await store.findByOutbox(services.db, row.id);
    if (!found) throw new DeliveryRefused('The message was deleted.');
    const { message, shop } = found;
    if (row.channel === 'push') await pushTo(services, row, message);
    else await text(services, row, { message, shop });
    return message.body;
  },
  gaveUp: async ({ db, clock }, row, error) => store.failByOutbox(db, [row.id], error, clock.now()),
};

async function text(
  services: Services,
  row: OutboxRow,
  { message, shop }: { message: store.MessageRow; shop: string },
): Promise<void> {
  const { db, texts, clock } = services;
  const to = message.recipient;
  // A STOP may have arrived while it was queued.
  if (await store.isOptedOut(db, to)) throw new DeliveryRefused('The number has opted out.');
  const isWhatsapp = message.channel === 'whatsapp';
  const wanted: TextMessage = {
    channel: isWhatsapp ? 'whatsapp' : 'text',
    to,
    body: message.body,
    senderName: senderName(shop, to),
    isReply: isWhatsapp && (await isConversing(services, to)),
  };
  try {
    // An earlier attempt without a response may have sent it.
    const earlier = row.tries > 1 ? await texts.find(wanted, row.firstTriedAt ?? row.createdAt) : null;
    const sent = earlier ?? (await texts.send(wanted));
    await record(services, message.id, { ...sent, now: clock.now() });
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    if (error.isOptOut)
      await inTransaction(services, async (tx) => {
        await store.optOut(tx.db, to, clock.now());
        await recordStop(tx, { phone: to, providerId: `refused:${message.id}` });
      });
    else if (await turnIntoText(services, message))
      return text(services, row, { message: { ...message, channel: 'text' }, shop });
    throw new DeliveryRefused(error.message, { cause: error });
  }
}

async function pushTo(services: Services, row: OutboxRow, message: store.MessageRow): Promise<void> {
  const { db, clock, push } = services;
  const subscription = await store.findSubscription(db, Number(message.recipient));
  if (!subscription || subscription.userId !== message.userId)
    throw new DeliveryRefused('The browser has unsubscribed.');
  const { usefulUntil, ...notice } = pushPayload.parse(row.payload);
  const now = clock.now();
  const usefulSeconds = usefulUntil === null ? DAY : usefulUntil - now;
  try {
    await push.send(subscription, { ...notice, receipt: receiptPath(services, message.id) }, { usefulSeconds });
  } catch (error) {
    if (!(error instanceof PushGone)) throw error;
    await store.deleteSubscription(db, { id: subscription.id });
    throw new DeliveryRefused(error.message, { cause: error });
  }
  await record(services, message.id, { state: 'sent', now });
}

/** Applies a delivery report; repeated and outdated ones change nothing. */
export async function record(
  services: Services,
  key: number | { providerId: string },
  report: { state: store.MessageRow['state']; providerId?: string; error?: string | null; now: number },
): Promise<boolean> {
  return inTransaction(services, async (tx) => {
    const message = await store.lockMessage(tx.db, typeof key === 'number' ? { id: key } : key);
    if (!message) return false;
    const state = nextDelivery(message.state, report.state);
    const isNew = state !== message.state;
    await store.updateMessage(tx.db, message, {
      state,
      ...(report.providerId ? { providerId: report.providerId } : {}),
      ...(message.sentAt === null ? { sentAt: report.now } : {}),
      ...(isNew && isFinalDelivery(state) ? { endedAt: report.now, error: report.error ?? null } : {}),
    });
    if (isNew && (state === 'undelivered' || state === 'failed')) {
      if (await sendAgainAsText(tx, message)) return true;
      const failure = { lastError: report.error ?? NOT_DELIVERED, now: report.now };
      const dedupeKey = await markUndelivered(tx.db, message.outboxId, failure);
      // A network takes its price for what it could not deliver, though not for what it did not send.
      if (dedupeKey !== null) await messageReturned(tx, { dedupeKey, isCharged: state === 'undelivered' });
    }
    return true;
  });
}
