import type { Minor } from '@thyme/domain/money';
import { type PaymentMethod, type PlanRefusal, planPayment } from '@thyme/domain/payments';
import { ok, type Result } from '@thyme/domain/result';
import type { Instant } from '@thyme/domain/time';
import { type RedeemLine, VOUCHER_MESSAGES } from '@thyme/domain/vouchers';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { insertEntries } from '../../sales/index.ts';
import { type Recipient, type RedeemRefusal, redeemCodes, reserveBought, type SoldOut } from '../../vouchers/index.ts';
import { insertOrder } from './order-store.ts';

export interface PaymentRequest {
  businessId: number;
  saleId: number;
  userId: number;
  /** The visit the payment is shown with; null where a sale has several or none. */
  appointmentId: number | null;
  currency: string;
  /** What the guest owes for each visit; without a visit: for vouchers being bought. They sum to the sale's total. */
  claims: readonly { appointmentId: number | null; amount: Minor }[];
  /** What is due now. */
  payable: Minor;
  /** The services with their share of what is due now; vouchers pay for these only. */
  lines: readonly RedeemLine[];
  /** Codes to redeem, with the amount the client says each will give. */
  vouchers: readonly { code: string; amount?: Minor | null }[];
  method: Exclude<PaymentMethod, 'voucher'> | null;
  /** What the client says will be charged to that method. */
  sentAmount?: Minor | null;
  /** Whom the vouchers being bought are for, and where their codes go. */
  recipients?: readonly Recipient[];
  /** When the held time lapses. */
  expiresAt: Instant;
}

export type PaymentRefusal = PlanRefusal | RedeemRefusal | SoldOut;

export type ReservedPayment =
  /** Nothing is left for a card: the booking may be confirmed in the same transaction. */
  | { state: 'paid' }
  /** After the commit `startPayment` has to be called with the order. */
  | { state: 'due'; orderId: number; amount: Minor };

/**
 * Writes what is owed, redeems vouchers, keeps the vouchers being bought, and makes the card order for the rest.
 * The sale and its lines must be stored. After a refusal the transaction must be rolled back.
 */
export async function reservePayment(
  services: Services,
  transaction: Transaction,
  request: PaymentRequest,
): Promise<Result<ReservedPayment, PaymentRefusal>> {
  const { businessId, saleId, appointmentId, currency, userId } = request;
  const now = services.clock.now();
  if (request.claims.some((claim) => claim.appointmentId === null)) {
    const kept = await reserveBought(services, transaction, { businessId, saleId, userId }, request.recipients);
    if (!kept.ok) return kept;
  }
  const redeemed = await redeemCodes(services, transaction, request);
  if (!redeemed.ok) return redeemed;
  const uses = redeemed.value;
  const plan = planPayment({
    payable: request.payable,
    vouchers: uses.map(({ amount }) => amount),
    method: request.method,
    charged: request.sentAmount ?? null,
  });
  if (!plan.ok) return plan;
  const common = { businessId, saleId, currency, actorId: userId, createdAt: now };
  await insertEntries(transaction, [
    ...request.claims
      .filter(({ amount }) => amount > 0)
      .map((claim) => ({ ...common, ...claim, side: 'claim', kind: 'sale' })),
    ...uses.map(({ amount, voucherUseId }) => ({
      ...common,
      appointmentId,
      side: 'payment',
      kind: 'voucher_use',
      amount,
      method: 'voucher',
      voucherUseId,
    })),
  ]);
  const amount = plan.value.byMethod;
  if (amount === 0) return ok({ state: 'paid' });
  const order = { userId, businessId, saleId, appointmentId, createdAt: now, ...saleOrder(services, request, amount) };
  return ok({ state: 'due', orderId: await insertOrder(transaction, order), amount });
}

type SaleOrder = ReturnType<typeof saleOrder>;
type Charge = Pick<PaymentRequest, 'method' | 'currency' | 'expiresAt'>;

function saleOrder({ cards }: Services, { method, currency, expiresAt }: Charge, amount: Minor) {
  return {
    publicId: randomToken(16),
    provider: cards.name,
    purpose: 'sale',
    method: method === 'stripe' || method === null ? 'card' : method,
    amount,
    currency,
    expiresAt,
    reconcileAt: expiresAt,
  };
}

/** The order for a sale that is paid without vouchers; null where nothing is due now. */
export function planCardPayment(
  services: Services,
  request: Charge & Pick<PaymentRequest, 'payable' | 'sentAmount'>,
): Result<SaleOrder | null, PlanRefusal> {
  const { payable, method, sentAmount = null } = request;
  const plan = planPayment({ payable, vouchers: [], method, charged: sentAmount });
  if (!plan.ok) return plan;
  const { byMethod } = plan.value;
  return ok(byMethod === 0 ? null : saleOrder(services, request, byMethod));
}

export const AMOUNT_DIFFERS = 'The amount to pay has changed. Please check your booking and try again.';

/** What the guest reads. */
export function paymentRefusalMessage(refusal: PaymentRefusal): string {
  switch (refusal.code) {
    case 'not-applicable':
    case 'limit-reached':
    case 'code-missing':
      return VOUCHER_MESSAGES[refusal.code];
    case 'method-missing':
      return 'Please select your payment method!';
    case 'sold-out':
      return `${refusal.name} is sold out.`;
    case 'amount-differs':
    case 'vouchers-too-much':
      return AMOUNT_DIFFERS;
  }
}
