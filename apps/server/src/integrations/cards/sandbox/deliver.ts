import type { Services } from '../../../platform/services.ts';
import { isSandbox } from './sandbox-cards.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';
import * as store from './store.ts';

const TIMEOUT_MS = 10_000;
const BATCH = 50;

/** Delivers one webhook to the merchant; any response but a 2xx is retried. */
export async function deliverWebhook(services: Services, id: number): Promise<void> {
  const { cards, db, clock } = services;
  if (!isSandbox(cards)) return;
  const webhook = await store.findWebhook(db, id);
  if (!webhook || webhook.deliveredAt !== null) return;
  const body = JSON.stringify(webhook.body);
  const response = await fetch(`${cards.merchantOrigin()}/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(cards.secret, body, clock.now()) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.arrayBuffer();
  await store.noteDelivery(db, id, response.ok ? clock.now() : null);
  if (!response.ok) throw new Error(`The merchant answered ${response.status} to a sandbox webhook.`);
}

/** Delivers webhooks whose job was lost. */
export async function deliverDueWebhooks(services: Services): Promise<void> {
  for (const id of await store.listUndelivered(services.db, services.clock.now() - 60, BATCH)) {
    try {
      await deliverWebhook(services, id);
    } catch (error) {
      services.log.warn({ err: error, webhook: id }, 'a sandbox webhook was not delivered');
    }
  }
}
