import { useQuery } from '@tanstack/react-query';
import { formatMinutes } from '@thyme/domain/time';
import { DeskMovePeopleDocument, type DeskMovePeopleQuery } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';

export type MovePerson = DeskMovePeopleQuery['desk_move_people'][number];

const NOBODY: readonly MovePerson[] = [];

/** Who does what is being moved, for how long and for how much; empty until that is known. */
export function useMovePeople(moved: { appointmentId: number; lineId: number | null } | null): readonly MovePerson[] {
  const { business } = useDesk();
  const { appointmentId: id = 0, lineId: line = null } = moved ?? {};
  const { data = NOBODY } = useQuery({
    queryKey: deskKey(business.id, 'move-people', id, line),
    queryFn: async () => (await run(DeskMovePeopleDocument, { id, line })).desk_move_people,
    enabled: moved !== null && id > 0,
    staleTime: 60_000,
  });
  return data;
}

/** '1 h, €60.00' */
export const termsWords = ({ minutes, price }: MovePerson, money: (amount: number) => string): string =>
  `${formatMinutes(minutes)}, ${money(price)}`;

/** 'Does it, 1 h, €60.00', or 'Doesn’t do this': a warning, never a lock. */
export function personWords(person: MovePerson, money: (amount: number) => string): string {
  return person.does ? `Does it, ${termsWords(person, money)}` : 'Doesn’t do this';
}
