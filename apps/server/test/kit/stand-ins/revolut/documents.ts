import { z } from 'zod';

/**
 * What Revolut's documents say of the parts of the Merchant API that we use, in the version that we send. Strict: a field
 * that they do not name is a fault. https://developer.revolut.com/docs/api/merchant/2024-09-01
 */
const currency = z.string().regex(/^[A-Z]{3}$/);
const instant = z.iso.datetime();
const merchantOrderData = z.strictObject({ url: z.string().optional(), reference: z.string().optional() });
const customer = z.strictObject({
  id: z.uuid().optional(),
  full_name: z.string().optional(),
  phone: z.string().optional(),
  email: z.email().optional(),
  date_of_birth: z.string().optional(),
});

export const newOrder = z.strictObject({
  amount: z.int(),
  currency,
  description: z.string().optional(),
  customer: customer.optional(),
  merchant_order_data: merchantOrderData.optional(),
  redirect_url: z
    .string()
    .regex(/^https?:\/{2}.+/)
    .max(2_000)
    .optional(),
});

export const newRefund = z.strictObject({
  amount: z.int(),
  currency,
  description: z.string().optional(),
  merchant_order_data: z.strictObject({ reference: z.string().optional() }).optional(),
});

const paymentMethod = z.strictObject({
  type: z.enum(['apple_pay', 'card', 'google_pay', 'revolut_pay_card', 'revolut_pay_account', 'sepa_direct_debit']),
  card_brand: z.enum(['visa', 'mastercard', 'american_express']).optional(),
  funding: z.enum(['credit', 'debit', 'prepaid']).optional(),
  card_country_code: z.string().optional(),
  card_bin: z.string().optional(),
  card_last_four: z.string().optional(),
  card_expiry: z.string().optional(),
  cardholder_name: z.string().optional(),
});

const payment = z.strictObject({
  id: z.uuid(),
  state: z.enum(['pending', 'authorised', 'captured', 'refund_validated', 'completed', 'declined', 'failed']),
  decline_reason: z.enum(['do_not_honour', 'expired_card', 'insufficient_funds', 'suspected_fraud']).optional(),
  created_at: instant,
  updated_at: instant,
  amount: z.int(),
  currency: currency.optional(),
  settled_amount: z.int().optional(),
  settled_currency: currency.optional(),
  payment_method: paymentMethod.optional(),
});

export const order = z.strictObject({
  id: z.uuid(),
  /** Refunds have none. */
  token: z.uuid().optional(),
  type: z.enum(['payment', 'payment_request', 'refund', 'chargeback', 'chargeback_reversal', 'credit_reimbursement']),
  state: z.enum(['pending', 'processing', 'authorised', 'completed', 'cancelled', 'failed']),
  created_at: instant,
  updated_at: instant,
  description: z.string().optional(),
  capture_mode: z.enum(['automatic', 'manual']),
  authorisation_type: z.enum(['final', 'pre_authorisation']),
  amount: z.int(),
  outstanding_amount: z.int(),
  refunded_amount: z.int().optional(),
  currency,
  customer: customer.optional(),
  /** Not there until somebody has tried to pay. */
  payments: z.array(payment).optional(),
  merchant_order_data: merchantOrderData.optional(),
  checkout_url: z.string().optional(),
  redirect_url: z.string().optional(),
  enforce_challenge: z.enum(['automatic', 'forced']),
  related_order_id: z.uuid().optional(),
});

export const failure = z.strictObject({
  code: z.union([z.string(), z.int()]),
  message: z.string().optional(),
  timestamp: z.int(),
});

export type DocumentedOrder = z.infer<typeof order>;
export type DocumentedPayment = z.infer<typeof payment>;
