import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kept, type Made, PASSING } from '../platform/kept.ts';
import { addressOf, pageKey } from './addresses.ts';
import type { StoredPage } from './stored-page.ts';

function pageOf(bytes: number): StoredPage {
  const nothing = () => Buffer.alloc(0);
  return { contentType: 'text/html', etag: 'W/"a"', policy: '', bytes, plain: nothing, packed: nothing };
}
const cacheOf = (maxBytes = 1_000) => new Kept<StoredPage>({ maxBytes, maxAgeSeconds: 60, now: () => 0 });
const fill = (cache: Kept<StoredPage>, key: string, bytes = 100, tags: string[] = []) =>
  cache.make(key, async () => ({ keep: pageOf(bytes), tags: new Set(tags) }));

describe('the page cache', () => {
  it('drops the least recently used when memory is full', async () => {
    const cache = cacheOf();
    for (let index = 0; index < 10; index += 1) await fill(cache, `p${index}`);
    cache.find('p0');
    await fill(cache, 'p10');
    expect([cache.find('p0') !== null, cache.find('p1'), cache.bytes]).toEqual([true, null, 1_000]);
  });

  it('keeps no page that would push out most others', async () => {
    const cache = cacheOf();
    await fill(cache, 'huge', 600);
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('does not keep a page whose data changed while it was rendered', async () => {
    const cache = cacheOf();
    let finish: () => void = () => undefined;
    const rendering = cache.make('/a', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { keep: pageOf(100), tags: new Set(['business:1']) };
    });
    cache.drop('business:1');
    finish();
    await rendering;
    expect(cache.find('/a')).toBeNull();
  });

  it('renders afresh for a request that comes after a change, even while an older rendering runs', async () => {
    const cache = cacheOf();
    let finish: () => void = () => undefined;
    const slow = cache.make(
      '/a',
      () =>
        new Promise<Made<StoredPage>>((resolve) => {
          finish = () => resolve({ keep: pageOf(1), tags: new Set<string>() });
        }),
    );
    cache.drop('business:1');
    const fresh = await fill(cache, '/a', 2);
    finish();
    expect(fresh.keep?.bytes).toBe(2);
    expect((await slow).keep?.bytes).toBe(1);
  });

  it.each([
    { tag: 'businesses', made: 30, good: 90, gone: 91 },
    { tag: PASSING.minute, made: 30, good: 59, gone: 60 },
    { tag: PASSING.times, made: 30, good: 40, gone: 41 },
    { tag: PASSING.times, made: 55, good: 59, gone: 60 },
  ])(
    'keeps what depends on $tag and was made at second $made until second $good',
    async ({ tag, made, good, gone }) => {
      let now = made;
      const cache = new Kept<StoredPage>({ maxBytes: 1_000, maxAgeSeconds: 60, now: () => now });
      await fill(cache, '/a', 100, ['businesses', tag]);
      now = good;
      expect(cache.find('/a')).not.toBeNull();
      now = gone;
      expect(cache.find('/a')).toBeNull();
    },
  );

  it('keeps a page of this minute although one of its answers is of the minute before', async () => {
    let now = 130;
    const cache = new Kept<StoredPage>({ maxBytes: 1_000, maxAgeSeconds: 60, now: () => now });
    const tags = new Set(['businesses', PASSING.minute]);
    await cache.make('/a', async () => ({ keep: pageOf(100), tags, until: 150 }));
    now = 150;
    expect(cache.find('/a')).not.toBeNull();
    now = 151;
    expect(cache.find('/a')).toBeNull();
  });

  it('lets a failed rendering be tried again', async () => {
    const cache = cacheOf();
    await expect(cache.make('/a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await fill(cache, '/a');
    expect(cache.find('/a')).not.toBeNull();
  });

  it('never counts its bytes wrong', async () => {
    const step = fc.record({
      kind: fc.constantFrom('fill', 'drop', 'clear'),
      key: fc.integer({ min: 0, max: 9 }),
      bytes: fc.integer({ min: 1, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const cache = cacheOf();
        for (const { kind, key, bytes } of steps) {
          if (kind === 'fill') await fill(cache, String(key), bytes, [`t${key % 3}`]);
          else if (kind === 'drop') cache.drop(`t${key % 3}`);
          else cache.clear();
          expect(cache.bytes).toBeLessThanOrEqual(1_000);
          expect(cache.bytes).toBeGreaterThanOrEqual(cache.size);
        }
        cache.clear();
        expect([cache.bytes, cache.size]).toEqual([0, 0]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the address of a page', () => {
  it.each([
    ['/willow-room?a=1', 'https://thyme.example/willow-room?a=1'],
    ['//evil.example/x', 'https://thyme.example/evil.example/x'],
    ['/\\evil.example/x', 'https://thyme.example/evil.example/x'],
    ['http://evil.example//evil.example/x', 'https://thyme.example/evil.example/x'],
    ['http://evil.example', 'https://thyme.example/'],
    ['/search?q=a?b', 'https://thyme.example/search?q=a?b'],
  ])('%s stays on our host', (requested, address) => {
    expect(addressOf(requested, 'https://thyme.example').href).toBe(address);
  });
});

describe('the key of a page', () => {
  it.each([
    ['/search?b=2&a=1', '/search?a=1&b=2'],
    ['/willow-room?utm_source=x&ref=y&gclid=z', '/willow-room?'],
    ['/profile/appointments', null],
    ['/login?message=hello', null],
    ['/reset-password/abc', null],
    ['/profile.data', null],
    ['/profiled-nails', '/profiled-nails?'],
    [`/search?q=${'x'.repeat(300)}`, null],
  ])('of %s is %s', (address, key) => {
    expect(pageKey(new URL(address, 'http://localhost'))).toBe(key);
  });
});
