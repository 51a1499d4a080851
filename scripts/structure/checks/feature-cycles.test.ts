import { expect, test } from 'vitest';
import { plantedTree } from '../planted-tree.fixtures.ts';
import { featureCycles } from './feature-cycles.ts';

const { plant, complaints } = plantedTree();
const features = 'apps/server/src/features';

test('names the cycle and the import that closes it', () => {
  plant(`${features}/vouchers/index.ts`, `\nimport '../sales/index.ts';`);
  plant(`${features}/sales/index.ts`, `import '../bookings/index.ts';`);
  expect(complaints(featureCycles)).toEqual([
    `${features}/bookings/book.ts:1 features import each other in a circle: bookings → vouchers → sales → bookings`,
  ]);
});

test('counts type-only imports', () => {
  plant(
    `${features}/vouchers/index.ts`,
    `import type { Booking } from '../bookings/index.ts'; export type A = Booking;`,
  );
  expect(complaints(featureCycles)).toHaveLength(1);
});

test('names the shortest cycle of many features, and the others', () => {
  plant(`${features}/vouchers/index.ts`, `import '../bookings/index.ts'; import '../sales/index.ts';`);
  plant(`${features}/sales/index.ts`, `import '../bookings/index.ts';`);
  expect(complaints(featureCycles)).toEqual([
    expect.stringMatching(/bookings → vouchers → bookings \(3 features are entangled: bookings, sales, vouchers\)$/),
  ]);
});

test('leaves tests out, and features that only meet in the registry', () => {
  plant(`${features}/vouchers/redeem.test.ts`, `import '../bookings/index.ts';`);
  expect(complaints(featureCycles)).toEqual([]);
});
