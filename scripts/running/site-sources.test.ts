import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteSources } from './site-sources.ts';

const root = join(import.meta.dirname, '../..');

test.each(['apps/guest', 'apps/business'])(
  '%s is built again after a change of any package that it imports',
  (site) => {
    const files = globSync('app/**/*.{ts,tsx}', { cwd: join(root, site) });
    const imported = files.flatMap((file) =>
      Array.from(
        readFileSync(join(root, site, file), 'utf8').matchAll(/from '@thyme\/([a-z-]+)/g),
        ([, name]) => `packages/${name}`,
      ),
    );
    expect(imported).toContain('packages/call');
    expect(siteSources(root, site)).toEqual(expect.arrayContaining([site, ...new Set(imported)]));
  },
);
