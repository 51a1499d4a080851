import { describe, expect, test } from 'vitest';
import { checkStructure } from '../check-structure.ts';
import { plantedTree } from '../planted-tree.fixtures.ts';
import { checkFloors, type Floors } from './floors.ts';

const { plant, root } = plantedTree();
const features = 'apps/server/src/features';
const table: Floors = { floors: [['vouchers'], ['bookings', 'search']], upwardImports: [] };
const complaints = (changed: Partial<Floors> = {}) =>
  checkStructure(root(), { only: [checkFloors({ ...table, ...changed })] }).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

test('imports to the own floor and downward are fine', () => {
  plant(`${features}/search/index.ts`, `import '../bookings/index.ts'; import '../vouchers/index.ts';`);
  expect(complaints()).toEqual([]);
});

test('an import upward', () => {
  plant(`${features}/vouchers/redeem.ts`, `export {};\nimport '../bookings/index.ts';`);
  expect(complaints()).toEqual([
    `${features}/vouchers/redeem.ts:2 imports upward (vouchers → bookings, index.ts): declare a hook below, or move the code up`,
  ]);
});

test('a feature without a floor', () => {
  plant(`${features}/tips/index.ts`, `import '../bookings/index.ts';`);
  expect(complaints()).toEqual([
    `${features}/tips:1 feature tips has no floor: add it to scripts/structure/checks/floor-table.ts`,
  ]);
});

test('a feature that imports the registry, which itself may import every feature', () => {
  plant(`${features}/bookings/book.ts`, `import '../../registry/schema.ts';`);
  expect(complaints()).toEqual([
    `${features}/bookings/book.ts:1 features never import the registry; the registry imports them`,
  ]);
});

describe('upward imports that are listed', () => {
  const listed = ['vouchers → bookings'];

  test('are allowed', () => {
    plant(`${features}/vouchers/redeem.ts`, `import '../bookings/index.ts';`);
    expect(complaints({ upwardImports: listed })).toEqual([]);
  });

  test('have to exist', () => {
    expect(complaints({ upwardImports: listed })).toEqual([
      expect.stringContaining('no file imports upward as vouchers → bookings: remove it from the list'),
    ]);
  });

  test('are two at most', () => {
    for (const other of ['bookings', 'search', 'video']) plant(`${features}/${other}/index.ts`);
    plant(`${features}/bookings/book.ts`);
    const imports = ['bookings', 'search', 'video'].map((other) => `import '../${other}/index.ts';`);
    plant(`${features}/vouchers/redeem.ts`, imports.join(' '));
    const all = ['vouchers → bookings', 'vouchers → search', 'vouchers → video'];
    const floors = [['vouchers'], ['bookings', 'search', 'video']];
    expect(complaints({ floors, upwardImports: all })).toEqual([
      expect.stringContaining('3 upward imports are listed, at most 2'),
    ]);
  });
});
