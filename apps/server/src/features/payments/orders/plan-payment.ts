import { type Minor, sumOf } from '@thyme/domain/money';
import { type PaymentMethod, type PlanRefusal, planPayment } from '@thyme/domain/payments';
import { ok, type Result } from '@thyme/domain/result';
import type { Instant } from '@thyme/domain/time';
import { type RedeemLine, VOUCHER_MESSAGES } from '@thyme/domain/vouchers';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { type PlannedUse, planRedemption, type RedeemRefusal } from '../../vouchers/index.ts';
import { type SavedCardRefusal, savedCardMessage, usableCard } from '../saved-cards/saved-cards.ts';

export interface PaymentRequest {
  businessId: number;
  userId: number;
  currency: string;
  /** What is due now. */
  payable: Minor;
  /** The services with their price and the part of it due now; vouchers pay for these only. */
  lines: readonly RedeemLine[];
  /** Codes to redeem, with the amount that the guest wants each to pay. */
  vouchers: readonly { code: string; amount?: Minor | null }[];
  method: Exclude<PaymentMethod, 'voucher'> | null;
  /** The amount the client expects to be charged. */
  sentAmount: Minor | null;
  /** The saved card that the rest is charged to. */
  savedCardId: number | null;
  /** When the order expires. */
  expiresAt: Instant;
}

export type PaymentRefusal = PlanRefusal | RedeemRefusal | SavedCardRefusal;

/** The payment of a new sale: what vouchers pay, and the order for the rest, or null if nothing is left. */
export interface PaymentPlan {
  uses: PlannedUse[];
  order: ReturnType<typeof orderFor> | null;
}

/** Plans the payment of a new sale from the current state of its vouchers. Nothing is stored: `writeSale` does that. */
export async function planSalePayment(
  services: Services,
  request: PaymentRequest,
): Promise<Result<PaymentPlan, PaymentRefusal>> {
  const uses = await planRedemption(services, request);
  if (!uses.ok) return uses;
  // A session pays only for its own line.
  const sessions = uses.value.filter(({ session }) => session !== null);
  const bySessions = sumOf(sessions.map(({ session }) => session?.dueNow ?? 0));
  const plan = planPayment({
    payable: request.payable - bySessions,
    coverable: sumOf(request.lines.map(({ amount, dueNow = amount }) => dueNow)) - bySessions,
    price: sumOf(request.lines.map(({ amount }) => amount)) - sumOf(sessions.map(({ amount }) => amount)),
    vouchers: uses.value.filter(({ session }) => session === null).map(({ amount }) => amount),
    method: request.method,
    charged: request.sentAmount,
  });
  if (!plan.ok) return plan;
  const { byMethod } = plan.value;
  if (byMethod > 0 && request.method === 'stripe' && request.savedCardId !== null) {
    const usable = await usableCard(services, request.userId, request.savedCardId);
    if (!usable.ok) return usable;
  }
  return ok({ uses: uses.value, order: byMethod === 0 ? null : orderFor(services, request, byMethod) });
}

function orderFor({ cards }: Services, request: PaymentRequest, amount: Minor) {
  const { businessId, userId, method, currency, expiresAt } = request;
  return {
    publicId: randomToken(16),
    provider: cards.name,
    purpose: 'sale',
    businessId,
    userId,
    method: method === 'stripe' || method === null ? 'card' : method,
    amount,
    currency,
    expiresAt,
    reconcileAt: expiresAt,
  };
}

export const AMOUNT_DIFFERS = 'The amount to pay has changed. Please check your booking and try again.';

/** The message for the guest. */
export function paymentRefusalMessage(refusal: PaymentRefusal): string {
  switch (refusal.code) {
    case 'not-applicable':
    case 'limit-reached':
    case 'code-missing':
      return VOUCHER_MESSAGES[refusal.code];
    case 'card-missing':
    case 'card-expired':
      return savedCardMessage(refusal);
    case 'method-missing':
      return 'Please select your payment method!';
    case 'amount-differs':
    case 'vouchers-too-much':
      return AMOUNT_DIFFERS;
  }
}
