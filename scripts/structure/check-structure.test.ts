import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkStructure } from './check-structure.ts';

let root: string;

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const manifest = (name: string, more: object = {}) => JSON.stringify({ name, ...more });
const complaints = () => checkStructure(root).problems.map(({ file, line, message }) => `${file}:${line} ${message}`);

/** A small tree laid out like the project, in which nothing is wrong. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thyme-structure-'));
  plant('package.json', manifest('thyme', { devDependencies: { vitest: '1' } }));
  const exported = { exports: { '.': './src/index.ts', './*': './src/*/index.ts' } };
  plant('packages/domain/package.json', manifest('@thyme/domain', exported));
  plant(
    'packages/ui/package.json',
    manifest('@thyme/ui', {
      exports: { '.': './src/index.ts' },
      peerDependencies: { react: '1' },
    }),
  );
  plant(
    'packages/db/package.json',
    manifest('@thyme/db', { exports: { '.': './src/index.ts' }, dependencies: { pg: '1' } }),
  );
  plant('apps/server/package.json', manifest('@thyme/server'));
  plant('apps/guest/package.json', manifest('@thyme/guest', { dependencies: { react: '1' } }));
  plant('packages/domain/src/money/index.ts', 'export const cent = 1;');
  plant('packages/art/src/index.ts', `import 'react'; export const leaf = 1;`);
  plant(
    'packages/db/src/index.ts',
    `import pg from 'pg'; import { cent } from '@thyme/domain/money'; export { pg, cent };`,
  );
  plant(
    'apps/server/src/features/bookings/index.ts',
    `import '@thyme/db'; import '@thyme/art'; import '../vouchers/service.ts'; import './store.ts';`,
  );
  plant(
    'apps/server/src/features/bookings/booking/schema.ts',
    `import '../vouchers/schema.ts'; import '../vouchers/voucher-type.ts'; import './service.ts';`,
  );
  plant(
    'apps/guest/app/routes/shop.tsx',
    `import 'react'; import '../features/bookings/cart.tsx'; import '../features/vouchers/list.tsx'; import '@thyme/domain/money';`,
  );
  plant(
    'packages/domain/src/money/money.test.ts',
    `import { test } from 'vitest'; test('the clock', () => Date.now());`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('finds nothing wrong in a tree that keeps the rules', () => {
  expect(complaints()).toEqual([]);
});

describe('forbidden imports', () => {
  const planted: [string, string, string, string][] = [
    [
      'domain imports the database',
      'packages/domain/src/a.ts',
      `import '@thyme/db';`,
      'packages/domain must not import packages/db',
    ],
    [
      'domain imports Node',
      'packages/domain/src/a.ts',
      `import { readFileSync } from 'node:fs';`,
      'depends on nothing, not even node:fs',
    ],
    ['domain imports a package', 'packages/domain/src/a.ts', `import 'react';`, 'depends on nothing, not even react'],
    [
      'ui imports the domain',
      'packages/ui/src/a.ts',
      `export { cent } from '@thyme/domain/money';`,
      'packages/ui must not import packages/domain',
    ],
    [
      'db imports the server',
      'packages/db/src/a.ts',
      `const later = () => import('@thyme/server/src/main.ts');`,
      'packages/db must not import apps/server',
    ],
    [
      'server imports the design system',
      'apps/server/src/a.ts',
      `import '@thyme/ui';`,
      'apps/server must not import packages/ui',
    ],
    [
      'guest imports the server',
      'apps/guest/app/a.ts',
      `import type { App } from '@thyme/server/src/app.ts';`,
      'apps/guest must not import apps/server',
    ],
    [
      'guest imports the database',
      'apps/guest/app/a.ts',
      `type Row = import('@thyme/db').Row;`,
      'apps/guest must not import packages/db',
    ],
    [
      'a path climbs out of its package',
      'packages/db/src/a.ts',
      `import '../../domain/src/money/index.ts';`,
      'import the package by its name',
    ],
    [
      'a package nobody declared',
      'apps/server/src/a.ts',
      `import 'left-pad';`,
      'left-pad is not among the dependencies in apps/server/package.json',
    ],
  ];
  test.each(planted)('%s', (_name, path, text, message) => {
    plant(path, `// first line\n${text}`);
    expect(complaints()).toEqual([expect.stringContaining(`${path}:2 `)]);
    expect(complaints()[0]).toContain(message);
  });

  test('words inside strings and comments are no imports', () => {
    plant('packages/domain/src/a.ts', `/* import '@thyme/db' */ void "import '@thyme/db'";`);
    expect(complaints()).toEqual([]);
  });
});

describe('features', () => {
  const planted: [string, string, string, string][] = [
    [
      'a site feature imports another',
      'apps/guest/app/features/bookings/a.ts',
      `import '../vouchers/list.tsx';`,
      'feature bookings must not import feature vouchers',
    ],
    [
      'the site library imports a feature',
      'apps/guest/app/lib/a.ts',
      `import '../features/vouchers/list.tsx';`,
      'app/lib knows no feature',
    ],
    [
      'a schema calls another store',
      'apps/server/src/features/bookings/booking/schema.ts',
      `import '../vouchers/store.ts';`,
      `use cases call another feature's service`,
    ],
    [
      'a service calls another store',
      'apps/server/src/features/bookings/index.ts',
      `import '../vouchers/store.ts';`,
      `use cases call another feature's service`,
    ],
    [
      'a store calls up',
      'apps/server/src/features/bookings/store.ts',
      `import './service.ts';`,
      'schema calls service, service calls store',
    ],
  ];
  test.each(planted)('%s', (_name, path, text, message) => {
    plant(path, text);
    expect(complaints()).toEqual([expect.stringContaining(message)]);
  });
});

describe('sizes, names, purity', () => {
  const lines = (count: number) => 'export {};\n'.repeat(count);

  test('a file over 300 lines', () => {
    plant('apps/server/src/a.ts', lines(301));
    expect(complaints()).toEqual(['apps/server/src/a.ts:1 301 lines, at most 300: a file that grows is two ideas']);
  });

  test('tests and content may have 600, generated files any number', () => {
    plant('apps/server/src/a.test.ts', lines(600));
    plant('packages/demo/src/marketplace/towns.ts', lines(600));
    plant('apps/guest/app/generated/graphql.ts', lines(2_000));
    expect(complaints()).toEqual([]);
    plant('apps/server/src/a.test.ts', lines(601));
    expect(complaints()).toHaveLength(1);
  });

  test('a function over 60 lines, a component over 120', () => {
    const body = (count: number) => `function long() {\n${'void 0;\n'.repeat(count - 2)}}\nlong();`;
    plant('apps/server/src/a.ts', body(61));
    plant('apps/guest/app/a.tsx', body(120));
    plant('apps/server/src/fields.ts', `const fields = () => ({\n${'a: 1,\n'.repeat(80)}}); fields();`);
    expect(complaints()).toEqual(['apps/server/src/a.ts:1 long has 61 lines, at most 60']);
  });

  test.each(['apps/server/src/Cart.ts', 'apps/server/src/snake_case.ts'])('%s is not kebab-case', (path) => {
    plant(path, lines(1));
    expect(complaints()[0]).toContain('kebab-case');
  });

  test.each(['apps/server/src/utils.ts', 'packages/ui/src/helpers/a.ts'])('%s is a drawer without a label', (path) => {
    plant(path, lines(1));
    expect(complaints()[0]).toContain('says nothing');
  });

  test.each(['Date.now()', 'new Date()', 'Math.random()'])('the domain calls %s', (call) => {
    plant('packages/domain/src/a.ts', `export const value = ${call};`);
    expect(complaints()[0]).toContain('the domain must not call');
  });
});

describe('what nothing uses', () => {
  const complaint = 'packages/domain/src/money/round.ts:1 nothing but its tests uses round: use it or delete it';
  beforeEach(() => {
    plant('packages/domain/src/money/round.ts', 'export function round() {}');
    plant('packages/domain/src/money/index.ts', `export const cent = 1; export { round } from './round.ts';`);
    plant('packages/domain/src/money/round.test.ts', `import { round } from './index.ts'; round();`);
  });

  test('a rule that only its own tests ask', () => {
    expect(complaints()).toEqual([complaint]);
    plant('packages/domain/src/money/more.ts', `export * from './round.ts';`);
    expect(complaints()).toEqual([complaint]);
  });

  test.each([
    [
      'another part asks, through an index',
      'apps/server/src/a.ts',
      `import { round } from '@thyme/domain/money'; round();`,
    ],
    ['another part asks for everything', 'apps/server/src/a.ts', `import * as all from '@thyme/domain/money'; all;`],
    [
      "another part's tests hold it against their own",
      'packages/db/src/a.test.ts',
      `import { round } from '@thyme/domain/money'; round();`,
    ],
    ['its own file uses it', 'packages/domain/src/money/round.ts', 'export function round() {} round();'],
    ['it is a type', 'packages/domain/src/money/round.ts', 'export type round = 1;'],
  ])('%s', (_name, path, text) => {
    plant(path, text);
    expect(complaints()).toEqual([]);
  });

  test('what the router asks for by name is used', () => {
    plant('packages/domain/src/money/round.test.ts', '');
    plant('packages/domain/src/money/index.ts', 'export const cent = 1;');
    plant('packages/domain/src/money/round.ts', '');
    plant('apps/guest/app/routes/shop.tsx', `import 'react'; export const loader = () => null; export const lost = 1;`);
    expect(complaints()).toEqual([
      'apps/guest/app/routes/shop.tsx:1 nothing but its tests uses lost: use it or delete it',
    ]);
  });
});

test('a dependency that nothing imports', () => {
  plant('apps/guest/package.json', manifest('@thyme/guest', { dependencies: { react: '1', zod: '1', pino: '1' } }));
  plant('apps/guest/app/log.ts', `import 'pino/file';`);
  expect(complaints()).toEqual(['apps/guest/package.json:1 nothing imports zod: remove it from the dependencies']);
});
