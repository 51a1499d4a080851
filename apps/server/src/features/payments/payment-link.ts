import type { MailContent } from '../outbox/index.ts';

type MailAction = NonNullable<MailContent['actions']>[number];

/** The button of a mail about a payment: its invoice, or the shop where there is none. */
export function paymentLink(path: string, publicUrl: string): MailAction {
  return { label: path.startsWith('/invoice/') ? 'Show Invoice' : 'See the shop', href: `${publicUrl}${path}` };
}
