import { type Minor, toMajor } from '@thyme/domain/money';
import {
  type Coverable,
  coverageOf,
  normaliseVoucherCode,
  suggestedUse,
  VOUCHER_MESSAGES,
} from '@thyme/domain/vouchers';
import { CheckInvoiceVoucherDocument, CheckVoucherDocument } from '../../../generated/graphql.ts';
import { Refusal } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { type AppliedVoucher, usedOf } from '../checkout/payment-choice.ts';

/** A service in the cart, in the format of the voucher check. */
export interface SoldService {
  service_pricing_id: number;
  service_id: number;
  service_qty: number;
  unit_price: number;
  special_price: number;
  /** The guest's place in the group; left out for the guest who books. */
  guest?: number;
  /** The requested person, whose price applies. */
  person_id?: number;
}

interface Redeemer {
  businessId: number;
  guestId: number;
}

/** Vouchers for a cart. */
export interface CartRedeeming extends Redeemer {
  services: readonly SoldService[];
  /** What special prices save, in major units. */
  discount: number;
  /** The whole price is due now, by a rule of the shop. */
  inFull?: boolean;
}

/** Vouchers for what is due on an invoice. */
export interface InvoiceRedeeming extends Redeemer {
  saleId: number;
  appointmentId: number | null;
}

export type Redeeming = CartRedeeming | InvoiceRedeeming;

/** What vouchers can still pay, of what is due now and in all. */
export interface OpenPrice {
  now: Minor;
  whole: Minor;
}

/** What remains for one more voucher after the others. */
export function openFor(price: Coverable, others: readonly AppliedVoucher[]): OpenPrice {
  const { coveredNow } = coverageOf(price, others);
  return {
    now: Math.max(0, price.coverableNow - coveredNow),
    whole: Math.max(0, price.coverable - usedOf(others)),
  };
}

/** Queries how much of the given amount a voucher can pay. */
async function check(code: string, open: Minor, redeeming: Redeeming) {
  if ('saleId' in redeeming) {
    const { saleId: sale_id, appointmentId: appt_id } = redeeming;
    const answer = (await run(CheckInvoiceVoucherDocument, { sale_id, appt_id, voucher_code: code }))
      .invoice_voucher_check;
    // On an invoice all that is open is due now.
    return { ...answer, value_now: answer.value };
  }
  const { businessId, guestId, services, discount, inFull = false } = redeeming;
  const variables = {
    voucher_code: code,
    selling_service: [...services],
    guest_id: guestId,
    grand_total: toMajor(open),
    discount,
    business_id: businessId,
    ...(inFull ? { in_full: true } : {}),
  };
  return (await run(CheckVoucherDocument, variables)).voucher_check;
}

/** Queries how much of the price a voucher can pay, and suggests how much to use. A refusal has the message for the guest. */
export async function redeemVoucher(
  typed: string,
  price: Coverable,
  applied: readonly AppliedVoucher[],
  redeeming: Redeeming,
): Promise<AppliedVoucher> {
  const code = normaliseVoucherCode(typed);
  if (code === '') throw new Refusal(VOUCHER_MESSAGES['code-missing']);
  if (applied.some((voucher) => voucher.code === code)) throw new Refusal(VOUCHER_MESSAGES['not-applicable']);
  const open = openFor(price, applied);
  const answer = await check(code, open.whole, redeeming);
  if (answer.status !== 1) throw new Refusal(answer.message || VOUCHER_MESSAGES['not-applicable']);
  const most = Math.min(open.whole, Math.round(answer.value * 100));
  if (most <= 0) throw new Refusal(VOUCHER_MESSAGES['limit-reached']);
  if (answer.sessions > 0) {
    const dueNow = Math.round(answer.value_now * 100);
    return { code, most, amount: most, sessions: answer.sessions, dueNow };
  }
  return { code, most, amount: suggestedUse(most, open) };
}
