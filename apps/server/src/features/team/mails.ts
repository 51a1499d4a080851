import { defineMail } from '../outbox/index.ts';

export interface Invitation {
  shop: string;
  inviter: string;
  /** The link without its token. */
  address: string;
  token: string;
}

export const invitationMail = defineMail<Invitation>({
  name: 'desk-invitation',
  secret: true,
  compose: ({ shop, inviter, address, token }) => ({
    subject: `${inviter} has invited you to join ${shop} on Thyme`,
    preview: 'The link works once and expires in seven days.',
    lead: 'Hello,',
    heading: `Join ${shop} on Thyme`,
    paragraphs: [
      `${inviter} has invited you to the desk of ${shop}, where you’ll find its calendar, appointments and guests.`,
    ],
    actions: [{ label: 'Accept the invitation', href: `${address}/${token}` }],
    callout: {
      title: 'Don’t know them?',
      text: 'You can ignore this email. The link works once and expires in seven days.',
    },
    reason: `You’re getting this because ${inviter} invited this address.`,
    footer: 'none',
  }),
});

export const ownerWelcomeMail = defineMail<{ firstName: string; address: string }>({
  name: 'owner-welcome',
  compose: ({ firstName, address }) => ({
    subject: 'Welcome to Thyme',
    preview: 'Your account is ready. A few more minutes and people can book you.',
    lead: `Welcome, ${firstName}.`,
    heading: 'Your account is ready',
    paragraphs: [
      'Describe your shop, add your services and hours, and you’re ready to open. You can stop at any time: we save what you’ve done.',
    ],
    actions: [{ label: 'Set up your shop', href: address }],
    reason:
      'You’re getting this because someone created a business account with this address. If it wasn’t you, you can ignore this email.',
    footer: 'desk',
  }),
});
