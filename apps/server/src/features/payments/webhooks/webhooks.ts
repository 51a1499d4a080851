import type { Result } from '@thyme/domain/result';
import { type EventRefusal, type IncomingEvent, ProviderUnavailable } from '../../../integrations/cards/card-port.ts';
import type { EventSubject } from '../../../integrations/cards/payout-port.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { applyProviderEvent } from '../jobs.ts';
import { findByProviderId } from '../orders/order-store.ts';
import { settleOrder } from '../orders/settle.ts';
import { applySubject } from '../payouts/apply-subject.ts';
import { findWaitingEvent, insertEvent, listWaitingEvents, noteApplied, noteFailed } from './event-store.ts';

const AT_ONCE = 100;

/** Verifies and stores a provider's message once; a job applies it after the response, so that the provider does not wait. */
export async function receiveEvent(
  services: Services,
  incoming: Omit<IncomingEvent, 'now'>,
): Promise<Result<{ isNew: boolean }, EventRefusal>> {
  const read = services.cards.readEvent({ ...incoming, now: services.clock.now() });
  if (!read.ok) return read;
  const { id: eventId, type, payload, providerOrderId, subject } = read.value;
  const provider = services.cards.name;
  const isNew = await inTransaction(services, async (tx) => {
    const receivedAt = tx.clock.now();
    const body = { order: providerOrderId, subject, message: payload };
    const stored = await insertEvent(tx.db, { provider, eventId, type, payload: body, receivedAt });
    if (stored)
      await tx.jobs.enqueue(
        applyProviderEvent,
        { provider, eventId },
        { transaction: tx.db, key: `${provider}:${eventId}` },
      );
    return stored;
  });
  return { ok: true, value: { isNew } };
}

/** A message only says that an order changed; its status is then read from the provider, so late and old messages are harmless. */
export async function applyEvent(services: Services, key: { provider: string; eventId: string }): Promise<void> {
  const event = await findWaitingEvent(services.db, key);
  if (!event) return;
  const { order: providerOrderId, subject } = event.payload as { order: string | null; subject?: EventSubject | null };
  try {
    const order = providerOrderId === null ? null : await findByProviderId(services.db, key.provider, providerOrderId);
    if (order && providerOrderId !== null) {
      if (services.cards.name !== key.provider) throw new ProviderUnavailable(`${key.provider} is not configured.`);
      await settleOrder(services, order.id, await services.cards.fetchOrder(providerOrderId));
    }
    if (subject) {
      if (services.cards.name !== key.provider) throw new ProviderUnavailable(`${key.provider} is not configured.`);
      await applySubject(services, subject);
    }
    await noteApplied(services.db, key, services.clock.now());
  } catch (error) {
    await noteFailed(services.db, key, error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** Messages whose job was lost. */
export async function applyWaitingEvents(services: Services): Promise<void> {
  for (const key of await listWaitingEvents(services.db, services.clock.now() - 60, AT_ONCE)) {
    try {
      await applyEvent(services, key);
    } catch (error) {
      services.log.warn({ err: error, ...key }, "a provider's message could not be applied yet");
    }
  }
}
