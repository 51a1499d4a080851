import fc from 'fast-check';
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

test('the text is what JSON says of the value, whether parts of it are kept for other pages or not', () => {
  const parts = fc.record({
    ' "€" ': fc.jsonValue(),
    kept: fc.jsonValue().map(Object.freeze),
    none: fc.constant(undefined),
  });
  fc.assert(
    fc.property(parts, (value) => {
      const { json } = write(value);
      expect(json).toBe(JSON.stringify(value));
      expect(write({ ...value }).json).toBe(json);
    }),
  );
});

test('what is not kept is written as it is now', () => {
  const growing = { list: [1] };
  write(growing);
  growing.list.push(2);
  expect(write(growing).json).toBe('{"list":[1,2]}');
});
