import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageBytes } from './page-bytes.ts';

it('says what the pieces say one after the other, wherever they were cut', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(fc.nat(300), { maxLength: 8 }),
      (text, cuts) => {
        const at = [0, ...cuts.map((cut) => Math.min(cut, text.length)).toSorted((a, b) => a - b), text.length];
        const pieces = at.slice(1).map((to, index) => text.slice(at[index], to));
        expect(pageBytes(pieces).toString()).toBe(text);
      },
    ),
    { numRuns: 200 },
  );
});
