import { useQuery } from '@tanstack/react-query';
import { DeskAppointmentDocument, DeskSoldDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { type SoldItem, soldItems } from './draft.ts';

export interface Again {
  guest: { id: number; name: string } | null;
  items: SoldItem[];
  chairId: number | null;
}

/** Prefills a booking from an earlier appointment: its guest, the services still on offer, and its person. */
export function useAgain(id: number | null): { again: Again | null; isPending: boolean } {
  const { business } = useDesk();
  const { data, isLoading } = useQuery({
    queryKey: deskKey(business.id, 'again', id),
    queryFn: async (): Promise<Again> => {
      const [{ desk_appointment: known }, { desk_menu: menu }] = await Promise.all([
        run(DeskAppointmentDocument, { id: id ?? 0 }),
        run(DeskSoldDocument, { business: business.id }),
      ]);
      const sold = soldItems(menu);
      const { guest, lines, is_nameless } = known;
      const chairs = new Set(lines.flatMap(({ chair_id }) => chair_id ?? []));
      const [chairId = null] = chairs.size === 1 ? [...chairs] : [];
      return {
        // An unnamed walk-in cannot be rebooked, so the guest has to be chosen.
        guest: is_nameless ? null : { id: guest.id, name: `${guest.first_name} ${guest.last_name}`.trim() },
        items: lines.flatMap(
          ({ service_pricing_id }) => sold.find(({ pricingId }) => pricingId === service_pricing_id) ?? [],
        ),
        chairId,
      };
    },
    enabled: id !== null,
  });
  return { again: data ?? null, isPending: isLoading };
}
