import { useQuery } from '@tanstack/react-query';
import { formatDayTime, formatMinutes, weekRange } from '@thyme/domain/time';
import { Badge, Button, Card, ChairDrawing, EmptyState } from '@thyme/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskFirstFreeDocument, DeskPeopleLoadDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { ROLE_NAMES } from '../../lib/member-rights/rights-editor.tsx';
import { PersonAvatar } from '../../lib/person-avatar.tsx';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import { MonthCard } from './month-card.tsx';
import type { Person } from './operations.ts';
import { RotaCard } from './rota/rota-card.tsx';
import { usePeople } from './use-people.ts';

/** Each person's first free time; a hidden shop has no public times, so there are none here. */
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

/** The working hours of each person this week, and how full they are. */
function useWeekLoad() {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { from, to } = weekRange(today);
  return useQuery({
    queryKey: deskKey(business.id, 'people-load', from),
    queryFn: async () => {
      const { desk_people_load } = await run(DeskPeopleLoadDocument, { business: business.id, from, to });
      return new Map(desk_people_load.map((one) => [one.chair_id, one]));
    },
  });
}

/** The people of the shop, as guests see them. */
export function PeoplePage({ aside }: { aside?: ReactNode }) {
  const { data, isError, refetch } = usePeople();
  const { data: times } = useFirstFree();
  const { data: loads } = useWeekLoad();
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  if (data.length === 0)
    return (
      <div className="grid grid-cols-1 gap-5">
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
          Guests like to choose who they book. Add the people who work here, with a picture and a few words.
        </EmptyState>
        {aside}
      </div>
    );
  return (
    <div className="grid grid-cols-1 items-start gap-5 dialog:grid-cols-[minmax(0,1fr)_19rem] wide:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid grid-cols-1 gap-5">
        <Card asChild padding="none" className="overflow-clip">
          <section aria-label="People">
            <ul className="divide-y divide-line">
              {data.map((person) => (
                <PersonRow key={person.id} person={person} free={times?.get(person.id)} load={loads?.get(person.id)} />
              ))}
            </ul>
          </section>
        </Card>
        <RotaCard people={data} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        {aside}
        <MonthCard people={data} />
      </div>
    </div>
  );
}

interface RowProps {
  person: Person;
  free: number | null | undefined;
  /** Missing while it is looked up, and for whoever cannot be booked. */
  load: { minutes: number; fill?: number | null } | undefined;
}

function PersonRow({ person, free, load }: RowProps) {
  const hours = load ? formatHours(load.minutes) : '…';
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-4 hover:bg-paper md:grid-cols-[auto_minmax(0,1fr)_5.5rem_9.25rem_auto] dialog:grid-cols-[auto_minmax(0,1fr)_7rem_auto] wide:grid-cols-[auto_minmax(0,1fr)_4.5rem_5.75rem_5rem_10rem_auto_auto]">
      <PersonAvatar name={person.name} portrait={person.portrait} size={52} />
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
      <p className="hidden text-sm wide:block">
        <span className="block text-ink-soft">Rights</span>
        {person.role ? ROLE_NAMES[person.role] : 'No login'}
      </p>
      <p className="hidden text-sm figures wide:block">
        <span className="block text-ink-soft">This week</span>
        {person.active ? hours : '–'}
      </p>
      <Fill load={person.active ? load : undefined} />
      <p className="text-sm figures max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 dialog:max-wide:hidden">
        <span className="text-ink-soft md:block">Next free </span>
        {!person.active || free === null ? '–' : free === undefined ? '…' : formatDayTime(free)}
      </p>
      <span className="max-md:col-start-3 max-md:row-start-1">
        {person.active ? <Badge tone="green">Bookable</Badge> : <Badge>Not bookable</Badge>}
      </span>
      <ChevronRight aria-hidden="true" className="hidden size-5 text-ink-soft wide:block" />
    </li>
  );
}

/** '38 h', '37 h 30 min'. */
const formatHours = (minutes: number) => (minutes === 0 ? 'Off' : formatMinutes(minutes));

function Fill({ load }: Pick<RowProps, 'load'>) {
  const fill = load?.fill ?? null;
  if (fill === null) return <span className="max-md:hidden" />;
  return (
    <p className="text-sm figures max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:flex max-md:items-center max-md:gap-3">
      <span className="text-ink-soft md:block">{fill}% full</span>
      <span aria-hidden="true" className="block h-1.5 rounded-full bg-track max-md:flex-1 md:mt-1.5">
        <span className="block h-full rounded-full bg-thyme-500" style={{ width: `${fill}%` }} />
      </span>
    </p>
  );
}
