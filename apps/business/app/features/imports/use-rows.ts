import { useQuery } from '@tanstack/react-query';
import { DeskImportRowsDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

/** The first rows with a problem; resolving them loads the next ones. */
export function useRows(id: number, problem: string) {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'import', id, 'rows', problem),
    queryFn: async () => (await run(DeskImportRowsDocument, { business: business.id, id, problem })).desk_import_rows,
  });
}
