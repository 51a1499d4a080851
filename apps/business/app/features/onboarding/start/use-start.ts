import { useQuery } from '@tanstack/react-query';
import { DeskStartDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';

const MINUTE = 60_000;

/** How far the shop has come since it opened. Once it has started, that does not change again. */
export function useStart(isAsked: boolean) {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'start'),
    queryFn: () => run(DeskStartDocument, { business: business.id }),
    enabled: isAsked,
    staleTime: (query) => (query.state.data?.desk_start.is_over ? Number.POSITIVE_INFINITY : MINUTE),
  });
}
