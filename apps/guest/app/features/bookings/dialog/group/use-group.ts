import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { GroupFitDocument, GroupMenuDocument } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import type { ServiceLine } from '../choice/choice.ts';
import { groupOf, guestOf } from '../choice/group.ts';

/** The services that a companion can choose from. */
export function useMenu(businessId: number) {
  return useQuery({
    queryKey: ['group-menu', businessId],
    queryFn: async () => (await run(GroupMenuDocument, { business_id: businessId })).service_categories,
    staleTime: 60_000,
  });
}

/** Whether the shop could ever seat the group, and which arrangement it could offer instead. */
export function useFit(businessId: number, lines: readonly ServiceLine[]) {
  const group = groupOf(lines);
  const asked = {
    business_id: businessId,
    service_pricing_ids: lines.map(({ service }) => service.id),
    guests: lines.map(guestOf),
    person_ids: lines.map(({ person }) => person?.id ?? null),
    arrange: group?.arrange ?? null,
  };
  return useQuery({
    queryKey: ['availability', businessId, 'group-fit', asked],
    queryFn: async () => (await run(GroupFitDocument, asked)).group_fit,
    enabled: group !== null,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}
