import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestWords, searchWords, slipsBetween } from './index.ts';

describe('search words', () => {
  it.each([
    ['  Deep-Tissue  MASSAGE ', ['deep', 'tissue', 'massage']],
    ['Saol Séimh', ['saol', 'seimh']],
    ["O'Brien & Sons", ['o', 'brien', 'sons']],
    ['a massage near me', ['massage']],
    ['for me', ['for', 'me']],
    ['100% %_\\', ['100']],
    ['  ', []],
    ['yoga yoga', ['yoga']],
    ['x'.repeat(41), ['x'.repeat(40)]],
    ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('%j', (text, words) => expect(searchWords(text)).toEqual(words));

  it('are limited in number and length for any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const words = searchWords(text);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
    );
  });
});

describe('typos', () => {
  it.each([
    ['fold', 'fold', 0],
    ['fodl', 'fold', 1],
    ['razer', 'razor', 1],
    ['masage', 'massage', 1],
    ['balyage', 'balayage', 1],
    ['', 'tea', 3],
    ['ab', 'ba', 1],
    ['cab', 'acb', 1],
  ])('between %s and %s: %i', (a, b, slips) => expect(slipsBetween(a, b)).toBe(slips));

  it('are symmetric, and zero only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b)).toBe(slipsBetween(b, a));
        expect(slipsBetween(a, b) === 0).toBe(a === b);
      }),
    );
  });

  it('match the nearest words, and none that is too far', () => {
    expect(closestWords('masage', ['message', 'massage', 'manicure'])).toEqual(['massage']);
    expect(closestWords('masage', ['manicure'])).toEqual([]);
    expect(closestWords('fodl', ['gold', 'fold'])).toEqual(['fold']);
    expect(closestWords('bat', ['cat', 'bet', 'bats'])).toEqual(['bats', 'bet', 'cat']);
  });

  it.each([
    ['nail', 1],
    ['nails', 2],
    ['haircuts', 2],
    ['manicures', 3],
  ])('in %s may be up to %i', (word, most) => {
    const mistyped = (slips: number) => `${'x'.repeat(slips)}${word.slice(slips)}`;
    expect(closestWords(mistyped(most), [word])).toEqual([word]);
    expect(closestWords(mistyped(most + 1), [word])).toEqual([]);
  });
});
