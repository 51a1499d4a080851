import type { PaymentStatus } from '@thyme/domain/payments';
import { type InvoiceMovement, methodName } from './read-invoice.ts';

export const STATUS_WORDS: Record<PaymentStatus, string> = {
  Unpaid: 'Unpaid',
  Upfront: 'Partially paid',
  Paid: 'Paid',
};

export function dayOf(instant: number, zone: string): string {
  const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-IE', form).format(new Date(instant * 1000));
}

/** 'Paid 28 July, Visa ending 4242', 'Returned 3 August, voucher', 'Cancellation fee'. */
export function describeMovement(movement: InvoiceMovement, zone: string): string {
  const form = { day: 'numeric', month: 'long', timeZone: zone } as const;
  const day = new Intl.DateTimeFormat('en-IE', form).format(new Date(movement.createdAt * 1000));
  const how = movement.instrument ?? methodName(movement.method).toLowerCase();
  switch (movement.kind) {
    case 'fee':
      return 'Cancellation fee';
    case 'cancellation':
      return `Cancelled ${day}`;
    case 'discount':
      return 'Discount by the business';
    case 'tip':
      return 'Tip, without VAT';
    case 'credit':
      return `Credited ${day}`;
    case 'refund':
    case 'till_refund':
    case 'voucher_return':
    case 'session_return':
      return `Returned ${day}, ${how}`;
    case 'refund_failed':
      return `Did not arrive, ${day}`;
    default:
      return `Paid ${day}, ${how}`;
  }
}
