import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { Avatar, Badge, Button, Card, ChairDrawing, EmptyState, pictureUrl } from '@thyme/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { DeskFirstFreeDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { ROLE_NAMES } from '../../lib/member-rights/rights-editor.tsx';
import { deskKey } from '../../lib/use-act.ts';
import type { Person } from './operations.ts';
import { RotaCard } from './rota/rota-card.tsx';
import { usePeople } from './use-people.ts';

/** When each person is free first; guests of a hidden shop see no times, so there are none here either. */
function useFirstFree() {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'first-free'),
    queryFn: async () => {
      const { team_first_free } = await run(DeskFirstFreeDocument, { business: business.id });
      return new Map(team_first_free.map(({ person_id, first_free }) => [person_id, first_free?.s_time ?? null]));
    },
    enabled: business.published,
  });
}

/** Who works here, and how guests see them. */
export function PeoplePage() {
  const { data, isError, refetch } = usePeople();
  const { data: times } = useFirstFree();
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  if (data.length === 0)
    return (
      <EmptyState
        size="page"
        level={2}
        title="Nobody has a profile yet"
        picture={<ChairDrawing />}
        action={
          <Button asChild>
            <Link to="/team/new">Add a person</Link>
          </Button>
        }
      >
        Guests book their person. Add whoever works here, with a picture and a few words.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card asChild padding="none">
        <section aria-label="People">
          <ul className="divide-y divide-line">
            {data.map((person) => (
              <PersonRow key={person.id} person={person} free={times?.get(person.id)} />
            ))}
          </ul>
        </section>
      </Card>
      <RotaCard people={data} />
    </div>
  );
}

function PersonRow({ person, free }: { person: Person; free: number | null | undefined }) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-4 hover:bg-paper md:grid-cols-[auto_minmax(0,1fr)_8rem_11rem_7rem_auto]">
      <Avatar name={person.name} src={person.portrait && pictureUrl(person.portrait.image, 96)} size={52} />
      <div className="min-w-0">
        <h2 className="display-22 [overflow-wrap:anywhere]">
          <Link
            to={`/team/${person.id}`}
            className="no-underline after:absolute after:inset-0 focus-visible:focus-ring"
          >
            {person.name}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">{person.title || person.chair}</p>
      </div>
      <p className="text-sm max-md:hidden">
        <span className="block text-ink-soft">Rights</span>
        {person.role ? ROLE_NAMES[person.role] : 'No login'}
      </p>
      <p className="text-sm figures max-md:col-start-2 max-md:row-start-2">
        <span className="text-ink-soft md:block">Next free </span>
        {!person.active || free === null ? '–' : free === undefined ? '…' : formatDayTime(free)}
      </p>
      <span className="max-md:col-start-3 max-md:row-start-1">
        {person.active ? <Badge tone="green">Bookable</Badge> : <Badge>Not bookable</Badge>}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 text-ink-soft max-md:hidden" />
    </li>
  );
}
