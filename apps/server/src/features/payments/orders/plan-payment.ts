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
  /** What the client says will be charged to that method. */
  sentAmount: Minor | null;
  /** The saved card that the rest is charged to. */
  savedCardId: number | null;
  /** Until when the order can be paid. */
  expiresAt: Instant;
}

export type PaymentRefusal = PlanRefusal | RedeemRefusal | SavedCardRefusal;

/** How a new sale is paid: what vouchers give, and the order for the rest; null where nothing is left. */
export interface PaymentPlan {
  uses: PlannedUse[];
  order: ReturnType<typeof orderFor> | null;
}

/** Decides how a new sale is paid, from its vouchers as they are now. Nothing is written: `writeSale` does that. */
export async function planSalePayment(
  services: Services,
  request: PaymentRequest,
): Promise<Result<PaymentPlan, PaymentRefusal>> {
  const uses = await planRedemption(services, request);
  if (!uses.ok) return uses;
  // A session pays for its own line, and nothing of it for another one.
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

/** What the guest reads. */
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
