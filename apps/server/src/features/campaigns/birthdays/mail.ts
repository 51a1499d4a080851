import { paragraphsOf } from '@thyme/domain/campaigns';
import { DAY } from '@thyme/domain/time';
import { defineMail } from '../../outbox/index.ts';

export interface BirthdayMailData {
  shop: string;
  slug: string;
  firstName: string;
  /** The owner's words. */
  body: string;
  /** The rule sends it on the birthday itself. */
  isToday: boolean;
  stopPath: string;
}

/** Sent before the birthday of a guest who agreed to the shop's news. */
export const birthdayMail = defineMail<BirthdayMailData>({
  name: 'birthday',
  usefulSeconds: DAY,
  stopPath: ({ stopPath }) => stopPath,
  compose: ({ shop, slug, firstName, body, isToday }, { publicUrl }) => {
    const whose = firstName === '' ? '' : `, ${firstName}`;
    const heading = isToday ? `Happy birthday${whose}!` : `Your birthday’s coming up${whose}`;
    const paragraphs = paragraphsOf(body);
    return {
      subject: heading,
      preview: paragraphs[0] ?? heading,
      lead: shop,
      heading,
      paragraphs,
      actions: [{ label: 'Book a time', href: `${publicUrl}/${slug}` }],
      reason: `You’re getting this because you said yes to news from ${shop}.`,
      stopLabel: `No more offers from ${shop}`,
      footer: 'none',
    };
  },
});
