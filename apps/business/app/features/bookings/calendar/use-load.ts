import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DeskLoadDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Days } from './use-calendar.ts';

/** How full a range of days is, for the whole shop or one person. */
export function useLoad({ from, to }: Days, chairId: number | null = null, { keep = true } = {}) {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'load', from, to, chairId),
    queryFn: async () => (await run(DeskLoadDocument, { business: business.id, from, to, chair: chairId })).desk_load,
    staleTime: 15_000,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  });
}
