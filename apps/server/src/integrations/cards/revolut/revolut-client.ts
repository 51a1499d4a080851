import { z } from 'zod';
import { ProviderUnavailable } from '../card-port.ts';

/** https://developer.revolut.com/docs/merchant/merchant-api – the version whose shapes are read below. */
const API_VERSION = '2024-09-01';
const PATIENCE_MS = 20_000;
/** The request is not allowed in the order's state. */
const REFUSED = [400, 409, 422];

const payment = z.object({
  id: z.string(),
  state: z.string(),
  decline_reason: z.string().nullish(),
  payment_method: z
    .object({ type: z.string().nullish(), card_brand: z.string().nullish(), card_last_four: z.string().nullish() })
    .nullish(),
});

const order = z.object({
  id: z.string(),
  token: z.string().nullish(),
  type: z.string().nullish(),
  state: z.string(),
  amount: z.int(),
  currency: z.string(),
  merchant_order_data: z.object({ reference: z.string().nullish() }).nullish(),
  payments: z.array(payment).nullish(),
  related_order_id: z.string().nullish(),
});

export type RevolutOrder = z.infer<typeof order>;

export interface RevolutClient {
  create(body: object): Promise<RevolutOrder>;
  fetch(id: string): Promise<RevolutOrder>;
  /** Null when it can no longer be cancelled. */
  cancel(id: string): Promise<RevolutOrder | null>;
  /** Null when it is refused. */
  refund(
    id: string,
    refund: { amount: number; currency: string; description: string; key: string },
  ): Promise<RevolutOrder | null>;
}

/** The calls of the Merchant API that are needed, over fetch. */
export function createRevolutClient(settings: { apiUrl: string; secretKey: string }): RevolutClient {
  const call = (method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) =>
    send(settings, { method, path, headers, ...(body ? { body } : {}) });
  const at = (id: string) => `/api/orders/${encodeURIComponent(id)}`;
  return {
    create: async (body) => order.parse(await read(await call('POST', '/api/orders', body))),
    fetch: async (id) => order.parse(await read(await call('GET', at(id)))),
    cancel: async (id) => {
      const response = await call('POST', `${at(id)}/cancel`);
      return REFUSED.includes(response.status) ? null : order.parse(await read(response));
    },
    refund: async (id, { key, description, ...money }) => {
      const body = { ...money, description, merchant_order_data: { reference: key } };
      const response = await call('POST', `${at(id)}/refund`, body, { 'Idempotency-Key': key });
      return REFUSED.includes(response.status) ? null : order.parse(await read(response));
    },
  };
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers: Record<string, string>;
}

async function send({ apiUrl, secretKey }: { apiUrl: string; secretKey: string }, call: Call): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(apiUrl + call.path, {
      method: call.method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'Revolut-Api-Version': API_VERSION,
        accept: 'application/json',
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    throw new ProviderUnavailable('Revolut did not answer.', { cause: error });
  }
  if (response.status >= 500 || response.status === 429)
    throw new ProviderUnavailable(`Revolut answered ${response.status}.`);
  return response;
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`Revolut answered ${response.status}: ${text.slice(0, 300)}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderUnavailable('Revolut answered something that is not JSON.', { cause: error });
  }
}
