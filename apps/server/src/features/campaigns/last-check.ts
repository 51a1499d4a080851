import type { Services } from '../../platform/services.ts';
import { readNewsReach } from '../messages/index.ts';
import type { OutboxRow } from '../outbox/index.ts';
import { checkRebookMessage } from './rebooking/last-check.ts';
import * as store from './store.ts';

/**
 * Why a message of a campaign is not to be sent any more, or null. Between writing and sending it, and between two
 * attempts, the guest may have unsubscribed or the shop cancelled it.
 */
export async function checkCampaignMessage(services: Services, row: OutboxRow): Promise<string | null> {
  const [, id] = /^campaign:\d+:(\d+)$/.exec(row.dedupeKey) ?? [];
  if (id === undefined) return checkRebookMessage(services, row);
  const { db } = services;
  const found = await store.findRecipient(db, Number(id));
  if (!found) return 'gone';
  const { recipient, campaign, shop } = found;
  if (campaign.state === 'cancelled') return 'cancelled';
  const [reach] = await readNewsReach(db, { id: recipient.businessId, ...shop }, [recipient.userId]);
  return reach ? reach.refusal[campaign.channel] : 'gone';
}
