import { type Currency, formatMinor } from '@thyme/domain/money';
import { defineMail } from '../../outbox/index.ts';
import { lastGoodDay } from '../mails.ts';

export interface PackageMailData {
  name: string;
  shop: string;
  slug: string;
  title: string;
  code: string;
  sessions: number;
  price: number;
  currency: string;
  expiresAt: number;
  zone: string;
  /** Valid for these only; empty for everything. */
  services: string[];
  isShareable: boolean;
}

export const packageBoughtMail = defineMail<PackageMailData>({
  name: 'package-bought',
  compose: (data, { publicUrl }) => ({
    subject: `${data.title} at ${data.shop}`,
    preview: `${data.sessions} sessions, ready to book.`,
    lead: `Hello ${data.name},`,
    heading: `Your package: ${data.title}`,
    paragraphs: [
      'Choose it when you pay for a booking, or mention it at the till. Each session pays for one appointment.',
      data.isShareable
        ? 'You can share it: anyone with the code can use a session.'
        : 'It belongs to your account, so only you can use it.',
    ],
    actions: [{ label: `Book at ${data.shop}`, href: `${publicUrl}/${data.slug}` }],
    rows: [
      { label: 'Sessions', value: String(data.sessions) },
      { label: 'Paid', value: formatMinor(data.price, data.currency as Currency) },
      { label: 'Good for', value: data.services.length === 0 ? 'any service' : data.services.join(', ') },
      { label: 'Code', value: data.code },
      { label: 'Use by', value: lastGoodDay(data.expiresAt, data.zone) },
    ],
    links: [{ label: 'My Vouchers', href: `${publicUrl}/profile/vouchers` }],
    reason: 'You’re getting this because you bought a package.',
  }),
});
