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
  /** Good for these only; for everything when empty. */
  services: string[];
}

/** The last day on which it is good: it ends with that day. */
export function lastGoodDay(expiresAt: number, zone = 'Europe/Dublin'): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-IE', day).format(new Date((expiresAt - 1) * 1000));
}

const facts = (data: VoucherMailData) => [
  { label: 'Code', value: data.code },
  { label: 'Worth', value: formatMinor(data.value, data.currency as Currency) },
  { label: 'Good for', value: data.services.length === 0 ? 'every service' : data.services.join(', ') },
  { label: 'Good through', value: lastGoodDay(data.expiresAt) },
];

const keepTheCode = { title: 'Keep the code to yourself', text: 'Whoever has it can use the voucher.' };

export const voucherBoughtMail = defineMail<VoucherMailData>({
  name: 'voucher-bought',
  compose: (data, { publicUrl }) => ({
    subject: `Your voucher for ${data.shop}`,
    preview: `${formatMinor(data.value, data.currency as Currency)} for ${data.owner}, with a card to print.`,
    lead: `Hello ${data.name},`,
    heading: `${data.title}, for ${data.owner}`,
    paragraphs: ['Print the card and put it in an envelope, or send the code. It can be used in parts.'],
    actions: [{ label: 'Print the card', href: `${publicUrl}/voucher-card/${data.code}.pdf` }],
    rows: facts(data),
    callout: keepTheCode,
    links: [
      { label: `Book at ${data.shop}`, href: `${publicUrl}/${data.slug}` },
      { label: 'My Vouchers', href: `${publicUrl}/profile/vouchers` },
    ],
    reason: 'You get this because you bought a voucher.',
  }),
});

/** To the person a voucher was bought for, who may have no account here. */
export const voucherReceivedMail = defineMail<VoucherMailData & { from: string }>({
  name: 'voucher-received',
  compose: (data, { publicUrl }) => ({
    subject: `${data.from} has a voucher for you`,
    preview: `${formatMinor(data.value, data.currency as Currency)} at ${data.shop}.`,
    lead: `Hello ${data.name},`,
    heading: `${data.title}, from ${data.from}`,
    paragraphs: [
      `It is good at ${data.shop}, and can be used in parts. Choose a time there and give the code when you pay.`,
    ],
    actions: [{ label: `Book at ${data.shop}`, href: `${publicUrl}/${data.slug}` }],
    rows: facts(data),
    callout: keepTheCode,
    links: [{ label: 'Print the card', href: `${publicUrl}/voucher-card/${data.code}.pdf` }],
    reason: `You get this because ${data.from} bought a voucher for you and gave us your address. We do not keep it.`,
  }),
});
