import { type Minor, sumOf, toMajor } from '@thyme/domain/money';
import type { Method } from './methods.ts';

export interface AppliedVoucher {
  code: string;
  /** How much of what is due now it pays, in cents. */
  amount: Minor;
}

export interface PaymentChoice {
  vouchers: readonly AppliedVoucher[];
  method: Method | null;
}

export const NO_CHOICE: PaymentChoice = { vouchers: [], method: null };

/** What vouchers leave for a card or wallet. */
export function restOf(due: Minor, { vouchers }: PaymentChoice): Minor {
  return Math.max(0, due - sumOf(vouchers.map(({ amount }) => amount)));
}

/** Nothing left to pay needs no method; anything else does. */
export function isReady(due: Minor, choice: PaymentChoice): boolean {
  return choice.method !== null || restOf(due, choice) === 0;
}

export interface PaymentInfo {
  voucher: { code: string; payment: number }[];
  stripe: number | null;
  google: number | null;
}

/** The choice as the booking request carries it. Apple Pay travels like Google Pay. */
export function paymentInfo(due: Minor, choice: PaymentChoice): PaymentInfo {
  const rest = toMajor(restOf(due, choice));
  const method = rest > 0 ? choice.method : null;
  return {
    voucher: choice.vouchers.map(({ code, amount }) => ({ code, payment: toMajor(amount) })),
    stripe: method === 'stripe' ? rest : null,
    google: method === 'google' || method === 'apple' ? rest : null,
  };
}
