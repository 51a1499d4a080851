import { useQuery } from '@tanstack/react-query';
import { DeskStartDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { keys, read, write } from '../../../lib/storage.ts';
import { deskKey } from '../../../lib/use-act.ts';

const MINUTE = 60_000;

/**
 * The shop's progress since it opened. Once that is over it stays so, and the browser remembers it: only the owner of
 * a new shop waits for the request.
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
