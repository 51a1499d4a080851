import { defineMail } from '../outbox/index.ts';

export interface WarningData {
  firstName: string;
  shop: string;
  reason: string;
  /** The last day for the call: 'Tue 23 Jun'. */
  by: string;
}

/** Mailed as well as notified, because a warning ends after seven days. */
export const warningMail = defineMail<WarningData>({
  name: 'warning',
  compose: ({ firstName, shop, reason, by }, { publicUrl }) => ({
    subject: `${shop} asks for a word before your next visit`,
    preview: `Have a short video call by ${by}, or let the bookings there go.`,
    lead: `Hello ${firstName},`,
    heading: `${shop} asks for a word`,
    paragraphs: [
      ...(reason ? [`“${reason}”`] : []),
      `Have a short video call by ${by}, or let your bookings there go. You can do either from your notifications.`,
    ],
    actions: [{ label: 'Answer', href: `${publicUrl}/profile/notification` }],
    reason: `You get this because you have booked with ${shop}.`,
  }),
});
