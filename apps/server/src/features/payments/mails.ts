import { defineMail } from '../outbox/index.ts';
import { paymentLink } from './payment-link.ts';

export interface RefundFailedData {
  title: string;
  message: string;
  shop: string;
  /** The invoice, for the guest. */
  path: string | null;
}

export const refundFailedMail = defineMail<RefundFailedData>({
  name: 'refund-failed',
  compose: ({ title, message, shop, path }, { publicUrl, businessUrl }) => ({
    subject: `${title}: ${shop}`,
    preview: message,
    heading: title,
    paragraphs: [message],
    actions: [path === null ? { label: 'Open the desk', href: businessUrl } : paymentLink(path, publicUrl)],
    reason: `You’re getting this because it’s about money paid to ${shop}.`,
    footer: path === null ? 'desk' : 'guest',
  }),
});

export interface CardFeeData {
  title: string;
  message: string;
  shop: string;
  path: string;
  label: string;
}

export const cardFeeMail = defineMail<CardFeeData>({
  name: 'card-fee',
  compose: ({ title, message, shop, path, label }, { publicUrl }) => ({
    subject: title,
    preview: message,
    heading: title,
    paragraphs: [message],
    actions: [{ label, href: `${publicUrl}${path}` }],
    reason: `You’re getting this because you booked with ${shop}.`,
  }),
});

export interface PayoutNewsData {
  title: string;
  message: string;
  shop: string;
}

export const payoutNewsMail = defineMail<PayoutNewsData>({
  name: 'payout-news',
  compose: ({ title, message, shop }, { businessUrl }) => ({
    subject: `${title}: ${shop}`,
    preview: message,
    heading: title,
    paragraphs: [message],
    actions: [{ label: 'Open Payouts', href: `${businessUrl}/payouts` }],
    reason: `You’re getting this because it’s about money paid to ${shop}.`,
    footer: 'desk',
  }),
});
