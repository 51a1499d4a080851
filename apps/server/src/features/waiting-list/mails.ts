import { HOUR } from '@thyme/domain/time';
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
  optional: 'bookings',
  usefulSeconds: 12 * HOUR,
  compose: ({ name, shop, service, when, until }, { publicUrl }) => ({
    subject: `A time has come free at ${shop}`,
    preview: `${when}. We’re holding it for you until ${until}.`,
    lead: name ? `Hello ${name},` : 'Hello,',
    heading: 'A time has come free',
    paragraphs: [
      `${service} at ${shop}: ${when}.`,
      `We’re holding it for you until ${until}. Nothing is booked or charged unless you say yes. If we don’t hear from you, we’ll offer it to the next person and you’ll stay on the list.`,
    ],
    actions: [{ label: 'Take it or pass', href: `${publicUrl}/profile/notification` }],
    reason: `You’re getting this because you’re on the waiting list at ${shop}.`,
  }),
});

export const callFreeMail = defineMail<OfferedTime>({
  name: 'waiting-list-call',
  optional: 'bookings',
  usefulSeconds: 12 * HOUR,
  compose: ({ name, shop, when, until }, { publicUrl }) => ({
    subject: `An earlier call has come free with ${shop}`,
    preview: `${when}. We’re holding it for you until ${until}.`,
    lead: name ? `Hello ${name},` : 'Hello,',
    heading: 'An earlier call has come free',
    paragraphs: [
      `Video call with ${shop}: ${when}.`,
      `We’re holding it for you until ${until}. If you take it, any call you’ve already booked with ${shop} moves to this time. If we don’t hear from you, nothing changes and you’ll stay on the list.`,
    ],
    actions: [{ label: 'Take it or pass', href: `${publicUrl}/profile/notification` }],
    reason: `You’re getting this because you asked ${shop} about an earlier call.`,
  }),
});
