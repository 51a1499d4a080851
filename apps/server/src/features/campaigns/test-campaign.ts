import { type CampaignWords, checkWords, fillWords, textWithStop } from '@thyme/domain/campaigns';
import { HOUR } from '@thyme/domain/time';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { requestId } from '../../platform/crypto/ids.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { readReach, sendText } from '../messages/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { readSettings } from '../reminders/index.ts';
import { campaignMail } from './mails.ts';
import { wordsMessage } from './send-campaign.ts';
import { findTester } from './store.ts';
import { valuesFor } from './write-message.ts';

const LIMIT = { max: 20, windowSeconds: 3_600 };

/** Sends the text, as a guest would get it, to its author. */
export async function testCampaign(
  services: Services,
  viewer: Viewer,
  { businessId, ...words }: CampaignWords & { businessId: number },
): Promise<StatusMessage> {
  const { name, slug, zone, country } = await requireMembership(services, viewer, businessId, 'manager');
  const wrong = checkWords(words);
  if (wrong !== null) return { status: 0, message: wordsMessage(wrong) };
  await consumeOrRefuse(services, `test-campaign:${businessId}`, LIMIT);
  const { db, config, clock } = services;
  const tester = await findTester(db, viewer.id);
  const values = valuesFor(config.publicUrl, { name, slug }, tester?.firstName ?? '');
  const body = fillWords(words.body, values);
  const dedupeKey = `test-campaign:${requestId()}`;
  if (words.channel === 'mail') {
    const to = tester?.email;
    if (!to) return { status: 0, message: 'There’s no email address in your account.' };
    const subject = fillWords(words.subject, values);
    const data = { shop: name, slug, subject: `Test: ${subject}`, body, stopPath: '' };
    const about = { userId: viewer.id, businessId };
    await inTransaction(services, (tx) => enqueueMail(tx, { template: campaignMail, to, data, dedupeKey, ...about }));
    return { status: 1, message: `Sent to ${to}.` };
  }
  const { phone } = await readReach(services, { userId: viewer.id, shop: { zone, country }, purpose: 'bookings' });
  if (!phone) return { status: 0, message: 'There’s no mobile number in your account that we can text.' };
  const { textLimit: limit } = await readSettings(db, businessId);
  const now = clock.now();
  const about = { userId: viewer.id, businessId, appointmentId: null, reminderId: null, purpose: 'bookings' as const };
  const times = { dedupeKey, sendAt: now, usefulUntil: now + HOUR };
  // As long as a real link, so that the price is the same.
  const text = textWithStop(body, `${config.publicUrl}/u/test.0000000000000000`);
  const isSent = await inTransaction(services, (tx) =>
    sendText(tx, { ...about, ...times }, { phone, body: text, limit, zone }),
  );
  if (!isSent) return { status: 0, message: 'You’ve reached this month’s limit for texts.' };
  return { status: 1, message: `Sent to ${phone.number}.` };
}
