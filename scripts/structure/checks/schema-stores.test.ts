import { expect, test } from 'vitest';
import { plantedTree } from '../planted-tree.fixtures.ts';
import { schemaStores } from './schema-stores.ts';

const { plant, complaints } = plantedTree();
const bookings = 'apps/server/src/features/bookings';

test.each(['schema.ts', 'guest-schema.ts', 'cart/desk-schema.ts', 'booking-type.ts', 'part-types.ts'])(
  '%s imports a store',
  (name) => {
    plant(
      `${bookings}/${name}`,
      `export {};\nimport type { Row } from '${name.includes('/') ? '../' : './'}cart-store.ts';`,
    );
    expect(complaints(schemaStores)).toEqual([
      `${bookings}/${name}:2 a schema file must not import a store (bookings/cart-store.ts); call a use case`,
    ]);
  },
);

test('a loader may, and so may a use case', () => {
  plant(`${bookings}/booking-loaders.ts`, `import './store.ts';`);
  plant(`${bookings}/loader.ts`, `import './store.ts';`);
  plant(`${bookings}/move.ts`, `import './store.ts';`);
  plant(`${bookings}/guest-schema.test.ts`, `import './store.ts';`);
  expect(complaints(schemaStores)).toEqual([]);
});
