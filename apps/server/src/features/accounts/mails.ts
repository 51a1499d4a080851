import { CODE_SECONDS } from '@thyme/domain/accounts';
import { defineMail } from '../outbox/index.ts';

/** How long a link to a new password works. */
export const RESET_LINK_SECONDS = 3_600;

const PROVIDERS: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' };

export const providerLabel = (provider: string) => PROVIDERS[provider] ?? provider;

const WHY_CONFIRM =
  'Please confirm that this address is yours, so reminders and receipts reach the right person. You can book before you do.';

const BECAUSE_ACCOUNT =
  'You’re getting this because it’s about the security of your Thyme account, so it can’t be turned off.';
/** A mail about an account goes to guests and business users alike, and has no setting. */
const ABOUT_ACCOUNT = { reason: BECAUSE_ACCOUNT, footer: 'none' } as const;

interface Welcome {
  firstName: string;
  /** The page that confirms the address; null if it is already confirmed. */
  confirmPath?: string;
}

export const welcomeMail = defineMail<Welcome>({
  name: 'welcome',
  compose: ({ firstName, confirmPath }, { publicUrl }) => ({
    subject: 'Welcome to Thyme',
    preview: confirmPath
      ? 'Your account is ready. Please confirm your email address.'
      : 'Your account is ready. Find a place you like and book a time.',
    lead: `Welcome, ${firstName}.`,
    heading: 'Your account is ready',
    paragraphs: [
      'Book with small businesses near you, keep your vouchers in one place and see what’s coming up.',
      ...(confirmPath ? [WHY_CONFIRM] : []),
    ],
    actions: [
      ...(confirmPath ? [{ label: 'Confirm my email', href: `${publicUrl}${confirmPath}` }] : []),
      { label: 'Find a place', href: `${publicUrl}/search` },
    ],
    links: [{ label: 'Your profile', href: `${publicUrl}/profile/my-profile` }],
    reason:
      'You’re getting this because someone created an account with this address. If it wasn’t you, you can ignore this email.',
  }),
});

export const confirmEmailMail = defineMail<{ firstName: string; confirmPath: string }>({
  name: 'confirm-email',
  compose: ({ firstName, confirmPath }, { publicUrl }) => ({
    subject: 'Please confirm your email address',
    preview: 'One tap, so we know our emails about your bookings reach you.',
    lead: `Hello ${firstName},`,
    heading: 'Is this your email address?',
    paragraphs: [WHY_CONFIRM],
    actions: [{ label: 'Confirm my email', href: `${publicUrl}${confirmPath}` }],
    callout: { title: 'Not your account?', text: 'You can ignore this email.' },
    reason: 'You’re getting this because a Thyme account uses this address.',
    footer: 'none',
  }),
});

export const resetLinkMail = defineMail<{ firstName: string; token: string; address: string }>({
  name: 'reset-link',
  secret: true,
  usefulSeconds: RESET_LINK_SECONDS,
  compose: ({ firstName, token, address }) => ({
    subject: 'Choose a new password',
    preview: 'The link works once and expires in an hour.',
    lead: `Hello ${firstName},`,
    heading: 'Choose a new password',
    paragraphs: ['You asked to reset your password. Use this link to choose a new one:'],
    actions: [{ label: 'Set a new password', href: `${address}/reset-password/${token}` }],
    callout: {
      title: 'Didn’t ask for this?',
      text: 'You can ignore this email: your password stays the same. The link works once and expires in an hour.',
    },
    reason: 'You’re getting this because someone asked to reset the password for this address.',
    footer: 'none',
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
      `Someone asked to reset your password, but your account doesn’t have one: you log in with ${providerLabel(provider)}.`,
    ],
    actions: [{ label: 'Log in', href: `${publicUrl}/guest-login` }],
    reason: 'You’re getting this because someone asked to reset the password for this address.',
    footer: 'none',
  }),
});

export const oneTimeCodeMail = defineMail<{ code: string }>({
  name: 'one-time-code',
  secret: true,
  usefulSeconds: CODE_SECONDS,
  compose: ({ code }) => ({
    subject: `${code} is your code`,
    preview: 'Enter it to use this address for your account.',
    lead: 'Your code is',
    heading: code,
    note: `It works once and expires in ${CODE_SECONDS / 60} minutes.`,
    paragraphs: ['Enter it on the page where you’re changing your email address. We’ll never ask you for it by phone.'],
    callout: {
      title: 'Didn’t ask for this?',
      text: 'You can ignore this email. Nobody can use your address without the code.',
    },
    reason: 'You’re getting this because someone asked to use this address for a Thyme account.',
    footer: 'none',
  }),
});

