import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { overweight, pageWeights, WEIGHT_LIMIT } from './page-weights.ts';

const client = mkdtempSync(join(tmpdir(), 'thyme-weights-'));
afterAll(() => rmSync(client, { recursive: true, force: true }));

/** Random text does not compress. */
const noise = randomBytes;

const route = (id: string, path: string, imports: string[], parentId = 'root') => ({
  [id]: { id, parentId, path, module: `/assets/${id}.js`, imports },
});

mkdirSync(join(client, 'assets'));
for (const name of ['entry', 'root', 'home', 'shop', 'mine', 'small'])
  writeFileSync(join(client, 'assets', `${name}.js`), '');
writeFileSync(join(client, 'assets', 'framework.js'), noise(60_000));
writeFileSync(join(client, 'assets', 'heavy.js'), noise(WEIGHT_LIMIT - 50_000));
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  url: '/assets/manifest-1.js',
  routes: {
    root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/framework.js'] },
    ...route('home', 'home', ['/assets/small.js', '/assets/framework.js']),
    ...route('shop', ':shop_slug', ['/assets/heavy.js']),
    ...route('mine', 'profile/appointments', ['/assets/heavy.js']),
  },
};
writeFileSync(join(client, 'assets', 'manifest-1.js'), `window.__reactRouterManifest=${JSON.stringify(manifest)};`);

it('weighs what a first page load fetches, each file once, and only of public pages', () => {
  const weights = pageWeights(client);
  expect(weights.map(({ address, files }) => [address, files])).toEqual([
    ['/home', 5],
    ['/:shop_slug', 5],
  ]);
  expect(weights[0]?.bytes).toBeGreaterThan(60_000);
  expect(weights[0]?.bytes).toBeLessThan(61_000);
});

it('names the pages that are too heavy', () => {
  expect(overweight(pageWeights(client))).toEqual([
    expect.stringMatching(/^\/:shop_slug loads 1\d\d\.\d KiB of JavaScript; the limit is 160\.$/),
  ]);
});
