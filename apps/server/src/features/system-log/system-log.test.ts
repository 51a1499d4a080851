import { systemLog } from '@thyme/db/schema';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ config: { trustProxy: true } });
});
afterAll(() => api.close());

const mutation = `mutation($api: String, $type: String, $user: String, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {
  system_log(api: $api, type: $type, user: $user, body: $body, response: $response, exception: $exception, source: $source, version: $version, priority: $priority, device: $device) { status message } }`;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const stored = async () => (await api.db.select().from(systemLog).orderBy(systemLog.id)).at(-1);

describe('system_log', () => {
  it('[API-046] stores a report with all its fields and returns status and message', async () => {
    const report = {
      api: 'login',
      type: 'mutation',
      user: '7',
      body: 'b',
      response: 'r',
      exception: 'e',
      source: 'web-guest',
      version: '1.1.0',
      priority: 'high',
      device: 'Firefox',
    };
    expect(await api.ask(mutation, report)).toEqual({ system_log: { status: 1, message: expect.any(String) } });
    expect(await stored()).toMatchObject({ ...report, requestId: expect.stringMatching(/./) });
  });

  it.each([
    ['an Int', 'mutation($user: Int) { system_log(api: "n", user: $user) { status } }', 7],
    ['a required Int', 'mutation($user: Int!) { system_log(api: "n", user: $user) { status } }', 7],
    ['an ID', 'mutation($user: ID) { system_log(api: "n", user: $user) { status } }', 7],
    ['a number in the document', 'mutation { system_log(api: "n", user: 7) { status } }', null],
    ['a number for a String', 'mutation($user: String) { system_log(api: "n", user: $user) { status } }', 7],
    ['a String', 'mutation($user: String) { system_log(api: "n", user: $user) { status } }', '7'],
  ])('[API-092] takes the user as %s', async (_kind, document, user) => {
    for (const _run of ['interpreted', 'compiled'])
      expect(await api.ask(document, { user })).toEqual({ system_log: { status: 1 } });
    expect(await stored()).toMatchObject({ api: 'n', user: '7' });
  });

  it('[API-092] stores no user for a visitor', async () => {
    for (const variables of [{ api: 'n' }, { api: 'n', user: null }]) {
      await api.ask(mutation, variables);
      expect(await stored()).toMatchObject({ api: 'n', user: '' });
    }
  });

  it('[API-092] does not change a variable that other arguments use as well', async () => {
    const document = 'mutation($user: String) { system_log(api: $user, type: $user) { status } }';
    expect(await api.ask(document, { user: 'x' })).toEqual({ system_log: { status: 1 } });
    expect(await stored()).toMatchObject({ api: 'x', type: 'x' });
  });

  it('removes secrets and truncates long values', async () => {
    const body = JSON.stringify({
      variables: { username: 'niamh@mail.example', password: 'hunter2', card_number: '4242424242424242' },
    });
    await api.ask(mutation, { api: 'x'.repeat(9_000), body, exception: 'Error: Bearer abc.def at login' });
    const row = await stored();
    expect(row?.api).toHaveLength(200);
    expect(row?.body).toContain('niamh@mail.example');
    expect(JSON.stringify(row)).not.toMatch(/hunter2|4242424242424242|abc\.def/);
  });

  it('stores a limited number per address, without an error', async () => {
    const before = (await api.db.select({ total: count() }).from(systemLog))[0]?.total ?? 0;
    for (let index = 0; index < 7; index += 1) {
      const operations = Array.from({ length: 10 }, () => ({ query: mutation, variables: { api: 'flood' } }));
      for (const answer of await api.batch(operations, from('203.0.113.5')))
        expect(answer.data).toMatchObject({ system_log: { status: 1 } });
    }
    expect((await api.db.select({ total: count() }).from(systemLog))[0]?.total).toBe(before + 60);
    await api.run(mutation, { api: 'other' }, from('203.0.113.6'));
    expect((await stored())?.api).toBe('other');
  });
});
