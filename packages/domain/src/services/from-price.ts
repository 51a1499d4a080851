import { unitPriceOf } from '../bookings/index.ts';
import type { Minor } from '../money/index.ts';

type OnSale = Parameters<typeof unitPriceOf>[0] & {
  /** Taken with something else: its price says nothing about the price of an appointment. */
  readonly addOn?: boolean;
};

/** "from €36": the lowest price of a main service; of an add-on only if there is nothing else. Null if nothing is on sale. */
export function fromPriceOf(onSale: readonly OnSale[]): Minor | null {
  const main = onSale.filter(({ addOn }) => !addOn);
  const counted = main.length > 0 ? main : onSale;
  return counted.length === 0 ? null : Math.min(...counted.map(unitPriceOf));
}
