import { DECIDE_DAYS } from '@thyme/domain/payments';
import { defineMail } from '../outbox/index.ts';

export interface Farewell {
  firstName: string;
  cancelled: number;
  /** Refunded and retained amounts in words; empty for none. */
  refund: string;
  fee: string;
  /** Fees about which a business decides; absent in older queued mails. */
  asked?: string;
  invoices: number;
  /** Vouchers with a balance, and packages with sessions; absent in older queued mails. */
  vouchers?: { shop: string; code: string; left: string; isSessions?: boolean }[];
}

/** What happens to remaining money and sessions. */
function keptWords(vouchers: NonNullable<Farewell['vouchers']>): string[] {
  const money = vouchers.filter(({ isSessions }) => !isSessions).length;
  const hasSessions = vouchers.length > money;
  if (vouchers.length === 0) return [];
  const kept = [
    ...(money > 0 ? [`Your ${money === 1 ? 'voucher keeps its' : 'vouchers keep their'} money.`] : []),
    ...(hasSessions ? ['The sessions you’ve paid for stay valid until they expire.'] : []),
  ];
  const use = hasSessions ? 'use' : 'spend';
  return [`${kept.join(' ')} Keep this email: whoever has the code can ${use} it, and it can be added to any account.`];
}

export const accountClosedMail = defineMail<Farewell>({
  name: 'account-closed',
  secret: true,
  compose: ({ firstName, cancelled, refund, fee, asked, invoices, vouchers = [] }) => ({
    subject: 'Your account is closed',
    preview: 'What we’ve deleted, and what the law says must be kept.',
    lead: `Goodbye, ${firstName}.`,
    heading: 'Your account is closed',
    paragraphs: [
      'We’ve deleted your profile, favourites, notifications, connected logins and devices. Your past appointments and reviews stay with the businesses, without your name.',
      ...(cancelled > 0
        ? [
            [
              cancelled === 1
                ? 'Your upcoming appointment has been cancelled.'
                : `Your ${cancelled} upcoming appointments have been cancelled.`,
              refund ? `${refund} is on its way back to the card or voucher you paid with, within 5 working days.` : '',
              fee ? `${fee} is kept under the cancellation policy.` : '',
              asked
                ? `The business has ${DECIDE_DAYS} days to decide whether to keep ${asked}; otherwise you get it back.`
                : '',
            ]
              .filter(Boolean)
              .join(' '),
          ]
        : []),
      ...keptWords(vouchers),
    ],
    ...(vouchers.length > 0
      ? { rows: vouchers.map(({ shop, code, left }) => ({ label: code, detail: shop, value: `${left} left` })) }
      : {}),
    ...(invoices > 0
      ? {
          callout: {
            title: invoices === 1 ? 'One invoice is kept' : `${invoices} invoices are kept`,
            text: 'Irish tax law requires businesses to keep invoices, with the buyer’s name, for six years. They’re not used for anything else.',
          },
        }
      : {}),
    reason: 'You’re getting this because you closed your account. It’s the last email we’ll send to this address.',
    footer: 'none',
  }),
});
