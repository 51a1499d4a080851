import { expect, test } from 'vitest';
import { plantedTree } from '../planted-tree.fixtures.ts';
import { doors } from './doors.ts';

const { plant, complaints } = plantedTree();
const bookings = 'apps/server/src/features/bookings';

test.each([
  ['move.ts', '../vouchers/redeem.ts'],
  ['store.ts', '../vouchers/store.ts'],
  ['move.ts', '../vouchers/voucher-type.ts'],
  ['move.ts', '../vouchers/loaders.ts'],
  ['desk-schema.ts', '../vouchers/guest-schema.ts'],
  ['desk-schema.ts', '../vouchers/desk/index.ts'],
  ['index.ts', '../vouchers/redeem.ts'],
])('%s must not import %s', (name, target) => {
  plant(`${bookings}/${name}`, `export {};\nexport * from '${target}';`);
  expect(complaints(doors)).toEqual([
    `${bookings}/${name}:2 must not import ${target.slice(3)}: enter the feature through vouchers/index.ts`,
  ]);
});

test('the door, and types and loaders from a schema file, may be imported', () => {
  plant(`${bookings}/desk-schema.ts`, `import '../vouchers/voucher-types.ts'; import '../vouchers/desk/part-type.ts';`);
  plant(`${bookings}/booking-type.ts`, `import '../vouchers/loaders.ts';`);
  plant(`${bookings}/move.ts`, `import '../vouchers/index.ts'; import './store.ts';`);
  plant(`${bookings}/move.test.ts`, `import '../vouchers/redeem.ts';`);
  expect(complaints(doors)).toEqual([]);
});
