import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import { meansInWords, refundExpectedBy } from '@thyme/domain/payments';
import { listInWords } from '@thyme/domain/text';
import { dateAt, formatDay, type Instant, wallAt } from '@thyme/domain/time';

/** A part of a refund, by destination. */
export interface RefundedPart {
  kind: string;
  /** For example 'Visa ending 4242'. */
  label: string;
  amount: Minor;
}

export interface Refunded {
  amount: Minor;
  currency: string;
  parts: readonly RefundedPart[];
}

const destinationOf = ({ kind, label }: RefundedPart) =>
  kind === 'voucher' ? 'your voucher' : kind === 'package' ? `your package ${label}` : meansInWords(label);

/** 'to Visa ending 4242, by Tue 23 Jun'; with both amounts if there are two destinations. */
export function refundInWords({ parts, currency }: Refunded, sent: { zone: string; at: Instant }): string {
  const [only, ...others] = parts;
  if (!only) return 'to where it came from';
  const by = formatDay(wallAt(refundExpectedBy(dateAt(sent.zone, sent.at))));
  const limit = (part: RefundedPart) => (part.kind === 'voucher' || part.kind === 'package' ? '' : `, by ${by}`);
  if (others.length === 0) return `to ${destinationOf(only)}${limit(only)}`;
  return listInWords(
    parts.map((part) => `${formatMinor(part.amount, currency as Currency)} to ${destinationOf(part)}${limit(part)}`),
  );
}
