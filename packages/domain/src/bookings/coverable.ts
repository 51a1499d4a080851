import { sumOf } from '../money/index.ts';
import type { Coverable } from '../vouchers/index.ts';
import type { CartQuote } from './quote-cart.ts';

/** A cart's price for vouchers: they pay for services only, and not for the parts that others of a group pay themselves. */
export function coverableOf({ lines, payableNow, total }: CartQuote): Coverable {
  const services = lines.filter(({ item, askedLater }) => item.kind === 'service' && askedLater === undefined);
  return {
    payableNow,
    coverableNow: sumOf(services.map((line) => line.payableNow)),
    total,
    coverable: sumOf(services.map((line) => line.total)),
  };
}
