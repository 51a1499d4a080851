import type { PricedLine } from './edit-price.ts';
import { unitPriceOf } from './quote-cart.ts';

/** A service of an appointment that may go to somebody else, at the price that it is sold for. */
export type HandedLine = PricedLine & {
  /** What the person who had it asks for it on the menu, and what the new one does; null where it stays with its person. */
  readonly menu: { readonly before: PricedLine; readonly after: PricedLine } | null;
};

/**
 * What the lines of an appointment cost with their new people; null where that makes no difference. Only a line whose
 * two people ask for different prices is changed: a price that was agreed stays when the menu has the same for both.
 */
export function pricesWithNewPerson(lines: readonly HandedLine[]): PricedLine[] | null {
  const isAnother = ({ menu, ...line }: HandedLine): boolean =>
    menu !== null &&
    unitPriceOf(menu.after) !== unitPriceOf(menu.before) &&
    unitPriceOf(menu.after) !== unitPriceOf(line);
  if (!lines.some(isAnother)) return null;
  return lines.map((line) => {
    const { price, specialPrice } = isAnother(line) && line.menu ? line.menu.after : line;
    return { price, specialPrice };
  });
}
