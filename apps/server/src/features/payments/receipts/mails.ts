import { defineMail } from '../../outbox/index.ts';
import { paymentLink } from '../payment-link.ts';

export interface ReceiptData {
  shop: string;
  amount: string;
  /** The day of its appointment; empty if there is none. */
  day: string;
  /** The payment method: 'Visa ending 4242'. */
  means: string;
  paidOn: string;
  /** Empty when everything is paid. */
  left: string;
  path: string;
}

export const receiptMail = defineMail<ReceiptData>({
  name: 'payment-receipt',
  optional: 'bookings',
  compose: ({ shop, amount, day, means, paidOn, left, path }, { publicUrl }) => ({
    subject: `Receipt: ${amount} to ${shop}`,
    preview: left ? `${left} is left to pay.` : 'Everything is paid.',
    lead: day ? `${shop}, ${day}` : shop,
    heading: `Thank you, ${amount} is paid`,
    rows: [
      { label: 'Paid on', value: paidOn },
      { label: 'Paid with', value: means },
      { label: 'Paid', value: amount, total: true },
    ],
    paragraphs: [left ? `${left} is left to pay.` : 'Everything is paid. There’s nothing left to pay on the day.'],
    actions: [paymentLink(path, publicUrl)],
    reason: `You’re getting this because you made a payment to ${shop}.`,
  }),
});

export interface ReturnedData {
  shop: string;
  amount: string;
  means: string;
  text: string;
  path: string;
  /** Where the money is back already. */
  title?: string;
}

/** A payment that could not be used, or a refund that is not about one appointment. */
export const paymentReturnedMail = defineMail<ReturnedData>({
  name: 'payment-returned',
  optional: 'bookings',
  compose: ({ shop, amount, means, text, path, title }, { publicUrl }) => ({
    subject: title ?? `${amount} is on its way back to you: ${shop}`,
    preview: text,
    heading: title ?? `${amount} is on its way back to you`,
    paragraphs: [text],
    rows: [
      title ? { label: 'Refunded', value: amount } : { label: 'On its way back', detail: `to ${means}`, value: amount },
    ],
    actions: [paymentLink(path, publicUrl)],
    reason: `You’re getting this because you made a payment to ${shop}.`,
  }),
});
