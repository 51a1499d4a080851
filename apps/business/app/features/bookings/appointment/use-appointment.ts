import { useQuery } from '@tanstack/react-query';
import { DeskAppointmentDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';

export function useAppointment(id: number, { enabled = true } = {}) {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'appointment', id),
    queryFn: async () => (await run(DeskAppointmentDocument, { id })).desk_appointment,
    staleTime: 10_000,
    enabled,
  });
}
