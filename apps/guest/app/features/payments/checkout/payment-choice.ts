import { type Minor, sumOf } from '@thyme/domain/money';
import { type Coverable, coverageOf } from '@thyme/domain/vouchers';
import type { Method } from '../methods.ts';

export interface AppliedVoucher {
  code: string;
  /** How much of the price it pays, in cents: what the guest wants. */
  amount: Minor;
  /** How much it could pay at most. */
  most?: Minor;
  /** A package: how many of its sessions are used, and how much of what is due now they pay. */
  sessions?: number;
  dueNow?: Minor;
}

export interface PaymentChoice {
  vouchers: readonly AppliedVoucher[];
  method: Method | null;
  /** The saved card, where the method is the card and it is one of those. */
  savedCardId?: number | null;
  /** The guest agrees that the shop may charge its fee to that card. */
  agreesToFee?: boolean;
  /** The method's label: 'Visa ending 4242'. */
  label?: string;
}

export const usedOf = (vouchers: readonly AppliedVoucher[]): Minor => sumOf(vouchers.map(({ amount }) => amount));

/** What remains to pay now by card or wallet after vouchers. */
export function restOf(price: Coverable, { vouchers }: PaymentChoice): Minor {
  return coverageOf(price, vouchers).leftNow;
}
