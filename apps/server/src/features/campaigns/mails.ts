import { paragraphsOf } from '@thyme/domain/campaigns';
import { defineMail } from '../outbox/index.ts';

export interface CampaignMailData {
  shop: string;
  slug: string;
  subject: string;
  /** The words with the guest's name in them. */
  body: string;
  /** Empty in a test, which has nobody to stop it for. */
  stopPath: string;
}

const DAY = 86_400;

/** A shop's news to a guest who said yes to them. */
export const campaignMail = defineMail<CampaignMailData>({
  name: 'campaign',
  // An offer that arrives days later is noise.
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
