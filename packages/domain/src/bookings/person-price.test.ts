import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../money/index.ts';
import { type HandedLine, pricesWithNewPerson } from './person-price.ts';
import { unitPriceOf } from './quote-cart.ts';

const plain = (price: number, specialPrice = 0) => ({ price, specialPrice });
const handed = (price: number, menu: HandedLine['menu'], specialPrice = 0): HandedLine => ({
  price,
  specialPrice,
  menu,
});

describe('the price with another person', () => {
  it('[DESKC-003] is theirs for each line whose two people differ; what is agreed stays otherwise', () => {
    const cut = handed(6_800, { before: plain(6_800), after: plain(6_000) });
    const brow = handed(2_000, { before: plain(2_000), after: plain(2_000) });
    const stays = handed(1_500, null);
    expect(pricesWithNewPerson([cut, brow, stays])).toEqual([plain(6_000), plain(2_000), plain(1_500)]);
    expect(pricesWithNewPerson([brow, stays])).toBeNull();
    // The desk agreed a price; on the menu both ask for the same.
    expect(pricesWithNewPerson([handed(5_000, { before: plain(6_800), after: plain(6_800) })])).toBeNull();
    // It costs already what the new person asks for.
    expect(pricesWithNewPerson([handed(6_000, { before: plain(6_800), after: plain(6_000) })])).toBeNull();
    // A special price is the shop's; an own price of 0 is a price.
    expect(pricesWithNewPerson([handed(6_800, { before: plain(6_800, 5_500), after: plain(0) }, 5_500)])).toEqual([
      plain(0),
    ]);
  });

  it('[DESKC-003] changes exactly the lines that differ, whatever the menu says', () => {
    const price = fc.integer({ min: 0, max: 400 }).map((amount) => plain(amount));
    const line = fc.record({ now: price, menu: fc.option(fc.record({ before: price, after: price }), { nil: null }) });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const given = lines.map(({ now, menu }) => ({ ...now, menu }));
        const theirs = pricesWithNewPerson(given);
        const differs = given.map(
          ({ menu, price: now }) => menu !== null && menu.after.price !== menu.before.price && menu.after.price !== now,
        );
        expect(theirs === null).toBe(!differs.includes(true));
        const expected = given.map((one, index) => (differs[index] ? (one.menu?.after.price ?? 0) : one.price));
        if (theirs) expect(sumOf(theirs.map(unitPriceOf))).toBe(sumOf(expected));
      }),
    );
  });
});
