import { useQuery } from '@tanstack/react-query';
import type { CartQuote } from '@thyme/domain/bookings';
import { PriceAvailabilityDocument } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { keys, read } from '../../../../lib/session/storage.ts';
import type { CartLine } from '../../cart/priced-cart.ts';
import type { PlacedService } from '../choice/choice.ts';
import { wireGroup } from '../choice/group.ts';
import { wireServices, wireVouchers } from './booking-request.ts';

/**
 * The server's own price of the cart, fetched once times are set, and again after a login: a shop may ask some guests for
 * the whole price. The page may be older than a change of prices, and the server's price is what is booked, so the guest
 * is notified of a difference.
 */
export function useServerPrice(
  businessId: number,
  lines: readonly CartLine[],
  placed: readonly PlacedService[],
  eachPays: boolean,
) {
  const services = wireServices(placed);
  const vouchers = wireVouchers(lines);
  const group = wireGroup(lines, eachPays);
  const isGuest = read(keys.guestToken) !== null;
  const { data, isLoading, refetch } = useQuery({
    queryKey: ['availability', businessId, 'price', services, vouchers, group, isGuest],
    queryFn: async () =>
      (await run(PriceAvailabilityDocument, { business_id: businessId, services, vouchers, ...group }))
        .price_availability,
    enabled: placed.length > 0,
    staleTime: 15_000,
  });
  const isSame = (minor: number, major: number) => minor === Math.round(major * 100);
  const isKnown = (quote: CartQuote) =>
    data !== undefined && isSame(quote.total, data.total_amount) && isSame(quote.payableNow, data.payable_now);
  return {
    isLoading,
    refresh: () => void refetch(),
    /** The whole price is due now, by a rule of the shop. */
    inFull: data?.in_full ?? false,
    /**
     * Whether the price differs from each of these. Page and server may learn at different times that a paid call is
     * included, so there are figures with and without one.
     */
    differsFrom(quotes: readonly (CartQuote | null)[]): boolean {
      const known = quotes.filter((quote) => quote !== null);
      return data !== undefined && known.length > 0 && !known.some(isKnown);
    },
    /** When each service of a group begins, in the order of `placed`. */
    planned: group.group ? (data?.lines ?? []) : [],
  };
}
