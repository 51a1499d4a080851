import { CARD_MISSING_MESSAGE } from '@thyme/domain/payments';
import Stripe from 'stripe';
import type { CardVault, OrderReport } from '../card-port.ts';
import { guarded } from './stripe-calls.ts';
import { intentReport } from './stripe-reports.ts';

/**
 * Cards are PaymentMethods of a Customer, saved by the payment itself (`setup_future_usage`). A guest's card is charged
 * only while they are on the page, an owner's also for the next period of the plan (`off_session`).
 * https://docs.stripe.com/payments/save-during-payment
 */
export function stripeVault(stripe: Stripe): CardVault {
  return {
    createCustomer: ({ reference, email, key }) =>
      guarded(async () => {
        const details = { metadata: { reference }, ...(email === null ? {} : { email }) };
        return (await stripe.customers.create(details, { idempotencyKey: key })).id;
      }),
    keepCard: (id, customer, isRecurring = false) =>
      guarded(async () => {
        const usage = isRecurring ? ('off_session' as const) : ('on_session' as const);
        const change =
          customer === null ? { setup_future_usage: '' as const } : { customer, setup_future_usage: usage };
        await stripe.paymentIntents.update(id, change);
      }),
    charge: (id, card) => guarded(() => charge(stripe, id, card)),
    deleteCard: (id) => guarded(() => unlessMissing(() => stripe.paymentMethods.detach(id))),
    deleteCustomer: (id) => guarded(() => unlessMissing(() => stripe.customers.del(id))),
  };
}

/** The outcome is known, or will be reported; or this very card waits for authentication. */
function isUnderWay({ status, payment_method: method }: Stripe.PaymentIntent, cardId: string): boolean {
  if (status === 'succeeded' || status === 'canceled' || status === 'processing') return true;
  return status === 'requires_action' && (typeof method === 'string' ? method : method?.id) === cardId;
}

/** The same for concurrent requests, and a new one after each failed attempt. */
function attemptKey(
  { id, latest_charge: last, last_payment_error: error }: Stripe.PaymentIntent,
  cardId: string,
): string {
  const before = typeof last === 'object' ? last?.id : last;
  return `card-${id}-${cardId}-${before ?? 'first'}-${error?.code ?? 'open'}`;
}

async function charge(
  stripe: Stripe,
  id: string,
  { customerId, cardId, isUnattended = false }: { customerId: string; cardId: string; isUnattended?: boolean },
): Promise<OrderReport> {
  const retrieve = () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const known = await retrieve();
  if (isUnderWay(known, cardId)) return intentReport(known);
  try {
    // A card of a customer pays only intents of that customer.
    await stripe.paymentIntents.update(id, { customer: customerId });
    const confirmed = await stripe.paymentIntents.confirm(
      id,
      {
        payment_method: cardId,
        // Authentication is left to Stripe's script on the card page. Off-session, the payment is declined if the bank
        // asks for it, and is paid on that page afterwards.
        ...(isUnattended ? { off_session: true } : { use_stripe_sdk: true }),
        expand: ['latest_charge'],
      },
      { idempotencyKey: attemptKey(known, cardId) },
    );
    return intentReport(confirmed);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { ...intentReport(known), failure: error.message };
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (isMissing(error)) return { ...intentReport(known), failure: CARD_MISSING_MESSAGE };
    // Another request paid or cancelled it in between.
    if (error.code === 'payment_intent_unexpected_state') return intentReport(await retrieve());
    throw error;
  }
}

const isMissing = (error: Stripe.errors.StripeInvalidRequestError) => error.code === 'resource_missing';

async function unlessMissing(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Stripe answers "not attached to a customer" for a PaymentMethod that was detached before.
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      (isMissing(error) || /not attached to a customer/i.test(error.message));
    if (!isGone) throw error;
  }
}
