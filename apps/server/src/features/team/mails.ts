import { defineMail } from '../outbox/index.ts';

export interface Invitation {
  shop: string;
  inviter: string;
  /** The link's address without the token. */
  address: string;
  token: string;
}

export const invitationMail = defineMail<Invitation>({
  name: 'desk-invitation',
  secret: true,
  compose: ({ shop, inviter, address, token }) => ({
    subject: `${inviter} invites you to the desk of ${shop}`,
    preview: 'The link works once, for seven days.',
    lead: 'Hello,',
    heading: `Join the desk of ${shop}`,
    paragraphs: [
      `${inviter} would like you to work with ${shop} on Thyme: its calendar, its appointments and its guests.`,
    ],
    actions: [{ label: 'Accept the invitation', href: `${address}/${token}` }],
    callout: {
      title: 'You do not know them?',
      text: 'Then do nothing. The link works once and ends after seven days.',
    },
    reason: 'You get this because somebody gave this address to invite you.',
  }),
});

export const ownerWelcomeMail = defineMail<{ firstName: string; address: string }>({
  name: 'owner-welcome',
  compose: ({ firstName, address }) => ({
    subject: 'Welcome to Thyme',
    preview: 'Your account is ready. A few minutes more and your shop can be booked.',
    lead: `Welcome, ${firstName}.`,
    heading: 'Your account is ready',
    paragraphs: ['Describe your shop, say what you do and when, and open the door. What you have begun is kept.'],
    actions: [{ label: 'Go on', href: address }],
    reason: 'You get this because an account was made with this address. If that was not you, you can ignore it.',
  }),
});
