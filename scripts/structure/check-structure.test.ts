import { beforeEach, describe, expect, test } from 'vitest';
import { doors } from './checks/doors.ts';
import { serverLayers } from './checks/server-layers.ts';
import { siteFeatures } from './checks/site-features.ts';
import { manifest, plantedTree } from './planted-tree.fixtures.ts';

const { plant, complaints } = plantedTree();

test('finds nothing wrong in a sound tree', () => {
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
      'a package that is not declared',
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
  const bookings = 'apps/server/src/features/bookings';

  test.each([
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
  ])('%s', (_name, path, text, message) => {
    plant(path, text);
    expect(complaints(siteFeatures)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['store.ts', './book.ts', 0],
    ['store.ts', './index.ts', 1],
    ['store.ts', './guest-schema.ts', 1],
    ['cart/cart-store.ts', '../guest-schema.ts', 1],
    ['move.ts', './booking-type.ts', 1],
    ['move.ts', './cart-store.ts', 0],
    ['guest-schema.ts', './booking-type.ts', 0],
  ])('%s imports %s', (name, target, count) => {
    plant(`${bookings}/${name}`, `import '${target}';`);
    expect(complaints(serverLayers)).toHaveLength(count);
  });

  test.each(['guest-schema.ts', 'book.ts'])('%s calls the store of another feature', (name) => {
    plant(`${bookings}/${name}`, `import '../vouchers/store.ts';`);
    expect(complaints(doors)).toEqual([expect.stringContaining('enter the feature through vouchers/index.ts')]);
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

  test.each(['apps/server/src/utils.ts', 'packages/ui/src/helpers/a.ts'])('%s is a vague name', (path) => {
    plant(path, lines(1));
    expect(complaints()[0]).toContain('says nothing');
  });

  test.each(['Date.now()', 'new Date()', 'Math.random()'])('the domain calls %s', (call) => {
    plant('packages/domain/src/a.ts', `export const value = ${call};`);
    expect(complaints()[0]).toContain('the domain must not call');
  });
});

describe('unused exports', () => {
  const complaint = 'packages/domain/src/money/round.ts:1 nothing but its tests uses round: use it or delete it';
  beforeEach(() => {
    plant('packages/domain/src/money/round.ts', 'export function round() {}');
    plant('packages/domain/src/money/index.ts', `export const cent = 1; export { round } from './round.ts';`);
    plant('packages/domain/src/money/round.test.ts', `import { round } from './index.ts'; round();`);
  });

  test('a rule that only its own tests call', () => {
    expect(complaints()).toEqual([complaint]);
    plant('packages/domain/src/money/more.ts', `export * from './round.ts';`);
    expect(complaints()).toEqual([complaint]);
  });

  test.each([
    [
      'another package imports it, through an index',
      'apps/server/src/a.ts',
      `import { round } from '@thyme/domain/money'; round();`,
    ],
    ['another package imports everything', 'apps/server/src/a.ts', `import * as all from '@thyme/domain/money'; all;`],
    [
      'tests of another package import it',
      'packages/db/src/a.test.ts',
      `import { round } from '@thyme/domain/money'; round();`,
    ],
    ['its own file uses it', 'packages/domain/src/money/round.ts', 'export function round() {} round();'],
    ['it is a type', 'packages/domain/src/money/round.ts', 'export type round = 1;'],
  ])('%s', (_name, path, text) => {
    plant(path, text);
    expect(complaints()).toEqual([]);
  });

  test('an export that the router reads is used', () => {
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
