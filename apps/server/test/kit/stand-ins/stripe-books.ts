import type { StandInAnswer } from './stand-in.ts';
import type { ConnectBooks } from './stripe-connect.ts';

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  last_payment_error: { message: string; code?: string } | null;
  latest_charge: object | null;
  customer: string | null;
  setup_future_usage: string | null;
  payment_method: string | null;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: string;
  payment_status: string;
  amount_total: number;
  currency: string;
  payment_intent: Intent | null;
}

export interface Books extends ConnectBooks {
  /** Customers, each with the PaymentMethods attached to it. */
  customers: Map<string, Set<string>>;
  intents: Map<string, Intent>;
  sessions: Map<string, Session>;
  refunds: { payment_intent: string; amount: number; key: string | null }[];
  isSilent: boolean;
}

export const fine = (body: unknown): StandInAnswer => ({ status: 200, body });
export const error = (status: number, type: string, message: string, more: object = {}): StandInAnswer => ({
  status,
  body: { error: { type, message, ...more } },
});

const FACE = { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2028 };

const charge = (wallet: string | null) => ({
  id: 'ch_1',
  object: 'charge',
  payment_method_details: {
    type: 'card',
    card: { ...FACE, wallet: wallet ? { type: wallet } : null },
  },
});

export function newIntent({ intents }: Books, amount: number, currency: string): Intent {
  const id = `pi_${intents.size + 1}`;
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency,
    status: 'requires_payment_method',
    client_secret: `${id}_secret_x`,
    last_payment_error: null,
    latest_charge: null,
    customer: null,
    setup_future_usage: null,
    payment_method: null,
  };
  intents.set(id, intent);
  return intent;
}

export function newSession(books: Books, form: URLSearchParams): Session {
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  const currency = form.get('line_items[0][price_data][currency]')?.toLowerCase() ?? '';
  const id = `cs_${books.sessions.size + 1}`;
  const session: Session = {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.example/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency,
    payment_intent: newIntent(books, amount, currency),
  };
  books.sessions.set(id, session);
  return session;
}

export function intentOf({ intents, sessions }: Books, id: string): Intent {
  const intent = id.startsWith('cs_') ? sessions.get(id)?.payment_intent : intents.get(id);
  if (!intent) throw new Error(`Nobody knows ${id}.`);
  return intent;
}

export function pay(books: Books, id: string, wallet: string | null = null): void {
  const intent = intentOf(books, id);
  intent.payment_method ??= `pm_${id}`;
  // `setup_future_usage` attaches the card to the customer.
  if (intent.setup_future_usage && intent.customer) books.customers.get(intent.customer)?.add(intent.payment_method);
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge(wallet) });
  const session = books.sessions.get(id);
  if (session) Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
}

export const noSuch = (what: string) =>
  error(404, 'invalid_request_error', `No such ${what}`, { code: 'resource_missing' });

/** Confirms an intent with a saved card; those with a meaning in their name are declined, or ask the bank first. */
export function confirmSaved(books: Books, id: string, card: string, isUnattended: boolean): StandInAnswer {
  const intent = intentOf(books, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return error(400, 'invalid_request_error', 'This intent is over.', { code: 'payment_intent_unexpected_state' });
  if (!intent.customer || !books.customers.get(intent.customer)?.has(card)) return noSuch('PaymentMethod');
  intent.payment_method = card;
  if (card === 'pm_declined') {
    intent.last_payment_error = { message: 'Your card was declined.', code: 'card_declined' };
    return error(402, 'card_error', 'Your card was declined.', { code: 'card_declined' });
  }
  if (card === 'pm_asks' && isUnattended) {
    const message = 'The payment requires authentication to proceed.';
    Object.assign(intent, {
      status: 'requires_payment_method',
      last_payment_error: { message, code: 'authentication_required' },
    });
    return error(402, 'card_error', message, { code: 'authentication_required' });
  }
  if (card === 'pm_asks') intent.status = 'requires_action';
  else pay(books, id);
  return fine(intent);
}
