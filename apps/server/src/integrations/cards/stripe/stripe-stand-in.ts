import {
  SILENCE,
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  startStandIn,
} from '../../../testkit/stand-in.ts';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  last_payment_error: { message: string } | null;
  latest_charge: object | null;
}

interface Session {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: string;
  payment_status: string;
  amount_total: number;
  currency: string;
  payment_intent: Intent | null;
}

export interface StripeStandIn extends StandIn {
  intents: Map<string, Intent>;
  sessions: Map<string, Session>;
  refunds: { payment_intent: string; amount: number; key: string }[];
  /** Plays the guest on Stripe's page or in its element. */
  pay(id: string): void;
  decline(id: string): void;
  /** While silent, answers are lost after the work was done. */
  silence(isSilent: boolean): void;
}

const error = (status: number, type: string, message: string, more: object = {}): StandInAnswer => ({
  status,
  body: { error: { type, message, ...more } },
});

const charge = (wallet: string | null) => ({
  id: 'ch_1',
  object: 'charge',
  payment_method_details: {
    type: 'card',
    card: { brand: 'visa', last4: '4242', wallet: wallet ? { type: wallet } : null },
  },
});

/** The parts of Stripe's API that we call, answering as its reference says, idempotency keys included. */
export async function startStripe(): Promise<StripeStandIn> {
  const intents = new Map<string, Intent>();
  const sessions = new Map<string, Session>();
  const refunds: StripeStandIn['refunds'] = [];
  const answered = new Map<string, StandInAnswer>();
  const state = { isSilent: false };

  const newIntent = (amount: number, currency: string): Intent => {
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
    };
    intents.set(id, intent);
    return intent;
  };
  const intentOf = (id: string) => (id.startsWith('cs_') ? sessions.get(id)?.payment_intent : intents.get(id));
  const pay = (id: string, wallet: string | null = null) => {
    const intent = intentOf(id);
    if (!intent) throw new Error(`Nobody knows ${id}.`);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge(wallet) });
    const session = sessions.get(id);
    if (session) Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  };
  const decline = (id: string) => {
    const intent = intentOf(id);
    if (intent) intent.last_payment_error = { message: 'Your card was declined.' };
  };

  const routes: [RegExp, (request: StandInRequest, form: URLSearchParams, id: string) => StandInAnswer][] = [
    [
      /^POST \/v1\/checkout\/sessions$/,
      (_request, form) => {
        const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
        const currency = form.get('line_items[0][price_data][currency]')?.toLowerCase() ?? '';
        const id = `cs_${sessions.size + 1}`;
        const session: Session = {
          id,
          object: 'checkout.session',
          url: `https://checkout.stripe.example/${id}`,
          status: 'open',
          payment_status: 'unpaid',
          amount_total: amount,
          currency,
          payment_intent: newIntent(amount, currency),
        };
        sessions.set(id, session);
        return { status: 200, body: session };
      },
    ],
    [/^GET \/v1\/checkout\/sessions\/(\w+)/, (_request, _form, id) => ({ status: 200, body: sessions.get(id) })],
    [
      /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_request, _form, id) => {
        const session = sessions.get(id);
        if (session?.status !== 'open')
          return error(400, 'invalid_request_error', 'Only open sessions can be expired.');
        Object.assign(session, { status: 'expired', url: null });
        return { status: 200, body: session };
      },
    ],
    [
      /^POST \/v1\/payment_intents$/,
      (_request, form) => ({ status: 200, body: newIntent(Number(form.get('amount')), form.get('currency') ?? '') }),
    ],
    [/^GET \/v1\/payment_intents\/(\w+)/, (_request, _form, id) => ({ status: 200, body: intents.get(id) })],
    [
      /^POST \/v1\/payment_intents\/(\w+)\/cancel$/,
      (_request, _form, id) => {
        const intent = intents.get(id);
        if (!intent || intent.status === 'succeeded')
          return error(400, 'invalid_request_error', 'This intent was paid.', {
            code: 'payment_intent_unexpected_state',
          });
        intent.status = 'canceled';
        return { status: 200, body: intent };
      },
    ],
    [
      /^POST \/v1\/payment_intents\/(\w+)\/confirm$/,
      (_request, form, id) => {
        const token = form.get('payment_method_data[card][token]');
        if (token === 'tok_declined')
          return error(402, 'card_error', 'Your card was declined.', { code: 'card_declined' });
        if (token !== 'tok_google') return error(400, 'invalid_request_error', 'No such token.');
        pay(id, 'google_pay');
        return { status: 200, body: intents.get(id) };
      },
    ],
    [
      /^POST \/v1\/refunds$/,
      (request, form) => {
        const refund = { payment_intent: form.get('payment_intent') ?? '', amount: Number(form.get('amount')) };
        refunds.push({ ...refund, key: String(request.headers['idempotency-key']) });
        return { status: 200, body: refundBody(refunds.length - 1, 'pending') };
      },
    ],
  ];

  const refundBody = (index: number, status: string) => ({
    id: `re_${index + 1}`,
    object: 'refund',
    status,
    metadata: { key: refunds[index]?.key },
  });
  routes.push(
    [
      /^GET \/v1\/refunds$/,
      (request) => {
        const intent = new URLSearchParams(request.path.split('?')[1]).get('payment_intent');
        const list = refunds.map((refund, index) => ({ refund, body: refundBody(index, 'pending') }));
        const data = list.filter(({ refund }) => refund.payment_intent === intent).map(({ body }) => body);
        return { status: 200, body: { object: 'list', data, has_more: false } };
      },
    ],
    // By the time somebody asks again, the bank has taken it.
    [
      /^GET \/v1\/refunds\/re_(\d+)$/,
      (_request, _form, id) => ({ status: 200, body: refundBody(Number(id) - 1, 'succeeded') }),
    ],
  );

  const server = await startStandIn((request) => {
    const line = `${request.method} ${request.path.split('?')[0]}`;
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    const route = routes.find(([pattern]) => pattern.test(line));
    if (!route) return error(404, 'invalid_request_error', `No such address: ${line}`);
    const [pattern, handle] = route;
    const given = known ?? handle(request, new URLSearchParams(request.body), pattern.exec(line)?.[1] ?? '');
    if (typeof key === 'string') answered.set(key, given);
    return state.isSilent ? SILENCE : given;
  });
  return {
    ...server,
    intents,
    sessions,
    refunds,
    pay,
    decline,
    silence: (isSilent) => Object.assign(state, { isSilent }),
  };
}
