import { ownPartOf } from '@thyme/domain/bookings';
import { useState } from 'react';
import { keys, readExpiring, remove, writeExpiring } from '../../../../lib/session/storage.ts';
import type { CartLine, PricedCart } from '../../cart/priced-cart.ts';
import { groupOf, guestOf } from './group.ts';

const keyOf = (businessId: number) => `${keys.callTime}.each-pays.${businessId}`;

/** Whether each of the group pays their own part; kept as long as the chosen times are. */
export function useEachPays(businessId: number): [boolean, (isChosen: boolean) => void] {
  const [isChosen, setIsChosen] = useState(
    () => readExpiring(keyOf(businessId), Math.floor(Date.now() / 1000)) === '1',
  );
  return [
    isChosen,
    (next) => {
      setIsChosen(next);
      if (next) writeExpiring(keyOf(businessId), '1', Math.floor(Date.now() / 1000));
      else remove(keyOf(businessId));
    },
  ];
}

/** A voucher is nobody's part: with one in the cart, one pays for everything. */
export const canSplit = (lines: readonly Pick<CartLine, 'stored'>[]): boolean =>
  groupOf(lines) !== null && lines.every(({ stored }) => stored.__typename === 'ServicePricing');

/** The cart as the guest who books pays it: what the others pay now is asked for by their links. */
export function ownPriced(priced: PricedCart, eachPays: boolean): PricedCart {
  if (!eachPays || !priced.quote || !canSplit(priced.lines)) return priced;
  const quote = ownPartOf(priced.quote, priced.lines.map(guestOf));
  return { ...priced, quote, lines: priced.lines.map((line, index) => ({ ...line, ...quote.lines[index] })) };
}
