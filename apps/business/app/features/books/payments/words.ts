import type { BadgeTone } from '@thyme/ui';

export const WAYS: Record<string, string> = {
  online: 'Paid online',
  card: 'Card reader',
  cash: 'Cash',
  voucher: 'Voucher',
};

export const STATES: Record<string, { label: string; tone: BadgeTone }> = {
  paid: { label: 'Paid', tone: 'green' },
  deposit: { label: 'Deposit', tone: 'plum' },
  kept: { label: 'Kept', tone: 'honey' },
  refunded: { label: 'Refunded', tone: 'danger' },
  'on-its-way': { label: 'On its way', tone: 'neutral' },
  failed: { label: 'Refund failed', tone: 'danger' },
  undone: { label: 'Undone', tone: 'neutral' },
};

const KINDS: Record<string, string> = {
  'claim sale': 'Booked',
  'claim edit': 'Appointment changed',
  'claim fee': 'Cancellation fee',
  'claim cancellation': 'Cancelled',
  'claim discount': 'Discount',
  'claim product': 'Products',
  'claim tip': 'Tip',
  'claim credit': 'Credit note',
  'payment charge': 'Paid online',
  'payment till': 'Paid at the till',
  'payment voucher_use': 'Paid with a voucher',
  'payment session_use': 'Paid with a session of a package',
  'payment session_return': 'Session returned to the package',
  'payment session_expiry': 'Sessions expired',
  'payment till_refund': 'Refunded at the till',
  'payment refund': 'Refunded',
  'payment refund_failed': 'Refund failed, the money is still here',
  'payment voucher_return': 'Returned to the voucher',
  'platform fee': 'Fee',
};

export const kindWords = (side: string, kind: string): string => KINDS[`${side} ${kind}`] ?? kind;
