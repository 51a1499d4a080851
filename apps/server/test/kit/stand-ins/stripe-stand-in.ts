import { SILENCE, type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts';
import { type Books, confirmSaved, error, fine, intentOf, newIntent, newSession, noSuch, pay } from './stripe-books.ts';
import { brokenRule, CONNECT_ROUTES, type ConnectBooks, newConnectBooks } from './stripe-connect.ts';

export interface StripeStandIn
  extends StandIn,
    Pick<Books, 'customers' | 'intents' | 'sessions' | 'refunds'>,
    ConnectBooks {
  /** Acts as the guest on Stripe's page or in its element. */
  pay(id: string): void;
  decline(id: string): void;
  /** While silent, responses are lost after the work was done. */
  silence(isSilent: boolean): void;
}

/** The version of the API that the stand-in follows. */
const STRIPE_VERSION = '2026-10-28.endive';

const refundBody = ({ refunds }: Books, index: number, status: string) => ({
  id: `re_${index + 1}`,
  object: 'refund',
  status,
  amount: refunds[index]?.amount,
  metadata: refunds[index]?.key ? { key: refunds[index]?.key } : {},
});

interface Call {
  books: Books;
  request: StandInRequest;
  form: URLSearchParams;
  id: string;
}

const ROUTES: [RegExp, (call: Call) => StandInAnswer][] = [
  [/^POST \/v1\/checkout\/sessions$/, ({ books, form }) => fine(newSession(books, form))],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, ({ books, id }) => fine(books.sessions.get(id))],
  [
    /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    ({ books, id }) => {
      const session = books.sessions.get(id);
      if (session?.status !== 'open') return error(400, 'invalid_request_error', 'Only open sessions can be expired.');
      return fine(Object.assign(session, { status: 'expired', url: null }));
    },
  ],
  [
    /^POST \/v1\/payment_intents$/,
    ({ books, form }) => fine(newIntent(books, Number(form.get('amount')), form.get('currency') ?? '')),
  ],
  [/^GET \/v1\/payment_intents\/(\w+)$/, ({ books, id }) => fine(books.intents.get(id))],
  [
    /^POST \/v1\/payment_intents\/(\w+)\/cancel$/,
    ({ books, id }) => {
      const intent = books.intents.get(id);
      if (!intent || intent.status === 'succeeded')
        return error(400, 'invalid_request_error', 'This intent was paid.', {
          code: 'payment_intent_unexpected_state',
        });
      return fine(Object.assign(intent, { status: 'canceled' }));
    },
  ],
  [
    /^POST \/v1\/payment_intents\/(\w+)\/confirm$/,
    ({ books, form, id }) => {
      const method = form.get('payment_method') ?? '';
      if (!method.startsWith('pm_of_tok_')) return confirmSaved(books, id, method, form.get('off_session') === 'true');
      if (method === 'pm_of_tok_declined')
        return error(402, 'card_error', 'Your card was declined.', { code: 'card_declined' });
      pay(books, id, 'google_pay');
      return fine(books.intents.get(id));
    },
  ],
  [
    /^POST \/v1\/customers$/,
    ({ books }) => {
      const customer = `cus_${books.customers.size + 1}`;
      books.customers.set(customer, new Set());
      return fine({ id: customer, object: 'customer' });
    },
  ],
  [
    /^DELETE \/v1\/customers\/(\w+)$/,
    ({ books, id }) => (books.customers.delete(id) ? fine({ id, deleted: true }) : noSuch('customer')),
  ],
  [
    /^POST \/v1\/payment_intents\/(\w+)$/,
    ({ books, form, id }) => {
      const intent = intentOf(books, id);
      for (const field of ['customer', 'setup_future_usage'] as const)
        if (form.has(field)) intent[field] = form.get(field) || null;
      return fine(intent);
    },
  ],
  [
    /^POST \/v1\/payment_methods$/,
    ({ form }) => {
      const token = form.get('card[token]');
      if (token !== 'tok_google' && token !== 'tok_declined')
        return error(400, 'invalid_request_error', 'No such token.');
      return fine({ id: `pm_of_${token}`, object: 'payment_method' });
    },
  ],
  [
    /^POST \/v1\/payment_methods\/(\w+)\/detach$/,
    ({ books, id }) => {
      const owner = [...books.customers.values()].find((cards) => cards.has(id));
      if (!owner?.delete(id))
        return error(400, 'invalid_request_error', 'The payment method you provided is not attached to a customer.');
      return fine({ id, object: 'payment_method' });
    },
  ],
  [
    /^POST \/v1\/refunds$/,
    ({ books, request, form }) => {
      const refund = { payment_intent: form.get('payment_intent') ?? '', amount: Number(form.get('amount')) };
      const paid = books.intents.get(refund.payment_intent)?.amount_received ?? 0;
      if (refund.amount > paid)
        return error(400, 'invalid_request_error', 'Refund amount is greater than charge amount.');
      books.refunds.push({ ...refund, key: String(request.headers['idempotency-key']) });
      return fine(refundBody(books, books.refunds.length - 1, 'pending'));
    },
  ],
  [
    /^GET \/v1\/refunds$/,
    ({ books, request }) => {
      const intent = new URLSearchParams(request.path.split('?')[1]).get('payment_intent');
      const list = books.refunds.map((refund, index) => ({ refund, body: refundBody(books, index, 'pending') }));
      const data = list.filter(({ refund }) => refund.payment_intent === intent).map(({ body }) => body);
      return fine({ object: 'list', data, has_more: false });
    },
  ],
  // On the next request the bank has approved it.
  [/^GET \/v1\/refunds\/re_(\d+)$/, ({ books, id }) => fine(refundBody(books, Number(id) - 1, 'succeeded'))],
];

/** The parts of Stripe's API that we call, following its reference, idempotency keys included. */
export async function startStripe(): Promise<StripeStandIn> {
  const books: Books = {
    ...newConnectBooks(),
    customers: new Map(),
    intents: new Map(),
    sessions: new Map(),
    refunds: [],
    isSilent: false,
  };
  const answered = new Map<string, StandInAnswer>();
  const server = await startStandIn((request) => {
    const line = `${request.method} ${request.path.split('?')[0]}`;
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    const broken = brokenRule(request, STRIPE_VERSION);
    if (broken) return broken;
    const route = [...ROUTES, ...CONNECT_ROUTES].find(([pattern]) => pattern.test(line));
    if (!route) return error(404, 'invalid_request_error', `No such address: ${line}`);
    const [pattern, handle] = route;
    const id = pattern.exec(line)?.[1] ?? '';
    const given = known ?? handle({ books, request, form: new URLSearchParams(request.body), id });
    if (typeof key === 'string') answered.set(key, given);
    return books.isSilent ? SILENCE : given;
  });
  return {
    ...server,
    ...books,
    pay: (id) => pay(books, id),
    decline: (id) => {
      intentOf(books, id).last_payment_error = { message: 'Your card was declined.' };
    },
    silence: (isSilent) => {
      books.isSilent = isSilent;
    },
  };
}
