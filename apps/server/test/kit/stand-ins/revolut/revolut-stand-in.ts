import type { z } from 'zod';
import { SILENCE, type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from '../stand-in.ts';
import { type DocumentedOrder, type DocumentedPayment, failure, newOrder, newRefund, order } from './documents.ts';

export interface RevolutStandIn extends StandIn {
  orders: Map<string, DocumentedOrder>;
  /** Acts as the guest in Revolut's card field. */
  pay(id: string): void;
  decline(id: string): void;
  silence(isSilent: boolean): void;
  /** The next request is answered by this, whatever it is. */
  answerNext(answer: StandInAnswer): void;
}

export const REVOLUT_KEY = 'sk_of_a_test';
const AT = '2026-06-15T09:00:00.000Z';

let count = 0;
function newId(): string {
  count += 1;
  return `6516e61c-d279-4454-a837-${String(count).padStart(12, '0')}`;
}

const refused = (status: number, code: string, message?: string): StandInAnswer => ({
  status,
  body: failure.parse({ code, timestamp: Date.parse(AT), ...(message ? { message } : {}) }),
});

/** A body that the documents do not allow is refused, so its test fails. */
function read<Shape extends z.ZodType>(shape: Shape, { body }: StandInRequest): z.infer<Shape> | StandInAnswer {
  const found = shape.safeParse(JSON.parse(body));
  return found.success ? found.data : refused(400, 'validation', found.error.message);
}
const isAnswer = (value: object): value is StandInAnswer => 'status' in value;

const base = () => ({
  ...{ id: newId(), created_at: AT, updated_at: AT, capture_mode: 'automatic', authorisation_type: 'final' },
  enforce_challenge: 'automatic',
});

const visa: DocumentedPayment['payment_method'] = {
  ...{ type: 'card', card_brand: 'visa', funding: 'debit', card_country_code: 'IE', card_bin: '424242' },
  ...{ card_last_four: '4242', card_expiry: '12/33', cardholder_name: 'Niamh' },
};

const tried = ({ amount, currency }: DocumentedOrder, more: Partial<DocumentedPayment>): DocumentedPayment => ({
  ...{ id: newId(), state: 'captured', created_at: AT, updated_at: AT, amount, currency, payment_method: visa },
  ...more,
});

interface Books {
  orders: Map<string, DocumentedOrder>;
  refunds: Map<string, DocumentedOrder>;
}

function create({ orders }: Books, request: StandInRequest): StandInAnswer {
  const sent = read(newOrder, request);
  if (isAnswer(sent)) return sent;
  const { customer, ...rest } = sent;
  const token = newId();
  const made = order.parse({
    ...{ ...base(), ...rest, type: 'payment', state: 'pending', token, outstanding_amount: sent.amount },
    checkout_url: `https://checkout.revolut.example/payment-link/${token}`,
    ...(customer ? { customer: { id: newId(), ...customer } } : {}),
  });
  orders.set(made.id, made);
  return { status: 201, body: made };
}

function refund({ orders, refunds }: Books, request: StandInRequest, of: DocumentedOrder): StandInAnswer {
  const sent = read(newRefund, request);
  if (isAnswer(sent)) return sent;
  const key = String(request.headers['idempotency-key']);
  const known =
    refunds.get(key) ??
    order.parse({
      ...{ ...base(), ...sent, type: 'refund', state: 'processing', outstanding_amount: sent.amount },
      payments: [tried(of, { state: 'refund_validated', amount: sent.amount, settled_amount: -sent.amount })],
      related_order_id: of.id,
    });
  refunds.set(key, known);
  // On the next request the bank has approved it.
  orders.set(known.id, { ...known, state: 'completed', outstanding_amount: 0 });
  return { status: 201, body: known };
}

function answer(books: Books, request: StandInRequest): StandInAnswer {
  const { method, path, headers } = request;
  if (headers.authorization !== `Bearer ${REVOLUT_KEY}` || headers['revolut-api-version'] !== '2024-09-01')
    return refused(401, 'unauthenticated');
  if (method === 'POST' && path === '/api/orders') return create(books, request);
  const [, id = '', action = ''] = /^\/api\/orders\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const found = books.orders.get(id);
  if (!found) return refused(404, 'not_found');
  if (action === 'refund') return refund(books, request, found);
  if (action === 'cancel') {
    if (found.state !== 'pending') return refused(422, 'bad_state');
    found.state = 'cancelled';
  }
  return { status: 200, body: order.parse(found) };
}

/** Answers as its documents say; a request or an answer that they do not allow is an error. */
export async function startRevolut(): Promise<RevolutStandIn> {
  const books: Books = { orders: new Map(), refunds: new Map() };
  let isSilent = false;
  let next: StandInAnswer | null = null;
  const server = await startStandIn((request) => {
    if (isSilent) return SILENCE;
    const given = next ?? answer(books, request);
    next = null;
    return given;
  });
  const orderOf = (id: string) => {
    const found = books.orders.get(id);
    if (!found) throw new Error(`Nobody knows ${id}.`);
    return found;
  };
  return {
    ...server,
    orders: books.orders,
    pay: (id) => {
      const found = orderOf(id);
      const payments = [...(found.payments ?? []), tried(found, {})];
      Object.assign(found, { state: 'completed', outstanding_amount: 0, payments });
    },
    decline: (id) => {
      const found = orderOf(id);
      const declined = tried(found, { state: 'declined', decline_reason: 'insufficient_funds' });
      found.payments = [...(found.payments ?? []), declined];
    },
    silence: (silent) => {
      isSilent = silent;
    },
    answerNext: (given) => {
      next = given;
    },
  };
}
