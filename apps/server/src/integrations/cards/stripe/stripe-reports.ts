import { cardBrand, cardName } from '@thyme/domain/payments';
import type Stripe from 'stripe';
import type { CardMethod, OrderReport, OrderRequest, VaultCard } from '../card-port.ts';

export function openIntent(stripe: Stripe, request: OrderRequest): Promise<Stripe.PaymentIntent> {
  const { amount, currency, description, reference, email, key } = request;
  return stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      description,
      metadata: { reference },
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      ...(email === null ? {} : { receipt_email: email }),
    },
    { idempotencyKey: key },
  );
}

const INTENT_STATUS: Record<string, OrderReport['status']> = {
  succeeded: 'paid',
  canceled: 'cancelled',
  requires_capture: 'authorised',
};

/** A failed attempt leaves the intent open for another card. */
export function intentReport(intent: Stripe.PaymentIntent): OrderReport {
  const { method, instrument } = cardOf(intent.latest_charge);
  return {
    providerOrderId: intent.id,
    status: INTENT_STATUS[intent.status] ?? 'pending',
    amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    method,
    providerPaymentId: intent.status === 'succeeded' ? intent.id : null,
    instrument,
    failure: intent.last_payment_error?.message ?? null,
    needsAction: intent.status === 'requires_action',
    savedCard: savedCardOf(intent),
  };
}

/** The card that a successful payment saved. A card behind a wallet is not saved. */
function savedCardOf(intent: Stripe.PaymentIntent): VaultCard | null {
  const id = typeof intent.payment_method === 'object' ? intent.payment_method?.id : intent.payment_method;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const isSaved = intent.status === 'succeeded' && intent.setup_future_usage && intent.customer;
  if (!isSaved || !id || !card?.last4 || card.wallet) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { id, brand: cardBrand(brand), last4, expMonth, expYear };
}

export function sessionReport(session: Stripe.Checkout.Session): OrderReport {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const base: OrderReport = {
    providerOrderId: session.id,
    status: 'pending',
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    method: 'card',
    providerPaymentId: null,
    instrument: null,
    failure: intent?.last_payment_error?.message ?? null,
  };
  if (session.payment_status === 'paid' && intent) return { ...intentReport(intent), providerOrderId: session.id };
  if (session.status === 'expired') return { ...base, status: 'expired' };
  return base;
}

function cardOf(charge: string | Stripe.Charge | null): { method: CardMethod; instrument: string | null } {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null;
  if (!card?.last4) return { method: 'card', instrument: null };
  const name = cardName({ brand: cardBrand(card.brand), last4: card.last4 });
  if (card.wallet?.type === 'google_pay') return { method: 'google', instrument: `Google Pay, ${name}` };
  if (card.wallet?.type === 'apple_pay') return { method: 'apple', instrument: `Apple Pay, ${name}` };
  return { method: 'card', instrument: name };
}
