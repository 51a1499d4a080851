import { useQuery } from '@tanstack/react-query';
import { DeskAbsencesDocument, DeskPeopleDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

/** The people of the shop, including those who cannot be booked. */
export function usePeople() {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'people'),
    queryFn: async () => (await run(DeskPeopleDocument, { business: business.id })).desk_people,
  });
}

/** Open requests and current or upcoming time off: everyone's for the owner, otherwise one's own. */
export function useAbsences() {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'absences'),
    queryFn: async () => (await run(DeskAbsencesDocument, { business: business.id })).desk_absences,
  });
}
