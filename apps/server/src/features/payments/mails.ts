import { type Currency, formatMinor } from '@thyme/domain/money';
import { defineMail } from '../outbox/template.ts';

export interface SubscriptionDueData {
  plan: string;
  amount: number;
  currency: string;
  path: string;
  days: number;
}

export const subscriptionDueMail = defineMail<SubscriptionDueData>({
  name: 'subscription-due',
  compose: ({ plan, amount, currency, path, days }, { publicUrl }) => ({
    subject: `${plan}: the next period is due`,
    preview: `${formatMinor(amount, currency as Currency)}. Your shop stays open meanwhile.`,
    heading: 'The next period is due',
    paragraphs: [
      `${formatMinor(amount, currency as Currency)} for ${plan}. Your shop stays open; please pay within ${days} days.`,
    ],
    actions: [{ label: 'Pay now', href: `${publicUrl}${path}` }],
    links: [{ label: 'All plans', href: `${publicUrl}/pricing` }],
    reason: 'You get this because your business has a plan with us.',
  }),
});
