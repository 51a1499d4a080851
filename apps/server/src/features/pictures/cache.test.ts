import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureCache } from './cache.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thyme-cache-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the picture cache', () => {
  it('makes a picture once, for any number of concurrent and later requests', async () => {
    const cache = pictureCache(folder);
    let made = 0;
    const make = async () => async () => Buffer.from(`picture ${++made}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get(['business', 'a', '1.webp'], make)));
    expect(new Set(answers.map(String))).toEqual(new Set(['picture 1']));
    expect(String(await pictureCache(folder).get(['business', 'a', '1.webp'], make))).toBe('picture 1');
    expect(made).toBe(1);
  });

  it('makes no more than two at once, and eventually all of them', async () => {
    const cache = pictureCache(folder);
    let running = 0;
    let most = 0;
    const make = async () => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return Buffer.from('x');
    };
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, i) => cache.get(['business', `${i}`, '1.webp'], make)),
    );
    expect(answers).toHaveLength(9);
    expect(most).toBe(2);
  });

  it('loads nothing for a cached picture, and caches nothing where none can be made', async () => {
    const cache = pictureCache(folder);
    expect(await cache.get(['business', 'n', '1.webp'], async () => null)).toBeNull();
    await cache.get(['business', 'n', '1.webp'], async () => async () => Buffer.from('painted'));
    const away = async () => Promise.reject(new Error('the store is away'));
    expect(String(await cache.get(['business', 'n', '1.webp'], away))).toBe('painted');
  });

  it('does not cache a failure, and continues after one', async () => {
    const cache = pictureCache(folder);
    const fail = async () => async () => Promise.reject(new Error('no paint'));
    await expect(cache.get(['business', 'f', '1.webp'], fail)).rejects.toThrow('no paint');
    expect(String(await cache.get(['business', 'f', '1.webp'], async () => async () => Buffer.from('painted')))).toBe(
      'painted',
    );
  });
});
