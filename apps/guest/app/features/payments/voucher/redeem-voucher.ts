import { type Minor, sumOf, toMajor } from '@thyme/domain/money';
import { normaliseVoucherCode, VOUCHER_MESSAGES } from '@thyme/domain/vouchers';
import { CheckVoucherDocument } from '../../../generated/graphql.ts';
import { Refusal } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { AppliedVoucher } from '../checkout/payment-choice.ts';

/** A service in the cart, as the check wants to know it. */
export interface SoldService {
  service_pricing_id: number;
  service_id: number;
  service_qty: number;
  unit_price: number;
  special_price: number;
}

export interface Redeeming {
  businessId: number;
  guestId: number;
  services: readonly SoldService[];
  /** What special prices save, in major units as the check wants it. */
  discount: number;
  /** The services' share of what is due now: a voucher does not pay for vouchers. Left out, all of it. */
  servicesDue?: Minor;
}

/** What vouchers may still pay for. */
export function openForVouchers(rest: Minor, applied: readonly AppliedVoucher[], { servicesDue }: Redeeming): Minor {
  if (servicesDue === undefined) return rest;
  return Math.max(0, Math.min(rest, servicesDue - sumOf(applied.map(({ amount }) => amount))));
}

/** Asks how much of what is still to pay a voucher gives. Refuses with the words for the guest. */
export async function redeemVoucher(
  typed: string,
  open: Minor,
  applied: readonly AppliedVoucher[],
  { businessId, guestId, services, discount }: Redeeming,
): Promise<AppliedVoucher> {
  const code = normaliseVoucherCode(typed);
  if (code === '') throw new Refusal(VOUCHER_MESSAGES['code-missing']);
  if (applied.some((voucher) => voucher.code === code)) throw new Refusal(VOUCHER_MESSAGES['not-applicable']);
  const { voucher_check: answer } = await run(CheckVoucherDocument, {
    voucher_code: code,
    selling_service: [...services],
    guest_id: guestId,
    grand_total: toMajor(open),
    discount,
    business_id: businessId,
  });
  if (answer.status !== 1) throw new Refusal(answer.message || VOUCHER_MESSAGES['not-applicable']);
  const amount = Math.min(open, Math.round(answer.value * 100));
  if (amount <= 0) throw new Refusal(VOUCHER_MESSAGES['limit-reached']);
  return { code, amount };
}