export const addressInUseMail = defineMail<{ code: string }>({
  name: 'address-in-use',
  secret: true,
  compose: (_data, { publicUrl }) => ({
    subject: 'Someone tried to use your email address',
    preview: 'Nothing has changed. Your account still uses this address.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone with another Thyme account tried to change its address to yours. An address can only belong to one account, so nothing has changed.',
    ],
    actions: [{ label: 'Log in', href: `${publicUrl}/login` }],
    reason: 'You’re getting this because your Thyme account uses this address.',
    footer: 'none',
  }),
});

/** Sent to known and unknown addresses alike. */
export const signInCodeMail = defineMail<{ code: string }>({
  name: 'sign-in-code',
  secret: true,
  usefulSeconds: CODE_SECONDS,
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
      title: 'Didn’t ask for this?',
      text: 'You can ignore this email. Nobody can log in without the code, and neither we nor a shop will ever ask you for it.',
    },
    reason: 'You’re getting this because someone asked to log in to Thyme with this address.',
    footer: 'none',
  }),
});

/** Sent instead of a code: businesses log in on their own site. */
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
      'You’re getting this because someone asked to log in to Thyme with this address. If it wasn’t you, you can ignore it.',
    footer: 'none',
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
    paragraphs: [`You’ve just logged in with a code. You can still log in with ${other} too.`],
    callout: {
      title: other === 'a password' ? 'Didn’t choose a password?' : `Don’t use ${other}?`,
      text: 'Then someone else may have created this account with your address. Tell us straight away and we’ll sort it out.',
    },
    links: [
      ...(other === 'a password' ? [{ label: 'Set a new password', href: `${publicUrl}/forget-password` }] : []),
      { label: 'Write to us', href: `${publicUrl}/system/guest-query/general` },
    ],
    ...ABOUT_ACCOUNT,
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
    callout: { title: 'Wasn’t you?', text: 'Set a new password straight away.' },
    links: [{ label: 'Set a new password', href: `${publicUrl}/forget-password` }],
    ...ABOUT_ACCOUNT,
  }),
});

export const passwordChangedMail = defineMail<{ firstName: string; isBusiness?: boolean }>({
  name: 'password-changed',
  compose: ({ firstName, isBusiness = false }, { publicUrl, businessUrl }) => ({
    subject: 'Your password was changed',
    preview: 'Your other devices have been logged out.',
    lead: `Hello ${firstName},`,
    heading: 'Your password was changed',
    paragraphs: ['Any device that was logged in with the old password has been logged out.'],
    callout: { title: 'Wasn’t you?', text: 'Set a new password straight away.' },
    links: [
      {
        label: 'Set a new password',
        href: isBusiness ? `${businessUrl}/forgot-password` : `${publicUrl}/forget-password`,
      },
    ],
    ...ABOUT_ACCOUNT,
    ...(isBusiness ? ({ footer: 'desk' } as const) : {}),
  }),
});

export const emailChangedMail = defineMail<{ firstName: string; isNew: boolean }>({
  name: 'email-changed',
  compose: ({ firstName, isNew }, { publicUrl }) => ({
    subject: 'Your email address was changed',
    preview: isNew ? 'From now on, log in with this address.' : 'You now log in with a different address.',
    lead: `Hello ${firstName},`,
    heading: 'Your email address was changed',
    paragraphs: [
      isNew
        ? 'From now on, log in with this address. All your devices have been logged out.'
        : 'Your account now uses a different address, and all devices have been logged out. We won’t email this address about it again.',
    ],
    ...(isNew
      ? { actions: [{ label: 'Log in', href: `${publicUrl}/login` }] }
      : {
          callout: { title: 'Wasn’t you?', text: 'Tell us straight away and we’ll secure the account.' },
          links: [{ label: 'Write to us', href: `${publicUrl}/system/guest-query/general` }],
        }),
    ...ABOUT_ACCOUNT,
  }),
});

export const loginMethodMail = defineMail<{ firstName: string; provider: string; isConnected: boolean }>({
  name: 'login-method',
  compose: ({ firstName, provider, isConnected }, { publicUrl }) => {
    const label = providerLabel(provider);
    return {
      subject: `${label} was ${isConnected ? 'connected to' : 'disconnected from'} your account`,
      preview: isConnected ? `You can now log in with ${label}.` : `${label} no longer logs you in.`,
      lead: `Hello ${firstName},`,
      heading: isConnected ? `You can now log in with ${label}` : `${label} no longer logs you in`,
      paragraphs: [
        isConnected
          ? 'Your other ways to log in still work.'
          : 'You can log in with a code that we email to you, or with your password if you have one.',
      ],
      actions: [{ label: 'Login & security', href: `${publicUrl}/profile/security` }],
      callout: {
        title: 'Wasn’t you?',
        text: 'Please change your password and log out everywhere else, on the page above.',
      },
      reason: 'You’re getting this because the ways to log in to your account have changed.',
      footer: 'none',
    };
  },
});
