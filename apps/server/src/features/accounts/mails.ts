import { CODE_SECONDS } from '@thyme/domain/accounts';
import { defineMail } from '../outbox/index.ts';

const PROVIDERS: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' };

export const providerLabel = (provider: string) => PROVIDERS[provider] ?? provider;

const BECAUSE_ACCOUNT = 'You get this because it concerns your account with Thyme. It cannot be switched off.';

export const welcomeMail = defineMail<{ firstName: string }>({
  name: 'welcome',
  compose: ({ firstName }, { publicUrl }) => ({
    subject: 'Welcome to Thyme',
    preview: 'Your account is ready. Find a place and book a time.',
    lead: `Welcome, ${firstName}.`,
    heading: 'Your account is ready',
    paragraphs: [
      'Book a time with small businesses near you, keep your vouchers in one place and see what is coming up.',
    ],
    actions: [{ label: 'Find a place', href: `${publicUrl}/search` }],
    links: [{ label: 'Your profile', href: `${publicUrl}/profile/my-profile` }],
    reason: 'You get this because an account was made with this address. If that was not you, you can ignore it.',
  }),
});

export const resetLinkMail = defineMail<{ firstName: string; token: string; address: string }>({
  name: 'reset-link',
  secret: true,
  compose: ({ firstName, token, address }) => ({
    subject: 'Choose a new password',
    preview: 'The link works once, for an hour.',
    lead: `Hello ${firstName},`,
    heading: 'Choose a new password',
    paragraphs: ['Somebody asked for a new password for your account. If it was you, press the button.'],
    actions: [{ label: 'Set a new password', href: `${address}/reset-password/${token}` }],
    callout: {
      title: 'It was not you?',
      text: 'Then do nothing: your password stays as it is. The link works once and ends after an hour.',
    },
    reason: 'You get this because a new password was asked for with this address.',
  }),
});

export const socialReminderMail = defineMail<{ firstName: string; provider: string }>({
  name: 'social-reminder',
  compose: ({ firstName, provider }, { publicUrl }) => ({
    subject: 'How you log in to Thyme',
    preview: `Your account has no password: you log in with ${providerLabel(provider)}.`,
    lead: `Hello ${firstName},`,
    heading: `You log in with ${providerLabel(provider)}`,
    paragraphs: [
      `Somebody asked for a new password for your account. It has none, because you log in with ${providerLabel(provider)}.`,
    ],
    actions: [{ label: 'Log in', href: `${publicUrl}/guest-login` }],
    reason: 'You get this because a new password was asked for with this address.',
  }),
});

export const oneTimeCodeMail = defineMail<{ code: string }>({
  name: 'one-time-code',
  secret: true,
  compose: ({ code }) => ({
    subject: `${code} is your code`,
    preview: 'Type it to use this address for your account.',
    lead: 'Your code is',
    heading: code,
    note: `It works once, for ${CODE_SECONDS / 60} minutes.`,
    paragraphs: ['Type it on the page where you asked to change your email address. We never ask for it by phone.'],
    callout: { title: 'It was not you?', text: 'Then do nothing. Without the code nobody can use this address.' },
    reason: 'You get this because somebody asked to use this address for an account with Thyme.',
  }),
});

export const addressInUseMail = defineMail<{ code: string }>({
  name: 'address-in-use',
  secret: true,
  compose: (_data, { publicUrl }) => ({
    subject: 'Somebody asked to use your address',
    preview: 'Nothing has changed: your account already uses this address.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody who is logged in to another account asked to use this address there. An address belongs to one account, so nothing has changed.',
    ],
    actions: [{ label: 'Log in', href: `${publicUrl}/login` }],
    reason: 'You get this because your account with Thyme uses this address.',
  }),
});

/** Sent to known and unknown addresses alike. */
export const signInCodeMail = defineMail<{ code: string }>({
  name: 'sign-in-code',
  secret: true,
  compose: ({ code }, { publicUrl }) => ({
    subject: `${code} is your Thyme code`,
    preview: `Enter it to log in. It expires in ${CODE_SECONDS / 60} minutes.`,
    lead: 'Your code is',
    heading: `${code.slice(0, 3)} ${code.slice(3)}`,
    note: `It works once and expires in ${CODE_SECONDS / 60} minutes.`,
    paragraphs: [
      'Enter it on the page where you asked for it. On another device, enter your email address there first and choose “I already have a code”.',
    ],
    actions: [{ label: 'Enter the code', href: `${publicUrl}/login/code` }],
    callout: {
      title: "Didn't ask for this?",
      text: 'You can ignore this email. Nobody can log in without the code, and neither we nor a shop will ever ask you for it.',
    },
    reason: "You're getting this because someone asked to log in to Thyme with this address.",
  }),
});

/** Sent in place of a code: businesses log in on a site of their own. */
export const businessAddressMail = defineMail<{ businessUrl: string }>({
  name: 'business-address',
  compose: ({ businessUrl }) => ({
    subject: 'Log in on the business site',
    preview: 'This address belongs to a business account.',
    heading: 'This address belongs to a business account',
    paragraphs: [
      'Someone asked to log in to Thyme as a guest with this address. It belongs to a business account, which logs in on the business site with its password.',
      'To book for yourself, use another email address.',
    ],
    actions: [{ label: 'Go to the business site', href: businessUrl }],
    reason:
      "You're getting this because someone asked to log in to Thyme with this address. If it wasn't you, you can ignore it.",
  }),
});

