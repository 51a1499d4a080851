import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../test/kit/index.ts';
import { LIMITS } from './limits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

/** Without it the heap's size would depend on the garbage collector's timing. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

const messageOf = async (query: string, variables?: object) => (await api.run(query, variables)).errors?.[0]?.message;
const nested = (depth: number) => `{ blog(slug: "a") ${'{ related_blogs '.repeat(depth)}{ id }${' }'.repeat(depth)} }`;
const post = (body: string) =>
  api.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });

describe('limits', () => {
  it('accepts ten operations in a batch and no more', async () => {
    const operation = { query: '{ trades { slug } }' };
    expect(await api.batch(Array.from({ length: LIMITS.operations }, () => operation))).toHaveLength(LIMITS.operations);
  });

  it('[API-090] answers each operation of a longer batch with an error, as an array', async () => {
    const operations = Array.from({ length: LIMITS.operations + 1 }, () => ({ query: '{ trades { slug } }' }));
    const error = { message: 'A batch holds at most 10 operations.', extensions: { code: 'BAD_REQUEST' } };
    expect(await api.batch(operations)).toEqual(operations.map(() => ({ errors: [error] })));
    const absurd = await post(JSON.stringify(Array.from({ length: LIMITS.refusedOperations + 1 }, () => 1)));
    expect(absurd.status).toBe(400);
    expect(await absurd.json()).toEqual({ errors: [error] });
  });

  it.each(['a\u0000b', 'half \ud83d'])('refuses text that no database can store: %j', async (slug) => {
    const message = 'A text holds characters that cannot be stored.';
    expect(await messageOf('query($slug: String!) { business(slug: $slug) { id } }', { slug })).toBe(message);
    expect(await messageOf(`{ business(slug: ${JSON.stringify(slug)}) { id } }`)).toMatch(
      /characters that cannot be stored|Syntax/,
    );
  });

  it.each([
    ['depth', nested(12), /depth/i],
    ['aliases', `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: trades { slug }`).join(' ')} }`, /alias/i],
    ['cost', nested(7).replace('{ id }', `{ ${'id title slug excerpt '.repeat(80)} }`), /cost/i],
    ['fields', `{ blogs { ${'id '.repeat(700)} } }`, /more than 600 fields/],
    ['length', `{ trades { slug } } # ${'x'.repeat(LIMITS.documentCharacters)}`, /longer than/],
    ['tokens', `{ blogs { ${'id,'.repeat(4_200)} } }`, /tokens/],
  ])('refuses a document of too much %s', async (_what, query, message) => {
    expect(await messageOf(query)).toMatch(message);
  });

  it('refuses lists and nesting that are too large in variables', async () => {
    const query = 'query($slug: String!) { business(slug: $slug) { id } }';
    expect(await messageOf(query, { slug: 'a', more: Array.from({ length: 201 }, () => 1) })).toMatch(
      /more than 200 items/,
    );
    const deep = Array.from({ length: 20 }).reduce((inner: unknown) => ({ inner }), 1);
    expect(await messageOf(query, { slug: 'a', deep })).toMatch(/too many values/);
  });

  it('refuses to list more than a hundred', async () => {
    const { errors } = await api.run('{ blogs(count: 101) { id } }');
    expect(errors?.[0]?.extensions?.validation).toHaveProperty('count');
  });

  it('aborts a huge body early', async () => {
    const response = await post(`{"query": "${'x'.repeat(400_000)}"}`);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ message: 'Request body is too large' }] });
  });

  it('stays fast and flat in memory under hostile documents', async () => {
    const hostile = [
      JSON.stringify({ query: `{ blogs { ${'id '.repeat(599)} } }` }),
      JSON.stringify({ query: nested(300) }),
      JSON.stringify({ query: '{'.repeat(10_000) }),
      `{"query": "${'x'.repeat(300_000)}"}`,
      JSON.stringify(Array.from({ length: 2_000 }, () => ({ query: '{ trades { slug } }' }))),
      `{"query": "{ trades { slug } }", "variables": ${'['.repeat(20_000)}`,
    ];
    const storm = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const bodies = hostile.map((body) => body.replace('blogs {', `blogs { __typename a${round}: id`));
        const answers = await Promise.all(bodies.map((body) => post(body)));
        for (const answer of answers) expect([200, 400, 413]).toContain(answer.status);
        await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      }
    };
    await storm(10);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const started = performance.now();
    await storm(40);
    const perRequest = (performance.now() - started) / (40 * hostile.length);
    collectGarbage();
    expect(perRequest).toBeLessThan(100);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60 * 1024 * 1024);
  });
});

describe('introspection', () => {
  it('is enabled in development and disabled in production', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect(await api.run(query)).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
    const live = await bootApi({ beside: api, config: { isProduction: true, environment: 'production' } });
    expect((await live.run(query)).errors?.[0]?.message).toMatch(/Introspection is not available/);
    expect(await live.run('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
    await live.close();
  });

  it('[API-074] in production, unknown names get no suggestions either', async () => {
    const message = async ({ run }: TestApi, query: string) => (await run(query)).errors?.[0]?.message;
    const field = '{ slider { id } }';
    const argument = '{ business(slgu: "x", slug: "y") { id } }';
    expect(await message(api, field)).toContain('Did you mean "sliders"?');
    const live = await bootApi({ beside: api, config: { isProduction: true, environment: 'production' } });
    expect(await message(live, field)).toBe('Cannot query field "slider" on type "Query".');
    expect(await message(live, argument)).toBe('Unknown argument "slgu" on field "Query.business".');
    await live.close();
  });
});
