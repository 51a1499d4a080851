import type { Services } from '../../../platform/services.ts';
import * as books from './books.ts';
import { isSandbox } from './sandbox-cards.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';

const PATIENCE_MS = 10_000;
const AT_ONCE = 50;

/** Sends one message to the merchant's address; anything but a 2xx is tried again. */
export async function deliverWebhook(services: Services, id: number): Promise<void> {
  const { cards, db, clock } = services;
  if (!isSandbox(cards)) return;
  const webhook = await books.findWebhook(db, id);
  if (!webhook || webhook.deliveredAt !== null) return;
  const body = JSON.stringify(webhook.body);
  const response = await fetch(`${cards.merchantOrigin()}/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(cards.secret, body, clock.now()) },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.arrayBuffer();
  await books.noteDelivery(db, id, response.ok ? clock.now() : null);
  if (!response.ok) throw new Error(`The merchant answered ${response.status} to a sandbox webhook.`);
}

/** Messages whose job was lost. */
export async function deliverDueWebhooks(services: Services): Promise<void> {
  for (const id of await books.listUndelivered(services.db, services.clock.now() - 60, AT_ONCE)) {
    try {
      await deliverWebhook(services, id);
    } catch (error) {
      services.log.warn({ err: error, webhook: id }, 'a sandbox webhook was not delivered');
    }
  }
}
