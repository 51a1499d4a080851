import { type CampaignPlaceholder, type CampaignWords, fillWords, textWithStop } from '@thyme/domain/campaigns';
import { nextQuiet, type QuietHours } from '@thyme/domain/messages';
import { HOUR, type Zone } from '@thyme/domain/time';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { type NewsReach, priceOfText, sendText } from '../messages/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { stopPath } from './link.ts';
import { campaignMail } from './mails.ts';
import { outboxKey, type RecipientRow } from './store.ts';

export interface ShopOfCampaign {
  name: string;
  slug: string;
  zone: Zone;
}

/** Placeholder values of a campaign's text. */
export function valuesFor(
  publicUrl: string,
  shop: Pick<ShopOfCampaign, 'name' | 'slug'>,
  firstName: string,
): Record<CampaignPlaceholder, string> {
  return { 'first name': firstName, shop: shop.name, link: `${publicUrl}/${shop.slug}` };
}

/** How long a text is worth retrying. */
const TEXT_HOURS = 12;

export interface Outgoing {
  recipient: RecipientRow;
  reach: NewsReach;
  words: CampaignWords;
  shop: ShopOfCampaign;
  quiet: QuietHours;
  /** For the shop's texts in a month. */
  textLimit: number | null;
}

/** Queues one message of a campaign in the caller's transaction. Returns its price, or null above the monthly limit. */
export async function writeMessage(tx: UnitOfWork, outgoing: Outgoing): Promise<number | null> {
  const { recipient, reach, words, shop, quiet, textLimit } = outgoing;
  const { businessId, userId } = recipient;
  const { publicUrl } = tx.config;
  const values = valuesFor(publicUrl, shop, reach.firstName);
  const stop = stopPath(tx, { of: 'campaign', id: recipient.id });
  const dedupeKey = outboxKey(recipient);
  if (words.channel === 'mail') {
    const data = {
      shop: shop.name,
      slug: shop.slug,
      subject: fillWords(words.subject, values),
      body: fillWords(words.body, values),
      stopPath: stop,
    };
    await enqueueMail(tx, { template: campaignMail, to: reach.email ?? '', data, dedupeKey, userId, businessId });
    return 0;
  }
  const now = tx.clock.now();
  const body = textWithStop(fillWords(words.body, values), `${publicUrl}${stop}`);
  // A text that could not be sent by the evening must not arrive at night.
  const night = nextQuiet(reach.zone, now, quiet);
  const usefulUntil = Math.min(now + TEXT_HOURS * HOUR, night ?? Number.POSITIVE_INFINITY);
  const about = { userId, businessId, appointmentId: null, reminderId: null, purpose: 'news' as const };
  const isWritten = await sendText(
    tx,
    { ...about, dedupeKey, sendAt: now, usefulUntil },
    { phone: { number: reach.phone ?? '', channel: 'text' }, body, limit: textLimit, zone: shop.zone },
  );
  return isWritten ? priceOfText(tx, body).cost : null;
}
