import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi, type WireAnswer } from '../../test/kit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  api.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const read = async (response: Response) => (await response.json()) as WireAnswer & WireAnswer[];

describe('the endpoint', () => {
  it('[API-001] takes every kind of operation by POST at one address', async () => {
    expect(await api.run('{ trades { slug } }')).toEqual({ data: { trades: [] } });
    expect(await api.run('mutation { system_log(api: "x") { status } }')).toEqual({
      data: { system_log: { status: 1 } },
    });
  });

  it('[API-001] refuses other methods, especially mutations by GET', async () => {
    const get = await api.fetch(`/graphql?query=${encodeURIComponent('mutation { system_log(api: "x") { status } }')}`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await read(get)).errors).toMatchObject([{ message: 'Send operations by POST.' }]);
  });

  it('[API-008] reserves an address for a second version, which is the same so far', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: '{ trades { slug } }' });
    const second = await api.fetch('/graphql/v2', { method: 'POST', headers, body });
    expect(await read(second)).toEqual({ data: { trades: [] } });
  });

  it('[API-002] runs a batch and returns results in order, each operation independently', async () => {
    const answers = await api.batch([
      { query: '{ trades { slug } }' },
      { query: '{ nothing }' },
      { query: 'query Q($slug: String!) { business(slug: $slug) { id } }', variables: { slug: 'nobody' } },
    ]);
    expect(answers[0]).toEqual({ data: { trades: [] } });
    expect(answers[1]?.errors?.[0]?.message).toMatch(/Cannot query field "nothing"/);
    expect(answers[2]).toEqual({ data: { business: null } });
  });

  it('runs the writes of a batch in order', async () => {
    const answers = await api.batch([
      { query: 'mutation { system_log(api: "1") { status } }' },
      { query: '{ trades { slug } }' },
      { query: 'mutation { system_log(api: "2") { status } }' },
    ]);
    expect(answers.every((answer) => answer.errors === undefined)).toBe(true);
  });

  it('distinguishes two operations of one document, compiled or not', async () => {
    const query = 'query A { trades { slug } } query B { blogs { id } }';
    for (const operationName of ['A', 'A', 'A', 'B', 'B', 'A']) {
      const { data } = await read(await post(JSON.stringify({ query, operationName })));
      expect(Object.keys(data ?? {})).toEqual([operationName === 'A' ? 'trades' : 'blogs']);
    }
  });

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['a number', '7'],
    ['a list of numbers', '[1, 2]'],
    ['an empty batch', '[]'],
    ['no query', '{}'],
    ['an empty query', '{"query": " "}'],
    ['a query that is no text', '{"query": {"kind": "Document"}}'],
    ['a document written as JSON', JSON.stringify({ query: JSON.stringify({ kind: 'Document', definitions: [] }) })],
    ['broken GraphQL', '{"query": "{ trades { "}'],
    ['variables that are a list', '{"query": "{ trades { slug } }", "variables": []}'],
    ['poisoned JSON', '{"query": "{ trades { slug } }", "__proto__": {"x": 1}}'],
  ])('answers %s with a plain error', async (_what, body) => {
    const response = await post(body);
    const { errors } = await read(response);
    expect(response.status).toBe(400);
    expect(errors?.[0]?.message).toBeTruthy();
    expect(JSON.stringify(errors)).not.toMatch(/at \w+ \(|node_modules|Internal server error/);
  });

  it('reports an invalid variable, before and after the document is compiled', async () => {
    const query = 'query($slug: String!) { business(slug: $slug) { id } }';
    for (let round = 0; round < 4; round += 1) {
      const { errors } = await api.run(query, { slug: { not: 'text' } });
      expect(errors?.[0]?.message).toMatch(/\$slug/);
      expect((await api.run(query, { slug: 'x' })).data).toEqual({ business: null });
    }
  });

  it('accepts JSON only', async () => {
    const response = await post('query={ trades }', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(response.status).toBe(415);
  });

  it('allows the listed origins and no others', async () => {
    const wide = await bootApi({ beside: api, config: { allowedOrigins: ['https://guest.thyme.example'] } });
    const ask = async (origin: string, method: string) => {
      const response = await wide.fetch('/graphql', { method, headers: { origin } });
      await response.arrayBuffer();
      return response.headers;
    };
    const guest = 'https://guest.thyme.example';
    for (const method of ['OPTIONS', 'POST'])
      expect((await ask(guest, method)).get('access-control-allow-origin')).toBe(guest);
    expect((await ask(guest, 'OPTIONS')).get('access-control-allow-headers')).toContain('authorization');
    expect((await ask('https://evil.example', 'OPTIONS')).get('access-control-allow-origin')).toBeNull();
    await wide.close();
  });

  it('is not cacheable', async () => {
    const response = await post('{"query": "{ trades { slug } }"}');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
