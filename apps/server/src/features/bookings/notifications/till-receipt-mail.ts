import { defineMail } from '../../outbox/index.ts';

export interface TillReceiptData {
  shop: string;
  place: string;
  /** What was paid in all for the appointment. */
  amount: string;
  dayTime: string;
  paidOn: string;
  lines: { label: string; detail?: string; value: string }[];
  /** Discount, total, tip and how it was paid. */
  sums: { label: string; value: string; total?: boolean }[];
  /** 'VAT included: 23% €4.49'; empty where no VAT is stated. */
  vat: string;
  /** The number of the invoice; empty where there is none. */
  number: string;
  left: string;
  /** The invoice, for guests with an account. */
  path: string;
  /** Where a guest with an account leaves a tip; empty where there was one. */
  tipPath: string;
}

/** What was paid at the till, as the slip of paper would say it. */
export const tillReceiptMail = defineMail<TillReceiptData>({
  name: 'till-receipt',
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
