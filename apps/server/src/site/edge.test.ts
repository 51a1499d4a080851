import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { businesses } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bootApi, insertBusiness, type TestApi, type TestBusiness } from '../../test/kit/index.ts';
import { type SmallSite, writeSmallSite } from '../../test/kit/small-site.ts';

/** The purges that the edge received, in order. It refuses the first request. */
const purged: string[] = [];
let refusals = 0;
const edge = createServer((request, response) => {
  const isRefused = refusals === 0;
  refusals += isRefused ? 1 : 0;
  if (!isRefused && request.method === 'PURGE') purged.push(String(request.headers['xkey-purge']));
  response.writeHead(isRefused ? 503 : 200).end();
});

let site: SmallSite;
let api: TestApi;
let shop: TestBusiness;
beforeAll(async () => {
  edge.listen(0, '127.0.0.1');
  await once(edge, 'listening');
  const { port } = edge.address() as AddressInfo;
  site = await writeSmallSite();
  const config = { environment: 'production' as const, edgePurgeUrls: [`http://127.0.0.1:${port}`] };
  api = await bootApi({ site: { kind: 'built', directory: site.directory }, config });
  shop = await insertBusiness(api.db, api.clock.now(), { business: { slug: 'willow-room', name: 'Willow Room' } });
  await vi.waitUntil(async () => (await headersOf('/willow-room')).get('xkey') !== null, { timeout: 20_000 });
});
afterAll(async () => {
  await api.close();
  edge.close();
  await site.remove();
});

const headersOf = async (path: string) => (await api.fetch(path)).headers;

describe('[GROUND-009] an edge in front', () => {
  it('may store a public page for as long as our own cache, and browsers revalidate', async () => {
    const headers = await headersOf('/willow-room');
    expect(headers.get('cache-control')).toMatch(
      /^public, max-age=0, must-revalidate, s-maxage=([1-9]|[1-9]\d|[12]\d\d|300), /,
    );
    expect(headers.get('xkey')?.split(' ')).toEqual(expect.arrayContaining(['all', `business:${shop.id}`]));
  });

  it('gets a full purge when listening starts, retried after a refusal, and a purge for each committed change', async () => {
    await vi.waitUntil(() => purged.includes('all'), { timeout: 10_000 });
    const before = purged.length;
    await api.db.update(businesses).set({ name: 'Willow Rooms' }).where(eq(businesses.id, shop.id));
    const isNamed = (keys: string) => keys.split(' ').includes(`business:${shop.id}`);
    await vi.waitUntil(() => purged.slice(before).some(isNamed), { timeout: 10_000 });
    expect(purged.slice(before).find(isNamed)?.split(' ')).toContain('businesses');
    // A page may have been on its way while the first request was handled.
    await vi.waitUntil(() => purged.slice(before).filter(isNamed).length >= 2, { timeout: 10_000 });
  });

  it('stores no personal page, and no error', async () => {
    for (const path of ['/not-a-shop-at-all', '/graphql'])
      expect((await headersOf(path)).get('cache-control') ?? '').not.toContain('s-maxage');
  });
});
