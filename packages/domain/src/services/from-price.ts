import { unitPriceOf } from '../bookings/index.ts';
import type { Minor } from '../money/index.ts';

/** "from €36": the lowest price that a guest can pay for something on sale; null when nothing is. */
export function fromPriceOf(onSale: readonly Parameters<typeof unitPriceOf>[0][]): Minor | null {
  return onSale.length === 0 ? null : Math.min(...onSale.map(unitPriceOf));
}
