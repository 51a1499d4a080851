import { useQuery } from '@tanstack/react-query';
import { DeskTillDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';

export function useTill(id: number) {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'till', id),
    queryFn: async () => (await run(DeskTillDocument, { id })).desk_till,
    staleTime: 10_000,
  });
}
