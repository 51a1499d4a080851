import type { Services } from '../../platform/services.ts';
import { stopNews } from '../messages/index.ts';
import { findBirthdayMessage } from './birthdays/store.ts';
import { targetOfLink } from './link.ts';
import { findRebooking } from './rebooking/store.ts';
import * as store from './store.ts';

interface Addressee {
  businessId: number;
  userId: number;
  shop: string;
}

async function findAddressee(services: Services, code: string): Promise<Addressee | null> {
  const target = targetOfLink(services, code);
  if (target === null) return null;
  if (target.of !== 'campaign') {
    const find = target.of === 'rebook' ? findRebooking : findBirthdayMessage;
    const found = await find(services.db, target.id);
    return found && { ...found.row, shop: found.shop.name };
  }
  const found = await store.findRecipient(services.db, target.id);
  return found && { ...found.recipient, shop: found.shop.name };
}

/** The shop whose news a link unsubscribes from; null for a forged link. */
export async function readStopLink(services: Services, code: string): Promise<{ shop: string } | null> {
  const found = await findAddressee(services, code);
  return found && { shop: found.shop };
}

/** Unsubscribes the recipient of the message from the shop's news. Idempotent. */
export async function stopByLink(services: Services, code: string): Promise<{ shop: string } | null> {
  const found = await findAddressee(services, code);
  if (!found) return null;
  const { businessId, userId, shop } = found;
  await stopNews(services, { businessId, userId });
  return { shop };
}
