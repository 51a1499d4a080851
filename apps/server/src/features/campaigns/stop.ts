import type { Services } from '../../platform/services.ts';
import { stopNews } from '../messages/index.ts';
import { recipientOfLink } from './link.ts';
import * as store from './store.ts';

/** The shop whose news a link ends; null for a link that was not made here. */
export async function readStopLink(services: Services, code: string): Promise<{ shop: string } | null> {
  const id = recipientOfLink(services, code);
  const found = id === null ? null : await store.findRecipient(services.db, id);
  return found && { shop: found.shop.name };
}

/** Ends the shop's news for whoever got the message. Pressed again it changes nothing. */
export async function stopByLink(services: Services, code: string): Promise<{ shop: string } | null> {
  const id = recipientOfLink(services, code);
  const found = id === null ? null : await store.findRecipient(services.db, id);
  if (!found) return null;
  const { businessId, userId } = found.recipient;
  await stopNews(services, { businessId, userId });
  return { shop: found.shop.name };
}
