import { SILENCE, type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from '../stand-in.ts';
import { error, fine, found, listed, noSuch, refused } from './answers.ts';
import { type Books, confirmSaved, decline, expand, intentOf, newIntent, newSession, pay } from './books.ts';
import { brokenRule, CONNECT_ROUTES, type ConnectBooks, newConnectBooks } from './connect.ts';
import { like } from './recorded.ts';
import { shapeFaults } from './shapes.ts';

export interface StripeStandIn
  extends StandIn,
    Pick<Books, 'customers' | 'intents' | 'sessions' | 'refunds'>,
    ConnectBooks {
  /** The bodies of all answers, in order. */
  answers: unknown[];
  /** Acts as the guest on Stripe's page or in its element. */
  pay(id: string): void;
  decline(id: string): void;
  /** Acts as the guest's bank. */
  failRefunds(isFailing: boolean): void;
  /** While the platform's balance is empty, refunds are refused. */
  emptyBalance(isEmpty: boolean): void;
  /** While silent, responses are lost after the work was done. */
  silence(isSilent: boolean): void;
}

/** The version of the API that the stand-in implements. */
const STRIPE_VERSION = '2026-10-28.endive';

function refundBody(books: Books, index: number, status: 'pending' | 'succeeded') {
  const { payment_intent = '', amount = 0, key = null } = books.refunds[index] ?? {};
  const intent = books.intents.get(payment_intent);
  return like('refund', {
    ...{ id: `re_${index + 1}`, amount, payment_intent, currency: intent?.currency ?? 'eur' },
    charge: intent?.latest_charge ?? null,
    metadata: key === null ? {} : { key },
    ...(books.isFailing ? { status: 'failed', failure_reason: 'lost_or_stolen_card' } : { status }),
  });
}

interface Call {
  books: Books;
  request: StandInRequest;
  form: URLSearchParams;
  id: string;
}

const ROUTES: [RegExp, (call: Call) => StandInAnswer][] = [
  [/^POST \/v1\/checkout\/sessions$/, ({ books, form }) => fine(newSession(books, form))],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, ({ books, id }) => found('checkout.session', books.sessions.get(id))],
  [
    /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    ({ books, id }) => {
      const session = books.sessions.get(id);
      if (session?.status !== 'open') return refused('Only open sessions can be expired.');
      return fine(Object.assign(session, { status: 'expired', url: null }));
    },
  ],
  [
    /^POST \/v1\/payment_intents$/,
    ({ books, form }) => fine(newIntent(books, Number(form.get('amount')), form.get('currency') ?? '')),
  ],
  [/^GET \/v1\/payment_intents\/(\w+)$/, ({ books, id }) => found('payment_intent', books.intents.get(id))],
  [
    /^POST \/v1\/payment_intents\/(\w+)\/cancel$/,
    ({ books, id }) => {
      const intent = books.intents.get(id);
      if (!intent || intent.status === 'succeeded')
        return refused('This intent was paid.', { code: 'payment_intent_unexpected_state' });
      return fine(Object.assign(intent, { status: 'canceled', canceled_at: intent.created }));
    },
  ],
  [
    /^POST \/v1\/payment_intents\/(\w+)\/confirm$/,
    ({ books, form, id }) => {
      const method = form.get('payment_method') ?? '';
      if (!method.startsWith('pm_of_tok_')) return confirmSaved(books, id, method, form.get('off_session') === 'true');
      if (method === 'pm_of_tok_declined') return decline(books, id, method);
      pay(books, id, { method, wallet: 'google_pay' });
      return fine(intentOf(books, id));
    },
  ],
  [
    /^POST \/v1\/customers$/,
    ({ books, form }) => {
      const id = `cus_${books.customers.size + 1}`;
      books.customers.set(id, new Set());
      const metadata = { reference: form.get('metadata[reference]') ?? '' };
      return fine(like('customer', { id, email: form.get('email'), metadata }));
    },
  ],
  [
    /^DELETE \/v1\/customers\/(\w+)$/,
    ({ books, id }) => (books.customers.delete(id) ? fine(like('deleted_customer', { id })) : noSuch('customer')),
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
      if (token !== 'tok_google' && token !== 'tok_declined') return refused('No such token.');
      const { card } = like('payment_method', {});
      if (!card) throw new Error('The recorded PaymentMethod is a card.');
      const wallet = { type: 'google_pay', dynamic_last4: '4242', google_pay: {} };
      return fine(
        like('payment_method', { id: `pm_of_${token}`, card: { ...card, wallet, generated_from: null }, metadata: {} }),
      );
    },
  ],
  [
    /^POST \/v1\/payment_methods\/(\w+)\/detach$/,
    ({ books, id }) => {
      const owner = [...books.customers.values()].find((cards) => cards.has(id));
      if (!owner?.delete(id)) return refused('The payment method you provided is not attached to a customer.');
      return fine(like('payment_method', { id, customer: null }));
    },
  ],
  [
    /^POST \/v1\/refunds$/,
    ({ books, form }) => {
      const refund = { payment_intent: form.get('payment_intent') ?? '', amount: Number(form.get('amount')) };
      const paid = books.intents.get(refund.payment_intent)?.amount_received ?? 0;
      if (books.isEmpty) return refused('Insufficient funds.', { code: 'balance_insufficient' });
      if (refund.amount > paid) return refused('Refund amount is greater than charge amount.');
      books.refunds.push({ ...refund, key: form.get('metadata[key]') });
      return fine(refundBody(books, books.refunds.length - 1, 'pending'));
    },
  ],
  [
    /^GET \/v1\/refunds$/,
    ({ books, request }) => {
      const intent = new URLSearchParams(request.path.split('?')[1]).get('payment_intent');
      const list = books.refunds.map((refund, index) => ({ refund, body: refundBody(books, index, 'pending') }));
      return listed(
        '/v1/refunds',
        list.filter(({ refund }) => refund.payment_intent === intent).map(({ body }) => body),
      );
    },
  ],
  // On the next request the bank has approved it.
  [/^GET \/v1\/refunds\/re_(\d+)$/, ({ books, id }) => fine(refundBody(books, Number(id) - 1, 'succeeded'))],
];

