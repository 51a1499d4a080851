import type { Minor } from '../money/index.ts';

/** Movements of the money that the platform holds for a business. Amounts are signed: positive for the business. */
export const PAYOUT_KINDS = [
  'charge',
  'fee',
  'refund',
  'refund_failed',
  'fee_refund',
  'dispute',
  'dispute_won',
  'payout',
  'payout_failed',
] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

export type PayoutEntry = { readonly kind: PayoutKind; readonly amount: Minor };

/** Where captured money is: captured = refunded + fees + disputed + paid out + pending. */
export type MoneyPlaces = {
  readonly captured: Minor;
  readonly refunded: Minor;
  readonly fees: Minor;
  readonly disputed: Minor;
  readonly paidOut: Minor;
  /** Still to be paid out; negative if refunds exceed the rest. */
  readonly pending: Minor;
};

const PLACE: Record<PayoutKind, keyof Omit<MoneyPlaces, 'pending'>> = {
  charge: 'captured',
  fee: 'fees',
  fee_refund: 'fees',
  refund: 'refunded',
  refund_failed: 'refunded',
  dispute: 'disputed',
  dispute_won: 'disputed',
  payout: 'paidOut',
  payout_failed: 'paidOut',
};

/** Accounts for every cent. */
export function placesOf(entries: readonly PayoutEntry[]): MoneyPlaces {
  const sums = { captured: 0, refunded: 0, fees: 0, disputed: 0, paidOut: 0 };
  let pending = 0;
  for (const { kind, amount } of entries) {
    const place = PLACE[kind];
    sums[place] += place === 'captured' ? amount : -amount;
    pending += amount;
  }
  return { ...sums, pending };
}
