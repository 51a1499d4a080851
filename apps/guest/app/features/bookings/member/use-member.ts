import { useQuery } from '@tanstack/react-query';
import type { MemberTerms } from '@thyme/domain/memberships';
import { useMemo } from 'react';
import { MemberPricesDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { keys, read } from '../../../lib/session/storage.ts';
import type { PricedCart } from '../cart/priced-cart.ts';
import { withMember } from './with-member.ts';

const FRESH_MS = 15_000;
const NONE: readonly MemberTerms[] = [];

/** What the guest's memberships at a shop take off; nothing for visitors, or when the query fails. */
export function useMember(businessId: number): { terms: readonly MemberTerms[]; isReady: boolean } {
  const isGuest = read(keys.guestToken) !== null;
  const { data, isPending } = useQuery({
    queryKey: ['member-prices', businessId],
    queryFn: async () =>
      (await run(MemberPricesDocument, { business_id: businessId })).member_prices.map(
        ({ name, percent_off, service_ids, product_percent }): MemberTerms => ({
          name,
          percentOff: percent_off,
          serviceIds: service_ids ?? null,
          productPercent: product_percent,
        }),
      ),
    enabled: isGuest,
    staleTime: FRESH_MS,
  });
  return { terms: (isGuest && data) || NONE, isReady: !isGuest || !isPending };
}

/** The cart at the price of a member. */
export function useMemberCart(businessId: number, priced: PricedCart) {
  const { terms, isReady } = useMember(businessId);
  const inCart = useMemo(() => withMember(priced, terms), [priced, terms]);
  return { terms, isReady, inCart };
}
