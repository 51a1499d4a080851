import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { lookup } from './lookup.ts';

const requests: string[] = [];
let answer: [status: number, body: string] = [200, '{"country_code":"FR"}'];
const provider = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  response.writeHead(answer[0], { 'content-type': 'application/json' }).end(answer[1]);
});
let url: string;
let plain: TestApi;
let withProvider: TestApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/json/{ip}`;
  plain = await bootApi();
  withProvider = await bootApi({ beside: plain, config: { countryLookupUrl: url } });
});
afterAll(async () => {
  await withProvider.close();
  await plain.close();
  await new Promise((resolve) => provider.close(resolve));
});

describe("a visitor's country", () => {
  it('[CONST-001] is IE where no lookup is configured', async () => {
    expect(await (await plain.fetch('/api/country')).json()).toEqual({ country_code: 'IE' });
    expect(requests).toEqual([]);
  });

  it('[API-072] is an error when the lookup fails, so that the browser uses its default', async () => {
    answer = [500, 'oops'];
    const response = await withProvider.fetch('/api/country');
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await response.json()).not.toHaveProperty('country_code');
  });

  it('[API-071] comes from one GET to the configured lookup, with the visitor’s address', async () => {
    answer = [200, '{"country_code":"fr"}'];
    requests.splice(0);
    expect(await (await withProvider.fetch('/api/country')).json()).toEqual({ country_code: 'FR' });
    expect(await (await withProvider.fetch('/api/country')).json()).toEqual({ country_code: 'FR' });
    expect(requests).toEqual(['GET /json/127.0.0.1']);
  });

  it.each([
    ['{"countryCode":"GB"}', 'GB'],
    ['{"country":"de"}', 'DE'],
  ])('reads %s', async (body, country) => {
    answer = [200, body];
    expect(await lookup(url).countryOf('2001:db8::1')).toBe(country);
  });

  it.each(['{"country":"Ireland"}', '{}', 'null'])('takes %s for a failure', async (body) => {
    answer = [200, body];
    await expect(lookup(url).countryOf('192.0.2.1')).rejects.toThrow();
  });
});
