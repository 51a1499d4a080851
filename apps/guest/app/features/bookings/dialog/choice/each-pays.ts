import { ownPartOf } from '@thyme/domain/bookings';
import { useState } from 'react';
import { keys, readExpiring, remove, writeExpiring } from '../../../../lib/session/storage.ts';
import type { CartLine, PricedCart } from '../../cart/priced-cart.ts';
import { groupOf, guestOf } from './group.ts';

const keyOf = (businessId: number) => `${keys.callTime}.each-pays.${businessId}`;

/** Whether each guest of the group pays their own part; stored as long as the chosen times. */
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

/** A voucher in the cart belongs to no guest's part, so the payment cannot be split. */
export const canSplit = (lines: readonly Pick<CartLine, 'stored'>[]): boolean =>
  groupOf(lines) !== null && lines.every(({ stored }) => stored.__typename === 'ServicePricing');

/** The part of the cart that the booking guest pays; the others pay theirs through their links. */
export function ownPriced(priced: PricedCart, eachPays: boolean): PricedCart {
  if (!eachPays || !priced.quote || !canSplit(priced.lines)) return priced;
  const quote = ownPartOf(priced.quote, priced.lines.map(guestOf));
  return { ...priced, quote, lines: priced.lines.map((line, index) => ({ ...line, ...quote.lines[index] })) };
}
