import { shareRate } from '@thyme/domain/campaigns';
import { quietAt } from '@thyme/domain/messages';
import { MINUTE } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { readNewsReach } from '../messages/index.ts';
import { readSettings } from '../reminders/index.ts';
import { leftOut, readAudience } from './audience.ts';
import * as store from './store.ts';
import { writeMessage } from './write-message.ts';

/** Starts due campaigns, sends as many messages as the rate allows, and copies the results of earlier ones. */
export async function runCampaigns(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const now = clock.now();
  for (const due of await store.listDue(db, now)) await inTransaction(services, (tx) => begin(tx, due));
  await store.settleQueued(db);
  const sending = await store.listSending(db, now);
  const used = await store.countQueuedSince(db, now - MINUTE);
  const shares = shareRate(
    sending.map(({ due }) => due),
    config.campaignRate,
    used,
  );
  for (const [index, one] of sending.entries())
    for (const id of await store.listWaiting(db, one.campaign.id, now, shares[index] ?? 0))
      await inTransaction(services, (tx) => sendOne(tx, one, id));
  await store.endFinished(db, now);
}

/** Stores who is in the segment now, and why some of them are skipped. */
async function begin(tx: UnitOfWork, { campaign, shop }: store.CampaignOfShop): Promise<void> {
  const now = tx.clock.now();
  const row = await store.lockCampaign(tx.db, campaign);
  // Edited, cancelled or started by another process since it was listed.
  if (row?.state !== 'scheduled' || (row.sendAt ?? now) > now) return;
  if (!shop.published) {
    // Its link would lead nowhere.
    await store.advanceCampaign(tx.db, row, 'cancelled', { endedAt: now });
    return;
  }
  await store.advanceCampaign(tx.db, row, 'sending', { startedAt: now });
  const { businessId, id: campaignId, channel, segment } = row;
  const addresses = new Set<string>();
  for await (const guests of readAudience(tx.db, { id: businessId, ...shop }, segment, now))
    await store.insertRecipients(
      tx.db,
      guests.map((guest) => {
        const reason = leftOut(guest, channel, addresses);
        const state = reason === null ? ('waiting' as const) : ('skipped' as const);
        return { businessId, campaignId, userId: guest.userId, state, reason, dueAt: now };
      }),
    );
}

/** Sends one message. Consent is read again: the guest may have refused, or been blocked, since the campaign started. */
async function sendOne(tx: UnitOfWork, { campaign, shop }: store.CampaignOfShop, id: number): Promise<void> {
  const recipient = await store.claimRecipient(tx.db, id);
  const current = recipient && (await store.findCampaign(tx.db, campaign));
  if (!recipient || current?.state !== 'sending') return;
  const { businessId, channel } = current;
  const skip = (reason: string) => store.updateRecipient(tx.db, recipient, { state: 'skipped', reason });
  if (channel === 'text' && !tx.texts.canSend('text')) return skip('no-texts');
  const [reach] = await readNewsReach(tx.db, { id: businessId, ...shop }, [recipient.userId]);
  if (!reach) return skip('gone');
  const refusal = reach.refusal[channel];
  if (refusal !== null) return skip(refusal);
  const { quiet, textLimit } = await readSettings(tx.db, businessId);
  const now = tx.clock.now();
  const night = quietAt(reach.zone, now, quiet);
  if (night) return store.updateRecipient(tx.db, recipient, { dueAt: night.ends });
  const cost = await writeMessage(tx, { recipient, reach, words: current, shop, quiet, textLimit });
  if (cost === null) return skip('limit');
  await store.updateRecipient(tx.db, recipient, { state: 'queued', queuedAt: now, cost });
}
