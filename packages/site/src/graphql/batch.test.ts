import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatcher } from './batch.ts';
import { GraphQLFailure, NetworkFailure } from './failure.ts';

type Sent = { url: string; headers: Record<string, string>; operations: { query: string }[] };

function recorder(answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const fetch = async (url: unknown, init?: RequestInit) => {
    const entry = {
      url: String(url),
      headers: init?.headers as Record<string, string>,
      operations: JSON.parse(String(init?.body)) as { query: string }[],
    };
    sent.push(entry);
    return answer(entry);
  };
  return { sent, fetch: fetch as typeof globalThis.fetch };
}

const echo = (sent: Sent) => Response.json(sent.operations.map(({ query }) => ({ data: { query } })));
const op = (query: string) => ({ query, variables: {} });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('batching', () => {
  it('[API-001] [API-002] operations within ten milliseconds share one POST to the endpoint', async () => {
    const { sent, fetch } = recorder(echo);
    const ask = createBatcher({ endpoint: () => '/graphql', fetch });
    const first = ask(op('a'), 't');
    await vi.advanceTimersByTimeAsync(9);
    const second = ask(op('b'), 't');
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all([first, second])).toEqual([{ query: 'a' }, { query: 'b' }]);
    expect(sent.map((request) => [request.url, request.operations.length])).toEqual([['/graphql', 2]]);
  });

  it('sends at most ten operations in a request', async () => {
    const { sent, fetch } = recorder(echo);
    const ask = createBatcher({ endpoint: () => '/graphql', fetch });
    const all = Array.from({ length: 23 }, (_, n) => ask(op(`q${n}`), ''));
    await vi.advanceTimersByTimeAsync(10);
    expect(await Promise.all(all)).toHaveLength(23);
    expect(sent.map((request) => request.operations.length)).toEqual([10, 10, 3]);
  });

  it('[API-003] every request carries the token as a bearer, and tokens are not mixed', async () => {
    const { sent, fetch } = recorder(echo);
    const ask = createBatcher({ endpoint: () => '/graphql', fetch });
    const both = [ask(op('a'), 'one'), ask(op('b'), 'two')];
    await vi.advanceTimersByTimeAsync(10);
    await Promise.all(both);
    expect(sent.map((request) => request.headers.authorization)).toEqual(['Bearer one', 'Bearer two']);
  });

  it('[API-004] without a token the bearer is empty', async () => {
    const { sent, fetch } = recorder(echo);
    const answer = createBatcher({ endpoint: () => '/graphql', fetch })(op('a'), '');
    await vi.advanceTimersByTimeAsync(10);
    await answer;
    expect(sent[0]?.headers.authorization).toBe('Bearer ');
  });
});

describe('responses that do not match the request', () => {
  const ask = (answer: () => Response | Promise<Response>) => {
    const one = createBatcher({ endpoint: () => '/graphql', fetch: recorder(answer).fetch });
    const settled = Promise.allSettled([one(op('a'), ''), one(op('b'), '')]);
    return vi.advanceTimersByTimeAsync(10).then(() => settled);
  };
  const reasons = (settled: PromiseSettledResult<unknown>[]) =>
    settled.map((item) => (item.status === 'rejected' ? item.reason : item.value));

  it('keeps one operation’s error from its neighbour', async () => {
    const [first, second] = await ask(() => Response.json([{ errors: [{ message: 'no' }] }, { data: { ok: true } }]));
    expect(first?.status === 'rejected' && first.reason).toBeInstanceOf(GraphQLFailure);
    expect(second).toEqual({ status: 'fulfilled', value: { ok: true } });
  });

  it('gives a refusal of the whole batch to each of its operations', async () => {
    const all = reasons(
      await ask(() => Response.json({ errors: [{ message: 'Too many requests' }] }, { status: 429 })),
    );
    expect(all.map((reason) => (reason as Error).message)).toEqual(['Too many requests', 'Too many requests']);
  });

  it.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a list of the wrong length', () => Response.json([{ data: {} }])],
  ])('is a network failure: %s', async (_what, answer) => {
    for (const reason of reasons(await ask(answer))) expect(reason).toBeInstanceOf(NetworkFailure);
  });
});
