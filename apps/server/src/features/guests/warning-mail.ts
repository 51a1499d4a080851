import { defineMail } from '../outbox/index.ts';

export interface WarningData {
  firstName: string;
  shop: string;
  reason: string;
  /** The last day for the call: 'Tue 23 Jun'. */
  by: string;
}

/** Mailed as well as notified, because a warning expires after seven days. */
export const warningMail = defineMail<WarningData>({
  name: 'warning',
  optional: 'bookings',
  compose: ({ firstName, shop, reason, by }, { publicUrl }) => ({
    subject: `${shop} would like a word before your next appointment`,
    preview: `Please have a short video call with them by ${by}, or cancel your upcoming bookings there.`,
    lead: `Hello ${firstName},`,
    heading: `${shop} would like a word`,
    paragraphs: [
      ...(reason ? [`“${reason}”`] : []),
      `Please have a short video call with them by ${by}, or cancel your upcoming bookings there. You can do either from your notifications.`,
    ],
    actions: [{ label: 'Answer', href: `${publicUrl}/profile/notification` }],
    reason: `You’re getting this because you’ve booked with ${shop}.`,
  }),
});
