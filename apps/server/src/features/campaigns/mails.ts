import { paragraphsOf } from '@thyme/domain/campaigns';
import { defineMail } from '../outbox/index.ts';

export interface CampaignMailData {
  shop: string;
  slug: string;
  subject: string;
  /** The text with the guest's name filled in. */
  body: string;
  /** Empty in a test message, which has no recipient to unsubscribe. */
  stopPath: string;
}

const DAY = 86_400;

/** A shop's news to a guest who agreed to them. */
export const campaignMail = defineMail<CampaignMailData>({
  name: 'campaign',
  // An offer is not worth sending days later.
  usefulSeconds: 2 * DAY,
  stopPath: ({ stopPath }) => stopPath,
  compose: ({ shop, slug, subject, body, stopPath }, { publicUrl }) => ({
    subject,
    preview: paragraphsOf(body)[0] ?? subject,
    lead: shop,
    heading: subject,
    paragraphs: paragraphsOf(body),
    actions: [{ label: 'Book a time', href: `${publicUrl}/${slug}` }],
    reason:
      stopPath === ''
        ? `This is a test of a campaign by ${shop}. Only you got it.`
        : `You’re getting this because you said yes to news from ${shop}.`,
    stopLabel: `No more offers from ${shop}`,
    footer: 'none',
  }),
});
