import { useQuery } from '@tanstack/react-query';
import { DeskAbsencesDocument, DeskPeopleDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

/** The people of the shop, those who cannot be booked at present too. */
export function usePeople() {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'people'),
    queryFn: async () => (await run(DeskPeopleDocument, { business: business.id })).desk_people,
  });
}

/** What is asked for or not over: of everybody for the owner, of oneself for staff. */
export function useAbsences() {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'absences'),
    queryFn: async () => (await run(DeskAbsencesDocument, { business: business.id })).desk_absences,
  });
}