/** Sent once, when a code proves an address that was not confirmed: someone else may have created the account with it. */
export const addressConfirmedMail = defineMail<{ firstName: string; other: string }>({
  name: 'address-confirmed',
  compose: ({ firstName, other }, { publicUrl }) => ({
    subject: 'Your email address is confirmed',
    preview: `You can also log in with ${other}.`,
    lead: `Hello ${firstName},`,
    heading: 'Your email address is confirmed',
    paragraphs: [`You have logged in with a code. You can also log in to this account with ${other}, as before.`],
    callout: {
      title: other === 'a password' ? "Didn't choose a password?" : `Don't use ${other}?`,
      text: 'Then someone else may have created this account with your address. Tell us straight away and we will sort it out.',
    },
    links: [
      ...(other === 'a password' ? [{ label: 'Set a new password', href: `${publicUrl}/forget-password` }] : []),
      { label: 'Write to us', href: `${publicUrl}/system/guest-query/general` },
    ],
    reason: BECAUSE_ACCOUNT,
  }),
});

export const passwordSetMail = defineMail<{ firstName: string }>({
  name: 'password-set',
  compose: ({ firstName }, { publicUrl }) => ({
    subject: 'You can now log in with a password',
    preview: 'Codes by email still work.',
    lead: `Hello ${firstName},`,
    heading: 'Your password is set',
    paragraphs: ['From now on you can log in with your password. Codes by email still work.'],
    callout: { title: "Wasn't you?", text: 'Set a new password straight away with the link below.' },
    links: [{ label: 'Set a new password', href: `${publicUrl}/forget-password` }],
    reason: BECAUSE_ACCOUNT,
  }),
});

export const passwordChangedMail = defineMail<{ firstName: string }>({
  name: 'password-changed',
  compose: ({ firstName }, { publicUrl }) => ({
    subject: 'Your password was changed',
    preview: 'Other devices are logged out.',
    lead: `Hello ${firstName},`,
    heading: 'Your password was changed',
    paragraphs: ['Devices that were logged in with the old password are logged out.'],
    callout: { title: 'It was not you?', text: 'Then ask for a new password at once with the link below.' },
    links: [{ label: 'Ask for a new password', href: `${publicUrl}/forget-password` }],
    reason: BECAUSE_ACCOUNT,
  }),
});

export const emailChangedMail = defineMail<{ firstName: string; isNew: boolean }>({
  name: 'email-changed',
  compose: ({ firstName, isNew }, { publicUrl }) => ({
    subject: 'Your email address was changed',
    preview: isNew ? 'From now on you log in with this address.' : 'You now log in with another address.',
    lead: `Hello ${firstName},`,
    heading: 'Your email address was changed',
    paragraphs: [
      isNew
        ? 'From now on you log in with this address. Every device is logged out.'
        : 'Your account now uses another address, and every device is logged out. This address gets no more mail about it.',
    ],
    ...(isNew
      ? { actions: [{ label: 'Log in', href: `${publicUrl}/login` }] }
      : {
          callout: { title: 'It was not you?', text: 'Then tell us at once, so that we can stop the account.' },
          links: [{ label: 'Write to us', href: `${publicUrl}/system/guest-query/general` }],
        }),
    reason: BECAUSE_ACCOUNT,
  }),
});

export interface Farewell {
  firstName: string;
  cancelled: number;
  /** Refunded and retained amounts in words; empty for none. */
  refund: string;
  fee: string;
  invoices: number;
}

export const accountClosedMail = defineMail<Farewell>({
  name: 'account-closed',
  secret: true,
  compose: ({ firstName, cancelled, refund, fee, invoices }) => ({
    subject: 'Your account is closed',
    preview: 'What was deleted, and what the law asks to keep.',
    lead: `Goodbye, ${firstName}.`,
    heading: 'Your account is closed',
    paragraphs: [
      'Your profile, favourites, notifications, connected logins and devices are deleted. Visits you have had stay in the diaries of the businesses without your name, and so do your reviews.',
      ...(cancelled > 0
        ? [
            [
              `${cancelled === 1 ? 'One visit that was' : `${cancelled} visits that were`} still to come ${cancelled === 1 ? 'is' : 'are'} cancelled.`,
              refund ? `${refund} is on its way back to where it came from, within 5 working days.` : '',
              fee ? `${fee} is kept by the cancellation policy.` : '',
            ]
              .filter(Boolean)
              .join(' '),
          ]
        : []),
    ],
    ...(invoices > 0
      ? {
          callout: {
            title: `${invoices === 1 ? 'One invoice stays' : `${invoices} invoices stay`}`,
            text: 'Irish tax law asks businesses to keep invoices for six years, with the name of the buyer. They are used for nothing else.',
          },
        }
      : {}),
    reason: 'You get this because you closed your account. It is the last mail we send to this address.',
  }),
});
