import { checkSendAt, checkWords, mayCancel, type TimeProblem, type WordsProblem } from '@thyme/domain/campaigns';
import { formatDayTime, instantOf, type LocalDate, wallAt, wallOf } from '@thyme/domain/time';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import type { ChangeAnswer } from '../edits/index.ts';
import { failByOutbox } from '../messages/index.ts';
import { cancelWaiting } from '../outbox/index.ts';
import { countAudience, isOwnSegment, SEGMENT_MESSAGE } from './audience.ts';
import { answer, MISSING } from './edit-campaign.ts';
import { sendCampaigns } from './jobs.ts';
import * as store from './store.ts';

export interface SendRequest extends store.CampaignKey {
  /** By the shop's clock; null sends it at once. */
  at: { date: LocalDate; minute: number } | null;
}

/** Sends a draft, now or at a time. Idempotent. */
export async function sendCampaign(
  services: Services,
  viewer: Viewer,
  { at, ...key }: SendRequest,
): Promise<ChangeAnswer> {
  const { businessId, id } = key;
  const { zone, country, published } = await requireMembership(services, viewer, businessId, 'manager');
  const wanted = at && instantOf(zone, wallAt(at.date, at.minute));
  return inTransaction(services, async (tx) => {
    const campaign = await store.lockCampaign(tx.db, key);
    if (!campaign) throw new PublicError(MISSING, 'NOT_FOUND');
    if (campaign.state === 'cancelled') return answer(0, 'This campaign was cancelled.');
    if (campaign.state !== 'draft') return answer(1, 'It’s already on its way.', id);
    const now = tx.clock.now();
    const { channel, segment } = campaign;
    const wrong = checkWords(campaign);
    if (wrong !== null) return answer(0, wordsMessage(wrong));
    const early = wanted === null ? null : checkSendAt(wanted, now);
    if (early !== null) return answer(0, timeMessage(early));
    if (!published) return answer(0, 'Guests can’t book while your shop is hidden. Show it first.');
    if (channel === 'text' && !tx.texts.canSend('text')) return answer(0, 'Texts aren’t set up here yet.');
    if (!(await isOwnSegment(tx.db, businessId, segment))) return answer(0, SEGMENT_MESSAGE);
    const { channels } = await countAudience(tx.db, { id: businessId, zone, country }, segment, now);
    const guests = channels.find((one) => one.channel === channel)?.reached ?? 0;
    if (guests === 0) return answer(0, 'There’s nobody in this group you may write to yet.');
    const sendAt = wanted ?? now;
    await store.advanceCampaign(tx.db, key, 'scheduled', { sendAt });
    const changes = { name: campaign.name, channel, guests, at: wallOf(zone, sendAt) };
    const about = { businessId, actorId: viewer.id, subject: 'campaign', subjectId: id };
    await writeAuditEntry(tx, { ...about, action: wanted === null ? 'send-campaign' : 'schedule-campaign', changes });
    if (wanted !== null) return answer(1, `It goes out on ${formatDayTime(wallOf(zone, sendAt))}.`, id);
    await tx.jobs.enqueue(sendCampaigns, {}, { transaction: tx.db });
    return answer(1, `On its way to ${guests === 1 ? 'one guest' : `${guests} guests`}.`, id);
  });
}

/** Cancels a campaign: guests who have not got it yet won't get it. */
export async function cancelCampaign(
  services: Services,
  viewer: Viewer,
  key: store.CampaignKey,
): Promise<ChangeAnswer> {
  const { businessId, id } = key;
  await requireMembership(services, viewer, businessId, 'manager');
  return inTransaction(services, async (tx) => {
    const campaign = await store.lockCampaign(tx.db, key);
    if (!campaign) throw new PublicError(MISSING, 'NOT_FOUND');
    if (campaign.state === 'cancelled') return answer(1, 'It’s cancelled.', id);
    if (!mayCancel(campaign.state)) return answer(0, 'There’s nothing left to stop.');
    const now = tx.clock.now();
    await store.advanceCampaign(tx.db, key, 'cancelled', { endedAt: now });
    await store.skipWaiting(tx.db, id, 'cancelled');
    const stopped = await cancelWaiting(tx.db, store.outboxPrefix(id));
    await failByOutbox(tx.db, stopped, 'The campaign was cancelled.', now);
    await store.skipCancelled(tx.db, id);
    const about = { businessId, actorId: viewer.id, subject: 'campaign', subjectId: id };
    await writeAuditEntry(tx, { ...about, action: 'cancel-campaign', changes: { name: campaign.name } });
    return answer(
      1,
      campaign.state === 'scheduled' ? 'It’s cancelled. Nobody got it.' : 'Stopped. Nobody else gets it.',
      id,
    );
  });
}

export function wordsMessage(problem: WordsProblem): string {
  switch (problem) {
    case 'no-subject':
      return 'Please write a subject.';
    case 'subject-long':
      return 'The subject is too long.';
    case 'empty':
      return 'Please write the message.';
    case 'too-long':
      return 'The message is too long.';
    case 'placeholder':
      return 'One of the words in {braces} isn’t one we can fill in.';
  }
}

function timeMessage(problem: TimeProblem): string {
  switch (problem) {
    case 'past':
      return 'Please choose a time that is still to come.';
    case 'too-far':
      return 'Please choose a time within the next six months.';
  }
}
