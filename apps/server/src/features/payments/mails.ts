import { type Currency, formatMinor } from '@thyme/domain/money';
import { defineMail } from '../outbox/index.ts';

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

export interface RefundFailedData {
  title: string;
  message: string;
  shop: string;
  /** The invoice, for the guest. */
  path: string | null;
}

export const refundFailedMail = defineMail<RefundFailedData>({
  name: 'refund-failed',
  compose: ({ title, message, shop, path }, { publicUrl }) => ({
    subject: `${title}: ${shop}`,
    preview: message,
    heading: title,
    paragraphs: [message],
    ...(path === null ? {} : { actions: [{ label: 'Show Invoice', href: `${publicUrl}${path}` }] }),
    reason: `You get this because it concerns money paid to ${shop}.`,
  }),
});

export interface SubscriptionPaidData {
  plan: string;
  amount: number;
  currency: string;
  /** Real moments. */
  paidAt: number;
  until: number;
}

const dayOf = (instant: number) =>
  new Intl.DateTimeFormat('en-IE', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Dublin',
  }).format(new Date(instant * 1000));

export const subscriptionPaidMail = defineMail<SubscriptionPaidData>({
  name: 'subscription-paid',
  compose: ({ plan, amount, currency, paidAt, until }, { publicUrl }) => ({
    subject: `${plan}: your receipt`,
    preview: `${formatMinor(amount, currency as Currency)}, paid until ${dayOf(until)}.`,
    heading: 'Thank you, your plan is paid',
    paragraphs: [`Your plan runs until ${dayOf(until)}.`],
    rows: [
      { label: 'Plan', value: plan },
      { label: 'Paid on', value: dayOf(paidAt) },
      { label: 'Total, VAT included', value: formatMinor(amount, currency as Currency), total: true },
    ],
    links: [{ label: 'All plans', href: `${publicUrl}/pricing` }],
    reason: 'You get this because your business has a plan with us.',
  }),
});
