import { type Currency, formatMinor } from '@thyme/domain/money';
import { defineMail } from '../outbox/index.ts';

export interface VoucherMailData {
  name: string;
  shop: string;
  slug: string;
  title: string;
  code: string;
  owner: string;
  value: number;
  currency: string;
  expiresAt: number;
  /** The shop's zone; mails from before this field are all Irish. */
  zone?: string;
  /** Valid for these only; empty for everything. */
  services: string[];
}

/** How the recipient gets a voucher. `scheduled` says when it is mailed. */
export type BoughtDelivery =
  | { kind: 'own' }
  | { kind: 'hand-over' }
  | { kind: 'sent' }
  | { kind: 'scheduled'; when: string };

/** The last day on which it is valid, until the end of that day. */
export function lastGoodDay(expiresAt: number, zone = 'Europe/Dublin'): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-IE', day).format(new Date((expiresAt - 1) * 1000));
}

const facts = (data: VoucherMailData) => [
  { label: 'Code', value: data.code },
  { label: 'Worth', value: formatMinor(data.value, data.currency as Currency) },
  { label: 'Good for', value: data.services.length === 0 ? 'any service' : data.services.join(', ') },
  { label: 'Valid until', value: lastGoodDay(data.expiresAt, data.zone) },
];

const keepTheCode = { title: 'Keep the code to yourself', text: 'Whoever has it can use the voucher.' };

const giftPage = (publicUrl: string, code: string) => `${publicUrl}/gift/${code}`;

function nextWords(owner: string, delivery: BoughtDelivery): string {
  switch (delivery.kind) {
    case 'own':
      return 'Enter the code when you book. You can use it in one go or a bit at a time.';
    case 'hand-over':
      return `Print it for ${owner}, or send them the link. They can use it in one go or a bit at a time.`;
    case 'sent':
      return `We’ve emailed it to ${owner}. There’s nothing more to do.`;
    case 'scheduled':
      return `We’ll email it to ${owner} on ${delivery.when}. You can change that in My Vouchers until then.`;
  }
}

export const voucherBoughtMail = defineMail<VoucherMailData & { delivery?: BoughtDelivery }>({
  name: 'voucher-bought',
  compose: ({ delivery = { kind: 'hand-over' }, ...data }, { publicUrl }) => ({
    subject: `Your voucher for ${data.shop}`,
    preview: `${formatMinor(data.value, data.currency as Currency)} for ${data.owner}, with a card to print.`,
    lead: `Hello ${data.name},`,
    heading: `${data.title}, for ${data.owner}`,
    paragraphs: [nextWords(data.owner, delivery)],
    actions: [{ label: 'Print the card', href: giftPage(publicUrl, data.code) }],
    rows: facts(data),
    callout: keepTheCode,
    links: [
      { label: `Book at ${data.shop}`, href: `${publicUrl}/${data.slug}` },
      { label: 'My Vouchers', href: `${publicUrl}/profile/vouchers` },
    ],
    reason: 'You’re getting this because you bought a voucher.',
  }),
});

/** To the recipient of a voucher, who may have no account here. */
export const voucherReceivedMail = defineMail<VoucherMailData & { from: string; message?: string }>({
  name: 'voucher-received',
  compose: (data, { publicUrl }) => ({
    subject: `${data.from} has a voucher for you`,
    preview: `${formatMinor(data.value, data.currency as Currency)} at ${data.shop}.`,
    lead: `Hello ${data.name},`,
    heading: `${data.title}, from ${data.from}`,
    paragraphs: [
      ...(data.message ? [`“${data.message}”`] : []),
      `It’s good at ${data.shop}, in one go or a bit at a time. Choose a time there and enter the code when you pay.`,
    ],
    actions: [{ label: 'See your voucher', href: giftPage(publicUrl, data.code) }],
    rows: facts(data),
    callout: keepTheCode,
    links: [
      { label: `Book at ${data.shop}`, href: `${publicUrl}/${data.slug}` },
      { label: 'Print the card', href: `${publicUrl}/voucher-card/${data.code}.pdf` },
    ],
    reason: `You’re getting this because ${data.from} bought a voucher for you and gave us your address. We don’t keep it.`,
    footer: 'none',
  }),
});
