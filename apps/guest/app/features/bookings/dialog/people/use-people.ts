import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { ServicePeopleDocument, type ServicePeopleQuery } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { wishedPerson } from '../../../../lib/session/wished-person.ts';
import { type CartLine, type PersonTerms, type PricedCart, withPeople } from '../../cart/priced-cart.ts';
import type { Cart } from '../../cart/use-cart.ts';
import { hasService } from '../choice/choice.ts';

export type ServicePeople = ServicePeopleQuery['service_people'][number];
export type ServicePerson = ServicePeople['people'][number];

const FRESH_MS = 15_000;

/** The person requested for a service; null for anyone. */
export const askedIn = ({ stored }: CartLine): number | null =>
  stored.__typename === 'ServicePricing' ? (stored.person ?? null) : null;

/** The requested person, if the shop still offers the service with them; otherwise null, as for anyone. */
function offeredTo(of: ServicePeople | undefined, id: number | null): ServicePerson | null {
  return of?.may_choose ? (of.people.find(({ person_id }) => person_id === id) ?? null) : null;
}

/**
 * Who offers the services in the cart. The choice itself is stored in the cart, so it survives Back, a reload and a login;
 * where this query fails, the booking is for anyone.
 */
export function usePeople(businessId: number, priced: PricedCart, cart: Cart) {
  const { lines } = priced;
  const ids = lines.filter(hasService).flatMap(({ service }) => (service.is_group ? [] : [service.id]));
  const asked = [...new Set(ids)];
  const list = asked.join();
  const { data, isPending } = useQuery({
    queryKey: ['availability', businessId, 'people', list],
    queryFn: async () =>
      (await run(ServicePeopleDocument, { business_id: businessId, service_pricing_ids: asked })).service_people,
    enabled: ids.length > 0,
    staleTime: FRESH_MS,
  });
  const byPricing = useMemo(() => new Map(data?.map((of) => [of.service_pricing_id, of])), [data]);
  const termsOf = useCallback(
    (line: CartLine): PersonTerms | null => {
      const found = offeredTo(byPricing.get(line.stored.id), askedIn(line));
      return found && { ...found, id: found.person_id };
    },
    [byPricing],
  );
  useEffect(() => {
    if (byPricing.size === 0) return;
    const wished = wishedPerson(businessId);
    for (const { stored } of lines) {
      if (stored.__typename !== 'ServicePricing') continue;
      const of = byPricing.get(stored.id);
      // Clears a person who no longer offers the service, and applies the person whose page the guest came from.
      if (of && stored.person && !offeredTo(of, stored.person)) cart.setPerson(stored, null);
      else if (of && stored.person === undefined && wished !== null && offeredTo(of, wished))
        cart.setPerson(stored, wished);
    }
  }, [businessId, byPricing, lines, cart]);

  const withTerms = useMemo(() => withPeople(priced, termsOf), [priced, termsOf]);
  return {
    byPricing,
    /** The cart at the prices of the requested people. */
    priced: withTerms,
    /** The query has finished, or no service needs a person for its price. */
    isReady: !isPending || ids.length === 0 || !lines.some((line) => askedIn(line) !== null),
    isPending: isPending && ids.length > 0,
    /** The services whose person may be chosen. */
    choosable: withTerms.lines
      .filter(hasService)
      .filter(({ service }) => byPricing.get(service.id)?.may_choose === true),
  };
}

export type PeopleState = ReturnType<typeof usePeople>;
