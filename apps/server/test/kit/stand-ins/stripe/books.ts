import type Stripe from 'stripe';
import type { StandInAnswer } from '../stand-in.ts';
import { error, fine, noSuch, refused } from './answers.ts';
import type { ConnectBooks } from './connect.ts';
import { like } from './recorded.ts';

export interface Books extends ConnectBooks {
  /** Customers, each with the PaymentMethods attached to it. */
  customers: Map<string, Set<string>>;
  intents: Map<string, Stripe.PaymentIntent>;
  sessions: Map<string, Stripe.Checkout.Session>;
  charges: Map<string, Stripe.Charge>;
  refunds: { payment_intent: string; amount: number; key: string | null }[];
  /** Whether banks refuse refunds. */
  isFailing: boolean;
  /** Whether the platform's balance is empty. */
  isEmpty: boolean;
  isSilent: boolean;
}

const FACE = { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2028 };

/** A charge of an intent. Wallets have a card behind them, which is shown with the wallet. */
function newCharge(
  { charges }: Books,
  intent: Stripe.PaymentIntent,
  { method, wallet = null, failure = null }: { method: string; wallet?: string | null; failure?: Failure | null },
): string {
  const { amount, currency, customer, description, id: payment_intent } = intent;
  const id = `ch_${charges.size + 1}`;
  const details = like('charge', {}).payment_method_details;
  if (!details?.card) throw new Error('The recorded charge is one of a card.');
  const isPaid = failure === null;
  const charge = like('charge', {
    ...{ id, amount, currency, customer, description, payment_intent, payment_method: method },
    ...{
      amount_captured: isPaid ? amount : 0,
      captured: isPaid,
      paid: isPaid,
      status: isPaid ? 'succeeded' : 'failed',
    },
    ...{ failure_code: failure?.code ?? null, failure_message: failure?.message ?? null },
    balance_transaction: isPaid ? `txn_${id}` : null,
    payment_method_details: {
      ...details,
      card: {
        ...{ ...details.card, ...FACE },
        wallet: wallet === null ? null : { type: wallet, dynamic_last4: FACE.last4, [wallet]: {} },
      },
    },
  });
  charges.set(id, charge);
  return id;
}

export function newIntent({ intents }: Books, amount: number, currency: string): Stripe.PaymentIntent {
  const id = `pi_${intents.size + 1}`;
  const intent = like('payment_intent', {
    ...{ id, amount, currency, client_secret: `${id}_secret_x` },
  });
  intents.set(id, intent);
  return intent;
}

/** The PaymentIntent of a page exists from the first attempt to pay on it. */
export function newSession(books: Books, form: URLSearchParams): Stripe.Checkout.Session {
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  const id = `cs_${books.sessions.size + 1}`;
  const session = like('checkout.session', {
    ...{ id, amount_subtotal: amount, amount_total: amount, currency: form.get('line_items[0][price_data][currency]') },
    ...{ url: `https://checkout.stripe.example/${id}`, status: 'open', payment_status: 'unpaid', payment_intent: null },
    ...{ success_url: form.get('success_url'), cancel_url: form.get('cancel_url') },
    ...{ client_reference_id: form.get('client_reference_id'), customer_email: form.get('customer_email') },
    ...{ expires_at: Number(form.get('expires_at')), metadata: { reference: form.get('metadata[reference]') ?? '' } },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  });
  books.sessions.set(id, session);
  return session;
}

export function intentOf(books: Books, id: string): Stripe.PaymentIntent {
  const session = books.sessions.get(id);
  if (session) session.payment_intent ??= newIntent(books, session.amount_total ?? 0, session.currency ?? '').id;
  const intent = books.intents.get(session ? String(session.payment_intent) : id);
  if (!intent) throw new Error(`Nobody knows ${id}.`);
  return intent;
}

export function pay(
  books: Books,
  id: string,
  { wallet = null, method }: { wallet?: string | null; method?: string } = {},
) {
  const intent = intentOf(books, id);
  const card = method ?? `pm_${intent.id}`;
  const customer = typeof intent.customer === 'string' ? intent.customer : '';
  // `setup_future_usage` attaches the card to the customer.
  if (intent.setup_future_usage) books.customers.get(customer)?.add(card);
  const latest_charge = newCharge(books, intent, { method: card, wallet });
  const paid = { status: 'succeeded', amount_received: intent.amount, last_payment_error: null, next_action: null };
  Object.assign(intent, { ...paid, latest_charge, payment_method: card });
  const session = books.sessions.get(id);
  if (session) Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
}

interface Failure {
  code: string;
  message: string;
}
const DECLINED: Failure = { code: 'card_declined', message: 'Your card was declined.' };

/** A failed attempt leaves a failed charge and lets go of the card. */
export function decline(books: Books, id: string, method: string, failure = DECLINED): StandInAnswer {
  const intent = intentOf(books, id);
  const latest_charge = newCharge(books, intent, { method, failure });
  const card = like('payment_method', { id: method, customer: null });
  const reason = {
    ...failure,
    charge: latest_charge,
    decline_code: failure.code.replace('card_declined', 'generic_decline'),
  };
  Object.assign(intent, {
    ...{ status: 'requires_payment_method', payment_method: null, latest_charge },
    last_payment_error: { type: 'card_error', ...reason, payment_method: card },
  });
  return error(402, 'card_error', failure.message, { ...reason, payment_method: card });
}

/** Confirms an intent with a saved card; those with a meaning in their name are declined, or ask the bank first. */
export function confirmSaved(books: Books, id: string, card: string, isUnattended: boolean): StandInAnswer {
  const intent = intentOf(books, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return refused('This intent is over.', { code: 'payment_intent_unexpected_state' });
  if (!books.customers.get(String(intent.customer))?.has(card)) return noSuch('PaymentMethod');
  if (card === 'pm_declined') return decline(books, id, card);
  if (card === 'pm_asks' && isUnattended)
    return decline(books, id, card, {
      code: 'authentication_required',
      message: 'The payment requires authentication to proceed.',
    });
  if (card === 'pm_asks')
    Object.assign(intent, {
      ...{ status: 'requires_action', payment_method: card, last_payment_error: null },
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    });
  else pay(books, id, { method: card });
  return fine(intent);
}

/** What a request asks for in full instead of by its id: `expand[0]=payment_intent.latest_charge`. */
export function expand(books: Books, object: object, paths: readonly string[]): object {
  const whole: Record<string, unknown> = { ...object };
  for (const path of paths) {
    const [field = '', ...rest] = path.split('.');
    const id = whole[field];
    const inside = typeof id === 'string' ? (books.intents.get(id) ?? books.charges.get(id)) : id;
    if (typeof inside !== 'object' || inside === null) continue;
    whole[field] = rest.length === 0 ? { ...inside } : expand(books, inside, [rest.join('.')]);
  }
  return whole;
}
