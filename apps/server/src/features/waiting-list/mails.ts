import { defineMail } from '../outbox/index.ts';

export interface OfferedTime {
  name: string;
  shop: string;
  service: string;
  /** Day and time on the shop's wall clock. */
  when: string;
  /** When the offer ends, on the same clock. */
  until: string;
}

export const timeFreeMail = defineMail<OfferedTime>({
  name: 'waiting-list-offer',
  compose: ({ name, shop, service, when, until }, { publicUrl }) => ({
    subject: `A time has come free at ${shop}`,
    preview: `${when}. Kept for you until ${until}.`,
    lead: name ? `Hello ${name},` : 'Hello,',
    heading: 'A time has come free',
    paragraphs: [
      `${service} at ${shop}: ${when}.`,
      `We keep it for you until ${until}. Nothing is booked or charged before you say yes; after that the next in line is asked, and you stay on the list.`,
    ],
    actions: [{ label: 'Answer now', href: `${publicUrl}/profile/notification` }],
    reason: 'You get this because you joined the cancellation list of this business.',
  }),
});
