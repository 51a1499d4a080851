import type Stripe from 'stripe';
import recorded from './recorded.json' with { type: 'json' };

/** Stripe's objects with the SDK's type of each, which is of the version that we pin. */
export interface StripeObjects {
  account: Stripe.Account;
  account_link: Stripe.AccountLink;
  balance: Stripe.Balance;
  bank_account: Stripe.BankAccount;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  customer: Stripe.Customer;
  deleted_customer: Stripe.DeletedCustomer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payout: Stripe.Payout;
  refund: Stripe.Refund;
  transfer: Stripe.Transfer;
}
export type ObjectName = keyof StripeObjects;

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** Fields that came after the recording. The compiler names the missing ones. */
const NEWER: { [Name in ObjectName]?: JsonObject } = {
  account: { business_profile: { specified_commercial_transactions_act_url: null } },
  charge: { payment_method_details: { card: { electronic_commerce_indicator: null } } },
  'checkout.session': { allowed_payment_method_types: null },
  dispute: { intended_submission_method: null, evidence_details: { submission_method: 'not_submitted' } },
  payment_intent: { allowed_payment_method_types: null, payment_record: null },
};

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(base: JsonObject, more: JsonObject): JsonObject {
  const whole = { ...base };
  for (const [key, value] of Object.entries(more)) {
    const known = whole[key];
    whole[key] = isObject(known) && isObject(value) ? merged(known, value) : value;
  }
  return whole;
}

export const OBJECTS = Object.fromEntries(
  Object.entries(recorded.objects).map(([name, object]) => [name, merged(object, NEWER[name as ObjectName] ?? {})]),
) as Record<ObjectName, JsonObject>;

/** The recordings show an example of every field; these are null in an object that nothing has happened to. */
const UNUSED: { [Name in ObjectName]?: Partial<StripeObjects[Name]> } = {
  charge: { shipping: null, source: null, transfer_data: null },
  'checkout.session': {
    ...{ after_expiration: null, collected_information: null, consent: null, consent_collection: null },
    ...{ currency_conversion: null, customer_details: null, invoice_creation: null, managed_payments: null },
    ...{ permissions: null, shipping_address_collection: null, shipping_cost: null },
  },
  customer: { discount: null, shipping: null },
  payment_intent: {
    ...{ canceled_at: null, last_payment_error: null, managed_payments: null, next_action: null, processing: null },
    ...{ shipping: null, transfer_data: null },
  },
};

/** The recorded object of this name, with fields of its own. */
export const like = <Name extends ObjectName>(name: Name, own: Partial<StripeObjects[Name]>): StripeObjects[Name] =>
  ({ ...structuredClone(OBJECTS[name]), ...UNUSED[name], ...own }) as unknown as StripeObjects[Name];

/** Which of Stripe's objects this is; null for a part of one. */
export function nameOf(value: unknown): ObjectName | 'list' | null {
  if (!isObject(value)) return null;
  if (value.object === 'customer' && value.deleted === true) return 'deleted_customer';
  return value.object === 'list' || Object.hasOwn(OBJECTS, String(value.object))
    ? (value.object as ObjectName | 'list')
    : null;
}
