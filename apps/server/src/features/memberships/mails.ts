import { defineMail } from '../outbox/index.ts';

export interface MembershipMailData {
  title: string;
  paragraphs: string[];
  shop: string;
  path: string;
  label: string;
}

/** All mails to a member: joined, charged, not charged, paused, cancelled, ended. */
export const membershipMail = defineMail<MembershipMailData>({
  name: 'membership',
  compose: ({ title, paragraphs, shop, path, label }, { publicUrl }) => ({
    subject: title,
    preview: paragraphs[0] ?? '',
    heading: title,
    paragraphs,
    actions: [{ label, href: `${publicUrl}${path}` }],
    reason: `You’re getting this because it’s about your membership at ${shop}.`,
  }),
});

export interface MemberNewsData {
  title: string;
  message: string;
  shop: string;
}

/** Mails to the owner: a guest joined, left or did not pay. */
export const memberNewsMail = defineMail<MemberNewsData>({
  name: 'member-news',
  compose: ({ title, message, shop }, { businessUrl }) => ({
    subject: `${title}: ${shop}`,
    preview: message,
    heading: title,
    paragraphs: [message],
    actions: [{ label: 'Open Memberships', href: `${businessUrl}/memberships` }],
    reason: `You’re getting this because it’s about a membership at ${shop}.`,
    footer: 'desk',
  }),
});