/** What the request asks to have in full, of a body as it leaves. */
function asAsked(books: Books, given: StandInAnswer, request: StandInRequest): StandInAnswer {
  const sent = new URLSearchParams(request.method === 'POST' ? request.body : request.path.split('?')[1]);
  const paths = [...sent].filter(([name]) => name.startsWith('expand[')).map(([, path]) => path);
  if (given.status !== 200) return given;
  const body = structuredClone(expand(books, given.body as object, paths));
  const faults = shapeFaults(body);
  return faults.length === 0 ? { ...given, body } : refused(`Stripe would not answer this: ${faults.join('; ')}`);
}

/** The parts of Stripe's API that we call, following its reference, idempotency keys included. */
export async function startStripe(): Promise<StripeStandIn> {
  const books: Books = {
    ...newConnectBooks(),
    customers: new Map(),
    intents: new Map(),
    sessions: new Map(),
    charges: new Map(),
    refunds: [],
    isFailing: false,
    isEmpty: false,
    isSilent: false,
  };
  const answered = new Map<string, StandInAnswer>();
  const answers: unknown[] = [];
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
    const form = new URLSearchParams(request.body);
    const replayed = known && { ...known, headers: { 'idempotent-replayed': 'true' } };
    const given = replayed ?? asAsked(books, handle({ books, request, form, id }), request);
    if (typeof key === 'string') answered.set(key, given);
    answers.push(given.body);
    return books.isSilent ? SILENCE : given;
  });
  return {
    ...server,
    ...books,
    answers,
    pay: (id) => pay(books, id),
    decline: (id) => {
      decline(books, id, 'pm_of_the_page');
    },
    failRefunds: (isFailing) => {
      books.isFailing = isFailing;
    },
    emptyBalance: (isEmpty) => {
      books.isEmpty = isEmpty;
    },
    silence: (isSilent) => {
      books.isSilent = isSilent;
    },
  };
}
