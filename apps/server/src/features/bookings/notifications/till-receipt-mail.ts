import { defineMail } from '../../outbox/index.ts';

export interface TillReceiptData {
  shop: string;
  place: string;
  /** The total paid for the appointment. */
  amount: string;
  dayTime: string;
  paidOn: string;
  lines: { label: string; detail?: string; value: string }[];
  /** Discount, total, tip and payment methods. */
  sums: { label: string; value: string; total?: boolean }[];
  /** 'VAT included: 23% €4.49'; empty without VAT. */
  vat: string;
  /** The number of the invoice; empty without one. */
  number: string;
  left: string;
  /** The invoice, for guests with an account. */
  path: string;
  /** The page where a guest with an account can leave a tip; empty if there was one. */
  tipPath: string;
}

/** What was paid at the till, as on a paper receipt. */
export const tillReceiptMail = defineMail<TillReceiptData>({
  name: 'till-receipt',
  optional: 'bookings',
  compose: (
    { shop, place, amount, dayTime, paidOn, lines, sums, vat, number, left, path, tipPath },
    { publicUrl },
  ) => ({
    subject: `Your receipt from ${shop}: ${amount}`,
    preview: left ? `${left} is left to pay.` : 'Everything is paid.',
    lead: place ? `${shop}, ${place}` : shop,
    heading: 'Thank you for coming in',
    rows: [...lines, ...sums],
    paragraphs: [
      `For your visit on ${dayTime}. Paid ${paidOn}.`,
      ...(left ? [`${left} is left to pay.`] : []),
      ...(vat ? [vat] : []),
      ...(number ? [`Invoice ${number}.`] : []),
    ],
    ...(path
      ? {
          actions: [
            { label: 'Show Invoice', href: `${publicUrl}${path}` },
            ...(tipPath ? [{ label: 'Leave a tip', href: `${publicUrl}${tipPath}` }] : []),
          ],
        }
      : {}),
    reason: `You’re getting this because you paid at ${shop}.`,
  }),
});
