import Stripe from 'stripe';
import { nameOf } from './recorded.ts';

/** What promises and the SDK look for in any answer. */
const NOT_OURS = new Set(['then', 'error', 'lastResponse', 'toJSON']);

/**
 * The same value, but every field that is read is noted: by the innermost object of Stripe's and the way from there, such
 * as `charge/payment_method_details/card/last4`. Values in lists have no step of their own.
 */
export function noteReads<Value>(value: Value, reads: Set<string>, path = ''): Value {
  if (typeof value !== 'object' || value === null) return value;
  const at = nameOf(value) ?? path;
  const isList = Array.isArray(value);
  return new Proxy(value, {
    get(target, key) {
      const read: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || NOT_OURS.has(key)) return read;
      if (isList) return /^\d+$/.test(key) ? noteReads(read, reads, at) : read;
      reads.add(`${at}/${key}`);
      return noteReads(read, reads, `${at}/${key}`);
    },
  });
}

/** A transport for the SDK whose answers note what is read of them. */
export function readingClient(reads: Set<string>): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => noteReads(await toJSON(), reads);
    return response;
  };
  return client;
}
