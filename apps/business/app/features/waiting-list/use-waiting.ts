import { useQuery } from '@tanstack/react-query';
import { DeskWaitingFitsDocument, DeskWaitingListDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

/** Waiting guests, in the order in which they get offers. */
export function useWaiting() {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'waiting-list'),
    queryFn: async () => (await run(DeskWaitingListDocument, { business: business.id })).desk_waiting,
  });
}

/** Free times for their services on a day. Only fetched if someone waits for it. */
export function useFits(date: string) {
  const { business } = useDesk();
  const { data: people } = useWaiting();
  const isAwaited = people?.some(({ from_date, to_date }) => from_date <= date && date <= to_date) ?? false;
  return useQuery({
    queryKey: deskKey(business.id, 'waiting-list', 'fits', date),
    queryFn: async () => (await run(DeskWaitingFitsDocument, { business: business.id, date })).desk_waiting_fits,
    enabled: isAwaited,
  });
}
