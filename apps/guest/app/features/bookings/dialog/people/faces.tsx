import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { pictureUrl } from '@thyme/ui/media/picture.tsx';
import type { CartLine } from '../../cart/priced-cart.ts';
import type { BookingShop } from '../choice/slots.ts';
import type { PeopleState } from './use-people.ts';

type Team = BookingShop['team'];

const THREE = 3;

export function Face({ id, name, team, size }: { id: number; name: string; team: Team; size: number }) {
  const portrait = team?.find((one) => one.id === id)?.portrait;
  return <Avatar name={name} src={portrait && pictureUrl(portrait.image, 96)} size={size} />;
}

interface FacesProps {
  lines: readonly CartLine[];
  people: PeopleState;
  team: Team;
}

/** Portraits of the requested people; with "anyone", a few of those who offer the service. */
export function Faces({ lines, people, team }: FacesProps) {
  const asked = lines.flatMap(({ person }) => person ?? []);
  const anyone = (people.byPricing.get(lines[0]?.stored.id ?? 0)?.people ?? []).map(({ person_id: id, name }) => ({
    id,
    name,
  }));
  const shown = [...new Map((asked.length > 0 ? asked : anyone).map((one) => [one.id, one])).values()];
  return (
    <span aria-hidden="true" className="flex flex-none -space-x-3">
      {shown.slice(0, THREE).map(({ id, name }) => (
        <span key={id} className="rounded-full ring-2 ring-card">
          <Face {...{ id, name, team }} size={36} />
        </span>
      ))}
    </span>
  );
}
