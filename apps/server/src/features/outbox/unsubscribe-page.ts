import { plainPage } from '../../platform/http/plain-page.ts';
import type { MailSwitch } from './unsubscribe.ts';

const words = {
  bookings: {
    question: 'Turn off emails about your appointments?',
    consequence:
      'You won’t get confirmations, changes or reminders by email any more. You’ll still find them in your account.',
    button: 'Turn them off',
    done: 'Emails about your appointments are off',
    after: 'You’ll still find everything in your account, and you can turn the emails back on there.',
    way: { href: '/profile/my-profile', label: 'Go to your account' },
  },
  news: {
    question: 'Unsubscribe from our emails?',
    consequence: 'You’ll still get emails about your own bookings.',
    button: 'Unsubscribe',
    done: 'You’re unsubscribed',
    after: 'You’ll still get emails about your own bookings.',
    way: { href: '/', label: 'Go to Thyme' },
  },
  companion: {
    question: 'Stop emails about appointments that others book for you?',
    consequence: 'We’ll delete your address from them. Your appointments stay booked.',
    button: 'Stop them',
    done: 'You won’t get any more of these emails',
    after: 'We’ve deleted your address. Your appointments are still booked.',
    way: { href: '/', label: 'Go to Thyme' },
  },
} satisfies Record<MailSwitch, object>;

export function questionPage(kind: MailSwitch, nonce: string): string {
  const { question, consequence, button } = words[kind];
  const body = `<h1>${question}</h1><p>${consequence}</p><form method="post"><button>${button}</button></form>`;
  return plainPage(question, body, nonce);
}

export function donePage(kind: MailSwitch, nonce: string): string {
  const { done, after, way } = words[kind];
  return plainPage(done, `<h1>${done}</h1><p>${after}</p><p><a href="${way.href}">${way.label}</a></p>`, nonce);
}

export function wrongLinkPage(nonce: string): string {
  const title = 'This link doesn’t work';
  const body = `<h1>${title}</h1><p>It may be incomplete or too old. You can change your email settings in your account.</p><p><a href="/profile/my-profile">Go to your account</a></p>`;
  return plainPage(title, body, nonce);
}
