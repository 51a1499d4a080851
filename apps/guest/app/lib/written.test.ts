import { expect, test } from 'vitest';
import { read, write } from './written.ts';

const shop = { name: 'Fern & Fold', price: 68, hours: [{ from: 9.5 }], note: 'She said "€5 – </script>"', none: null };

test('a browser reads what the server wrote, and only once', () => {
  const arrived = JSON.parse(JSON.stringify(write(shop))) as ReturnType<typeof write<typeof shop>>;
  expect(read(arrived)).toEqual(shop);
  expect(read(arrived)).toBe(read(arrived));
});

test('the server draws from the very value that it wrote', () => {
  expect(read(write(shop))).toBe(shop);
});
