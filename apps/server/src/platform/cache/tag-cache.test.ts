import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CacheValue, type Loaded, SHORT_LIVED, TagCache } from './tag-cache.ts';

const cacheOf = (maxBytes = 1_000) => new TagCache({ maxBytes, maxAgeSeconds: 60, now: () => 0 });
const fill = (cache: TagCache<CacheValue>, key: string, bytes = 100, tags: string[] = []) =>
  cache.load(key, async () => ({ cacheable: { bytes }, tags: new Set(tags) }));

describe('a cache with tags', () => {
  it('evicts the least recently used entry when it is full', async () => {
    const cache = cacheOf();
    for (let index = 0; index < 10; index += 1) await fill(cache, `p${index}`);
    cache.get('p0');
    await fill(cache, 'p10');
    expect([cache.get('p0') !== null, cache.get('p1'), cache.bytes]).toEqual([true, null, 1_000]);
  });

  it('stores no value that would evict most others', async () => {
    const cache = cacheOf();
    await fill(cache, 'huge', 600);
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('does not store a value whose tag was invalidated while it was loading', async () => {
    const cache = cacheOf();
    let finish: () => void = () => undefined;
    const loading = cache.load('/a', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { cacheable: { bytes: 100 }, tags: new Set(['business:1']) };
    });
    cache.invalidate('business:1');
    finish();
    await loading;
    expect(cache.get('/a')).toBeNull();
  });

  it('loads again for a call after an invalidation, even while an older load runs', async () => {
    const cache = cacheOf();
    let finish: () => void = () => undefined;
    const slow = cache.load(
      '/a',
      () =>
        new Promise<Loaded<CacheValue>>((resolve) => {
          finish = () => resolve({ cacheable: { bytes: 1 }, tags: new Set<string>() });
        }),
    );
    cache.invalidate('business:1');
    const fresh = await fill(cache, '/a', 2);
    finish();
    expect(fresh.cacheable?.bytes).toBe(2);
    expect((await slow).cacheable?.bytes).toBe(1);
  });

  it.each([
    { tag: 'businesses', made: 30, good: 90, gone: 91 },
    { tag: SHORT_LIVED.minute, made: 30, good: 59, gone: 60 },
    { tag: SHORT_LIVED.times, made: 30, good: 40, gone: 41 },
    { tag: SHORT_LIVED.times, made: 55, good: 59, gone: 60 },
  ])(
    'serves what depends on $tag and was loaded at second $made until second $good',
    async ({ tag, made, good, gone }) => {
      let now = made;
      const cache = new TagCache({ maxBytes: 1_000, maxAgeSeconds: 60, now: () => now });
      await fill(cache, '/a', 100, ['businesses', tag]);
      now = good;
      expect(cache.get('/a')).not.toBeNull();
      now = gone;
      expect(cache.get('/a')).toBeNull();
    },
  );

  it('loads again after a failure', async () => {
    const cache = cacheOf();
    await expect(cache.load('/a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await fill(cache, '/a');
    expect(cache.get('/a')).not.toBeNull();
  });

  it('always counts its bytes correctly', async () => {
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
          else if (kind === 'drop') cache.invalidate(`t${key % 3}`);
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
