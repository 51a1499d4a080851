import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import type { EventSubject } from '../payout-port.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { deliverSandboxWebhook } from './jobs.ts';
import * as store from './store.ts';

export interface Webhook {
  event: string;
  orderId?: string;
  subject?: EventSubject;
  /** Seconds until it is sent. */
  delay?: number;
}

/** Queues a webhook, in the transaction of the change it reports. */
export async function sendWebhook(
  parts: GatewayParts,
  transaction: Transaction,
  { event, orderId, subject, delay = 0 }: Webhook,
): Promise<void> {
  const now = parts.clock.now();
  const eventId = `sbx_evt_${randomUUID()}`;
  const body = { id: eventId, event, order_id: orderId ?? null, subject: subject ?? null, created_at: now };
  const dueAt = now + delay;
  const id = await store.insertWebhook(transaction, {
    orderId: orderId ?? null,
    eventId,
    body,
    createdAt: now,
    dueAt,
  });
  const startAt = delay > 0 ? dueAt : undefined;
  await parts.jobs.enqueue(deliverSandboxWebhook, { id }, { transaction, startAt });
}
