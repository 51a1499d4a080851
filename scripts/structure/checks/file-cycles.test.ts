import { expect, test } from 'vitest';
import { plantedTree } from '../planted-tree.fixtures.ts';
import { fileCycles } from './file-cycles.ts';

const { plant, complaints } = plantedTree();

test('names a cycle of three files', () => {
  plant('packages/ui/src/a.ts', `export {};\nimport './b.ts';`);
  plant('packages/ui/src/b.ts', `export * from './c.ts';`);
  plant('packages/ui/src/c.ts', `export const later = () => import('./a.ts');`);
  expect(complaints(fileCycles)).toEqual([
    'packages/ui/src/a.ts:2 files import each other in a circle: packages/ui/src/a.ts → packages/ui/src/b.ts → packages/ui/src/c.ts → packages/ui/src/a.ts',
  ]);
});

test.each([
  `import type { B } from './b.tsx'; export type A = B;`,
  `import { type B } from './b.tsx'; export type A = B;`,
  `export type A = import('./b.tsx').B;`,
])('counts type-only imports: %s', (text) => {
  plant('apps/guest/app/features/bookings/a.tsx', text);
  plant('apps/guest/app/features/bookings/b.tsx', `import type { A } from './a.tsx'; export type B = A;`);
  expect(complaints(fileCycles)).toEqual([expect.stringContaining('a.tsx → apps/guest/app/features/bookings/b.tsx →')]);
});

test('a file that imports itself, and a cycle through a package name', () => {
  plant('packages/ui/src/a.ts', `import './a.ts';`);
  plant('packages/domain/src/money/index.ts', `import '@thyme/db'; export const cent = 1;`);
  expect(complaints(fileCycles)).toHaveLength(2);
});

test('tools around the product are not checked', () => {
  plant('scripts/a.ts', `import './b.ts';`);
  plant('scripts/b.ts', `import './a.ts';`);
  expect(complaints(fileCycles)).toEqual([]);
});
