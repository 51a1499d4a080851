import type { Services } from '../../platform/services.ts';
import { readNewsReach } from '../messages/index.ts';
import type { OutboxRow } from '../outbox/index.ts';
import { checkBirthdayMessage } from './birthdays/last-check.ts';
import { checkRebookMessage } from './rebooking/last-check.ts';
import { messageOf } from './rule-messages.ts';
import * as store from './store.ts';

/**
 * Why a campaign's message must no longer be sent, or null. Since it was queued, or since the last attempt, the guest
 * may have unsubscribed or the shop cancelled the campaign.
 */
export async function checkCampaignMessage(services: Services, row: OutboxRow): Promise<string | null> {
  const id = store.recipientOf(row.dedupeKey);
  if (id === null) {
    const message = messageOf(row.dedupeKey);
    if (message === null) return null;
    return message.rule === 'rebook'
      ? checkRebookMessage(services, message.id)
      : checkBirthdayMessage(services, message.id);
  }
  const { db } = services;
  const found = await store.findRecipient(db, id);
  if (!found) return 'gone';
  const { recipient, campaign, shop } = found;
  if (campaign.state === 'cancelled') return 'cancelled';
  const [reach] = await readNewsReach(db, { id: recipient.businessId, ...shop }, [recipient.userId]);
  return reach ? reach.refusal[campaign.channel] : 'gone';
}
