import { useQuery } from '@tanstack/react-query';
import type { CartQuote } from '@thyme/domain/bookings';
import { PriceAvailabilityDocument } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import type { CartLine } from '../../cart/priced-cart.ts';
import type { PlacedService } from '../choice/choice.ts';
import { wireGroup } from '../choice/group.ts';
import { wireServices, wireVouchers } from './booking-request.ts';

/**
 * The server's own price of the cart, fetched once times are set. The page may be older than a change of prices, and the
 * server's price is what is booked, so the guest is notified of a difference. Page and server may learn at different
 * times that a paid call is included, so `quotes` has the figures with and without one.
 */
export function useServerPrice(
  businessId: number,
  lines: readonly CartLine[],
  placed: readonly PlacedService[],
  quotes: readonly (CartQuote | null)[],
  eachPays: boolean,
) {
  const services = wireServices(placed);
  const vouchers = wireVouchers(lines);
  const group = wireGroup(lines, eachPays);
  const { data } = useQuery({
    queryKey: ['availability', businessId, 'price', services, vouchers, group],
    queryFn: async () =>
      (await run(PriceAvailabilityDocument, { business_id: businessId, services, vouchers, ...group }))
        .price_availability,
    enabled: placed.length > 0,
    staleTime: 15_000,
  });
  const isSame = (minor: number, major: number) => minor === Math.round(major * 100);
  const isKnown = (quote: CartQuote) =>
    data !== undefined && isSame(quote.total, data.total_amount) && isSame(quote.payableNow, data.payable_now);
  const known = quotes.filter((quote) => quote !== null);
  return {
    hasChanged: data !== undefined && known.length > 0 && !known.some(isKnown),
    /** When each service of a group begins, in the order of `placed`. */
    planned: group.group ? (data?.lines ?? []) : [],
  };
}
