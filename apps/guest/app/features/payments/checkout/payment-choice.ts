import { type Minor, sumOf } from '@thyme/domain/money';
import type { Method } from '../methods.ts';

export interface AppliedVoucher {
  code: string;
  /** How much of what is due now it pays, in cents. */
  amount: Minor;
}

export interface PaymentChoice {
  vouchers: readonly AppliedVoucher[];
  method: Method | null;
}

/** What vouchers leave for a card or wallet. */
export function restOf(due: Minor, { vouchers }: PaymentChoice): Minor {
  return Math.max(0, due - sumOf(vouchers.map(({ amount }) => amount)));
}
