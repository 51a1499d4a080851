import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { businesses } from '@thyme/db/schema';
import { contentDirectory, loadContent } from '@thyme/demo/content';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bootApi, insertBusiness, memoryLog, type TestApi, type TestBusiness } from '../../test/kit/index.ts';
import { type SmallSite, writeSmallSite } from '../../test/kit/small-site.ts';
import type { Encoding } from './cached-page.ts';

const { log, lines } = memoryLog();
let site: SmallSite;
let api: TestApi;
let other: TestApi;
let shop: TestBusiness;
beforeAll(async () => {
  site = await writeSmallSite();
  const mode = { kind: 'built' as const, directory: site.directory };
  const config = { publicUrl: 'https://thyme.example', environment: 'production' as const };
  api = await bootApi({ site: mode, config, log });
  other = await bootApi({ beside: api, site: mode, config });
  shop = await insertBusiness(api.db, api.clock.now(), { business: { slug: 'willow-room', name: 'Willow Room' } });
  // The change event of the shop may still be on its way to the page caches.
  for (const from of [api, other])
    await vi.waitUntil(() => isCached('/willow-room', from), { timeout: 60_000, interval: 50 });
});
afterAll(async () => {
  await other.close();
  await api.close();
  await site.remove();
});

const read = async (path: string, init?: RequestInit, from = api) => {
  const response = await from.fetch(path, init);
  const text = await response.text();
  return {
    response,
    text,
    rendering: Number(/rendering (\d+)/.exec(text)?.[1]),
    nonces: [...new Set([...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce))],
    policy: response.headers.get('content-security-policy') ?? '',
  };
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const unpack = { zstd: zstdDecompressSync, gzip: gunzipSync };
/** As sent over the network; `fetch` decompresses. */
const raw = async (path: string, accepted: string) => {
  const call = get(new URL(path, api.url), { headers: { 'accept-encoding': accepted } });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const packing = answer.headers['content-encoding'] ?? null;
  return { packing, text: (packing ? unpack[packing as Encoding](body) : body).toString() };
};
/** How many operations have run so far. */
const asked = async () => Number((await api.app.services.metrics.graphqlOperations.get()).values[0]?.value ?? 0);
const isCached = async (path: string, from = api) => {
  const [first, second] = [await read(path, {}, from), await read(path, {}, from)];
  return first.rendering === second.rendering;
};
const rename = (name: string) => api.db.update(businesses).set({ name }).where(eq(businesses.id, shop.id));

describe('the routes that the links of a page lead to', () => {
  it('are sent for each list of paths, and stored by browsers', async () => {
    const { response, text } = await read('/__manifest?paths=%2Fwillow-room&version=1');
    expect(JSON.parse(text)).toMatchObject({ root: { id: 'root' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(JSON.parse((await read('/__manifest?paths=&version=1')).text)).toEqual({});
  });

  it('of another build make the browser load the page again', async () => {
    const { response } = await read('/__manifest?paths=%2Fwillow-room&version=0');
    expect([response.status, response.headers.get('x-remix-reload-document')]).toEqual([204, 'true']);
  });
});

describe('a public page', () => {
  it('is rendered with its data, and may run its own scripts only', async () => {
    const page = await read('/willow-room');
    expect(page.text).toContain('<h1>Willow Room</h1>');
    expect(page.policy).toContain(`script-src 'self' ${hash('1')} ${hash('2')};`);
    expect(page.nonces).toHaveLength(1);
    expect(page.policy).toContain(`style-src 'self' 'nonce-${page.nonces[0]}';`);
    expect(page.response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it("runs no script from a shop's text", async () => {
    const script = '<script nonce="guess">steal()</script>';
    await rename(script);
    await expect.poll(async () => (await read('/willow-room')).text).toContain(script);
    expect((await read('/willow-room')).policy).toContain(`script-src 'self' ${hash('1')} ${hash('2')};`);
    await rename('Willow Room');
    await expect.poll(async () => (await read('/willow-room')).text).toContain('<h1>Willow Room</h1>');
  });

  it('is cached, and not sent again to a client that has it', async () => {
    const [first, second] = [await read('/willow-room'), await read('/willow-room')];
    expect(second.text).toBe(first.text);
    const etag = second.response.headers.get('etag') ?? '';
    const known = await read('/willow-room', { headers: { 'if-none-match': `W/"older", ${etag}` } });
    expect([known.response.status, known.text, known.policy]).toEqual([304, '', second.policy]);
    await rename('Willow & Elm');
    const ifChanged = async () => (await read('/willow-room', { headers: { 'if-none-match': etag } })).text;
    await expect.poll(ifChanged).toContain('Willow & Elm');
  });

  it.each([
    { asked: 'gzip, deflate, br, zstd', packing: 'zstd' },
    { asked: 'gzip, deflate', packing: 'gzip' },
    { asked: 'gzip, zstd;q=0', packing: 'gzip' },
    { asked: 'identity', packing: null },
  ])('is the same for who takes $asked, as $packing', async ({ asked, packing }) => {
    const page = await raw('/willow-room', asked);
    expect(page.packing).toBe(packing);
    expect(page.text).toBe((await raw('/willow-room', 'identity')).text);
  });

  it('shows a change on every process', async () => {
    await read('/willow-room');
    await read('/willow-room', {}, other);
    await rename('Willow & Rose');
    await expect.poll(async () => (await read('/willow-room')).text).toContain('Willow & Rose');
    await expect.poll(async () => (await read('/willow-room', {}, other)).text).toContain('Willow & Rose');
  });

  it('shows content that was loaded meanwhile, without a restart', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'thyme-content-'));
    try {
      cpSync(contentDirectory, directory, { recursive: true });
      await loadContent(api.db, { today: '2026-06-15', dir: directory });
      // Events of the first load may still be on their way to the page caches.
      await expect.poll(() => isCached('/pages/privacy_policy')).toBe(true);
      expect((await read('/pages/privacy_policy')).text).toContain('<h1>Privacy Policy</h1>');
      const file = join(directory, 'pages', 'privacy_policy.md');
      writeFileSync(file, readFileSync(file, 'utf8').replace('title: Privacy Policy', 'title: What we know of you'));
      await loadContent(api.db, { today: '2026-06-15', dir: directory });
      for (const from of [api, other])
        await expect
          .poll(async () => (await read('/pages/privacy_policy', undefined, from)).text)
          .toContain('<h1>What we know of you</h1>');
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });

  it('stays when another shop changes, while lists of shops are rendered again', async () => {
    const neighbour = await insertBusiness(api.db, api.clock.now(), {
      business: { slug: 'neighbour', name: 'Neighbour' },
    });
    await expect.poll(async () => (await read('/lists/home')).text).toContain('Neighbour');
    const first = await read('/willow-room');
    await api.db.update(businesses).set({ name: 'Renamed' }).where(eq(businesses.id, neighbour.id));
    await expect.poll(async () => (await read('/lists/home')).text).toContain('Renamed');
    expect((await read('/willow-room')).rendering).toBe(first.rendering);
  });

  it('is rendered once for concurrent requests', async () => {
    const before = (await read('/lists/any')).rendering;
    const crowd = await Promise.all(Array.from({ length: 25 }, () => read('/lists/crowd')));
    expect(new Set(crowd.map((page) => page.rendering))).toEqual(new Set([before + 1]));
  });

  it('does not depend on the viewer', async () => {
    const page = await read('/lists/stranger', {
      headers: { cookie: 'referralCode=abc', 'x-forwarded-host': 'evil.example' },
    });
    expect(page.text).toContain('cookie null');
    expect(page.text).toContain('https://thyme.example');
  });

  it('is one cache entry for all query parameters that do not change it', async () => {
    const cached = await read('/willow-room');
    for (const query of ['x=1', 'utm_source=mail&ref=abc', `x=${'x'.repeat(300)}`])
      expect((await read(`/willow-room?${query}`)).rendering).toBe(cached.rendering);
  });

  it('is another cache entry for each value of a parameter that changes it', async () => {
    const cached = await read('/willow-room');
    const other = await read('/willow-room?shown=menu&x=1');
    expect(other.rendering).toBeGreaterThan(cached.rendering);
    expect(other.text).toContain('<p>https://thyme.example/willow-room?shown=menu</p>');
    expect((await read('/willow-room?y=2&shown=menu')).rendering).toBe(other.rendering);
    expect((await read('/willow-room?shown=hours')).rendering).toBeGreaterThan(other.rendering);
  });

  it('returns HTTP 404 for a missing shop, and caches nothing', async () => {
    const first = await read('/nobody');
    const second = await read('/nobody');
    expect([first.response.status, second.response.status]).toEqual([404, 404]);
    expect(second.rendering).toBeGreaterThan(first.rendering);
    expect(first.response.headers.get('x-page')).toBe('yes');
  });

  it('expires', async () => {
    const first = await read('/willow-room');
    api.clock.advance(301);
    expect((await read('/willow-room')).rendering).toBeGreaterThan(first.rendering);
  });

  it('answers HEAD without a body', async () => {
    const { response, text } = await read('/willow-room', { method: 'HEAD' });
    expect([response.status, text]).toEqual([200, '']);
  });
});

describe('a method other than GET and HEAD', () => {
  // `fetch` refuses to send TRACE.
  const send = async (method: string, path: string) => {
    const call = request(new URL(path, api.url), { method, headers: { 'content-length': '0' } }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    await buffer(answer);
    return answer;
  };

  it.each(['TRACE', 'OPTIONS', 'PATCH', 'DELETE', 'POST', 'PUT'])(
    '[ERR-064] %s is refused with 405, the methods that work and one log line',
    async (method) => {
      const written = lines.length;
      const answer = await send(method, '/willow-room');
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      const id = answer.headers['x-request-id'];
      await expect.poll(() => lines.filter(({ reqId }) => reqId === id)).toMatchObject([{ method, status: 405 }]);
      expect(lines.slice(written).filter(({ level }) => Number(level) > 30)).toEqual([]);
    },
  );
});

describe('a personal page', () => {
  it('is rendered for each request and never cached', async () => {
    const [first, second] = [await read('/profile/willow-room'), await read('/profile/willow-room')];
    expect(second.rendering).toBe(first.rendering + 1);
    const before = await asked();
    await read('/profile/willow-room');
    expect(await asked()).toBe(before + 1);
    expect(first.response.headers.get('cache-control')).toBe('no-store');
    expect(first.policy).toContain(`'nonce-${first.nonces[0]}'`);
  });
});

describe('files of the build', () => {
  it('are found before pages; those with a hash are immutable', async () => {
    const asset = await read('/assets/root-abc123.js');
    expect(asset.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await read('/humans.txt')).response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await read('/assets/../../server/index.js')).text).not.toContain('requestContext');
    expect((await read('/assets/%2e%2e/%2e%2e/server/index.js')).text).not.toContain('requestContext');
  });
});

describe('a page that fails', () => {
  it('returns 500 without details', async () => {
    const { response, text } = await read('/broken');
    expect(response.status).toBe(500);
    expect(text).not.toContain('a bug in a page');
    expect((await read('/willow-room')).response.status).toBe(200);
  });
});

describe('the site', () => {
  it('does not start without a build, and says how to get one', async () => {
    const missing = bootApi({ beside: api, site: { kind: 'built', directory: '/nowhere' } });
    await expect(missing).rejects.toThrow('There is no built site in /nowhere: run npm start');
    expect(
      lines.filter((line) => Number(line.level) >= 50 && line.msg !== 'answered' && line.msg !== 'request failed'),
    ).toEqual([]);
  });
});
