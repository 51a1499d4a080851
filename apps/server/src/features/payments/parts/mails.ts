import { defineMail } from '../../outbox/index.ts';

export interface PartsLateData {
  firstName: string;
  shop: string;
  when: string;
  /** 'Aoife', '€10.00'. */
  parts: { label: string; value: string }[];
  /** What the guest who booked can do about it; mails enqueued by earlier versions have none. */
  canPay?: string;
  /** One pays for all, and it is the deposit of the whole group. */
  isForAll?: boolean;
  path: string;
}

/** Notifies the guest who booked a group about parts that were not paid in time. */
export const partsLateMail = defineMail<PartsLateData>({
  name: 'parts-late',
  compose: (
    { firstName, shop, when, parts, canPay = 'You can pay for the others yourself.', isForAll, path },
    { publicUrl },
  ) => ({
    subject: `${isForAll ? 'Your group’s deposit isn’t paid yet' : 'Not everyone has paid yet'}: ${shop}, ${when}`,
    preview: parts.map(({ label, value }) => `${label}: ${value}`).join(', '),
    lead: `${shop}, ${when}`,
    heading: `${isForAll ? 'Your group’s deposit isn’t paid yet' : 'Not everyone has paid their part'}, ${firstName}`,
    rows: parts,
    paragraphs: [
      `The time for paying by link is over. Your places are still booked. ${canPay} If someone isn’t coming, please let ${shop} know.`,
    ],
    actions: [{ label: isForAll ? 'See your appointments' : 'See who has paid', href: `${publicUrl}${path}` }],
    reason: `You’re getting this because you booked for several people at ${shop}.`,
  }),
});

export interface PartReceiptData {
  shop: string;
  who: string;
  amount: string;
  means: string;
  paidOn: string;
  left: string;
  path: string;
}

/** The receipt of a person who paid a part by its link; the invoice belongs to the guest who booked. */
export const partReceiptMail = defineMail<PartReceiptData>({
  name: 'part-receipt',
  compose: ({ shop, who, amount, means, paidOn, left, path }, { publicUrl }) => ({
    subject: `Receipt: ${amount} to ${shop}`,
    preview: left ? `${left} is left to pay.` : 'Everything is paid.',
    lead: `${shop}, for ${who}`,
    heading: `Thank you, ${amount} is paid`,
    rows: [
      { label: 'Paid on', value: paidOn },
      { label: 'Paid with', value: means },
      { label: 'Paid', value: amount, total: true },
    ],
    paragraphs: [
      left ? `${left} is left to pay, at ${shop} or with the same link.` : 'There’s nothing left to pay on the day.',
      'If the appointment is cancelled, any refund goes back to the card you paid with.',
    ],
    actions: [{ label: 'See the appointment', href: `${publicUrl}${path}` }],
    reason: `You’re getting this because you made a payment to ${shop}.`,
  }),
});
