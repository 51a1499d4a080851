import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { checkStructure } from './check-structure.ts';
import type { Check } from './reading/tree.ts';

export const manifest = (name: string, more: object = {}) => JSON.stringify({ name, ...more });

/** A small tree laid out like the project, in which nothing is wrong. */
const sound: Record<string, string> = {
  'package.json': manifest('thyme', { devDependencies: { vitest: '1' } }),
  'packages/domain/package.json': manifest('@thyme/domain', {
    exports: { '.': './src/index.ts', './*': './src/*/index.ts' },
  }),
  'packages/ui/package.json': manifest('@thyme/ui', {
    exports: { '.': './src/index.ts' },
    peerDependencies: { react: '1' },
  }),
  'packages/db/package.json': manifest('@thyme/db', {
    exports: { '.': './src/index.ts' },
    dependencies: { pg: '1' },
  }),
  'packages/art/package.json': manifest('@thyme/art', {
    exports: { '.': './src/index.ts' },
    peerDependencies: { react: '1' },
  }),
  'apps/server/package.json': manifest('@thyme/server'),
  'apps/guest/package.json': manifest('@thyme/guest', { dependencies: { react: '1' } }),
  'packages/domain/src/money/index.ts': 'export const cent = 1;',
  'packages/domain/src/money/money.test.ts': `import { test } from 'vitest'; test('the clock', () => Date.now());`,
  'packages/art/src/index.ts': `import 'react'; export const leaf = 1;`,
  'packages/db/src/index.ts': `import pg from 'pg'; import { cent } from '@thyme/domain/money'; export { pg, cent };`,
  'apps/server/src/features/bookings/index.ts': `export * from './book.ts';`,
  'apps/server/src/features/bookings/book.ts': `import '@thyme/db'; import '@thyme/art'; import '../vouchers/index.ts'; import './store.ts';`,
  'apps/server/src/features/bookings/store.ts': `import '@thyme/db';`,
  'apps/server/src/features/bookings/guest-schema.ts': `import '../vouchers/voucher-type.ts'; import './index.ts';`,
  'apps/server/src/features/vouchers/index.ts': `export {};`,
  'apps/server/src/features/vouchers/voucher-type.ts': `import './index.ts';`,
  'apps/server/src/registry/schema.ts': `import '../features/bookings/guest-schema.ts'; import '../features/vouchers/voucher-type.ts';`,
  'apps/guest/app/features/bookings/cart.tsx': `import 'react';`,
  'apps/guest/app/features/vouchers/list.tsx': `import 'react';`,
  'apps/guest/app/routes/shop.tsx': `import 'react'; import '../features/bookings/cart.tsx'; import '../features/vouchers/list.tsx'; import '@thyme/domain/money';`,
};

/** A tree of its own for every test, with the checks run over it. */
export function plantedTree() {
  let root = '';
  const plant = (path: string, text = 'export {};') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'thyme-structure-'));
    for (const [path, text] of Object.entries(sound)) plant(path, text);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  return {
    plant,
    root: () => root,
    /** The problems that the checks (or the named one) report: `file:line message`. */
    complaints: (check?: Check) =>
      // Of the real table of floors, only the floors concern a planted tree.
      checkStructure(root, check ? { only: [check] } : {})
        .problems.filter(({ file }) => !file.includes('floor-table'))
        .map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}
