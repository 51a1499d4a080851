import { useQuery } from '@tanstack/react-query';
import { DeskStartDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { keys, read, write } from '../../../lib/storage.ts';
import { deskKey } from '../../../lib/use-act.ts';

const MINUTE = 60_000;

/**
 * How far the shop has come since it opened. Once it has started, that does not change again: the browser remembers it,
 * so that only a new shop's owner waits to see whether there is a list of things to do.
 */
export function useStart(isAsked: boolean) {
  const { business } = useDesk();
  const { data, isPending } = useQuery({
    queryKey: deskKey(business.id, 'start'),
    queryFn: async () => {
      const start = await run(DeskStartDocument, { business: business.id });
      if (start.desk_start.is_over) write(keys.started, String(business.id));
      return start;
    },
    enabled: isAsked,
    staleTime: (query) => (query.state.data?.desk_start.is_over ? Number.POSITIVE_INFINITY : MINUTE),
  });
  const isKnown = read(keys.started) === String(business.id);
  return {
    start: isAsked && data && !data.desk_start.is_over ? data : null,
    isUnknown: isAsked && isPending && !isKnown,
  };
}
