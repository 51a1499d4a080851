import { type Currency, formatMinor } from '@thyme/domain/money';
import { defineMail } from '../../outbox/index.ts';

const REASON = 'You’re getting this because your business has a plan with us.';

export const dayOf = (instant: number) =>
  new Intl.DateTimeFormat('en-IE', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Dublin',
  }).format(new Date(instant * 1000));

const planPage = (businessUrl: string) => `${businessUrl}/plan`;

export interface TrialEndingData {
  plan: string;
  amount: number;
  currency: string;
  period: string;
  endsAt: number;
}

export const trialEndingMail = defineMail<TrialEndingData>({
  name: 'trial-ending',
  compose: ({ plan, amount, currency, period, endsAt }, { businessUrl }) => {
    const price = formatMinor(amount, currency as Currency);
    return {
      subject: `Your free trial of ${plan} ends on ${dayOf(endsAt)}`,
      preview: `To carry on, it’s ${price} a ${period}.`,
      heading: `Your free trial ends on ${dayOf(endsAt)}`,
      paragraphs: [
        `To carry on with ${plan}, add a card before then. It’s ${price} a ${period}, VAT included, and you can cancel at the end of any ${period}.`,
        'If you’d rather not, there’s nothing to pay and nothing to cancel.',
      ],
      actions: [{ label: 'See your plan', href: planPage(businessUrl) }],
      reason: REASON,
      footer: 'desk',
    };
  },
});

export interface PlanEndedData {
  plan: string;
  why: 'left' | 'unpaid';
}

export const planEndedMail = defineMail<PlanEndedData>({
  name: 'plan-ended',
  compose: ({ plan, why }, { businessUrl }) => ({
    subject: `Your ${plan} plan has ended`,
    preview: 'Guests no longer see your page. Your diary is still there.',
    heading: `Your ${plan} plan has ended`,
    paragraphs: [
      why === 'left'
        ? 'You cancelled your plan, and it ended today. Nothing more will be charged.'
        : 'We couldn’t collect the last payment, so your plan ended today.',
      'Guests no longer see your page. What’s booked stays booked, and your diary stays readable for a year.',
    ],
    actions: [{ label: 'Choose a plan', href: planPage(businessUrl) }],
    reason: REASON,
    footer: 'desk',
  }),
});

export interface SubscriptionDueData {
  plan: string;
  amount: number;
  currency: string;
  path: string;
  days: number;
  /** Why the saved card was not charged; null or missing if there is none. */
  failure?: string | null;
}

export const subscriptionDueMail = defineMail<SubscriptionDueData>({
  name: 'subscription-due',
  compose: ({ plan, amount, currency, path, days, failure }, { publicUrl, businessUrl }) => {
    const price = formatMinor(amount, currency as Currency);
    return {
      subject: failure ? `${plan}: we couldn’t charge your card` : `${plan}: your next payment is due`,
      preview: `${price}, within ${days} days. Your shop stays open.`,
      heading: failure ? 'We couldn’t charge your card' : 'Your next payment is due',
      paragraphs: [
        ...(failure ? [failure] : []),
        `Please pay ${price} for ${plan} within ${days} days. Your shop stays open in the meantime.`,
      ],
      actions: [{ label: 'Pay now', href: `${publicUrl}${path}` }],
      links: [{ label: 'Your plan', href: planPage(businessUrl) }],
      reason: REASON,
      footer: 'desk',
    };
  },
});

export interface SubscriptionPaidData {
  plan: string;
  amount: number;
  currency: string;
  /** Instants. */
  paidAt: number;
  until: number;
  /** The number of its invoice; older queued mails have none. */
  invoice?: string;
}

export const subscriptionPaidMail = defineMail<SubscriptionPaidData>({
  name: 'subscription-paid',
  compose: ({ plan, amount, currency, paidAt, until, invoice }, { businessUrl }) => ({
    subject: `${plan}: your receipt`,
    preview: `${formatMinor(amount, currency as Currency)}, paid until ${dayOf(until)}.`,
    heading: 'Thanks, your plan is paid',
    paragraphs: [`Your plan runs until ${dayOf(until)}.`],
    rows: [
      { label: 'Plan', value: plan },
      ...(invoice ? [{ label: 'Invoice', value: invoice }] : []),
      { label: 'Paid on', value: dayOf(paidAt) },
      { label: 'Total, VAT included', value: formatMinor(amount, currency as Currency), total: true },
    ],
    actions: [{ label: 'Your plan and invoices', href: planPage(businessUrl) }],
    reason: REASON,
    footer: 'desk',
  }),
});
