import { Badge, Button, Card, ChairDrawing, EmptyState } from '@thyme/ui';
import { ArrowLeft, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { Bookable } from './bookable.tsx';
import { PayCard } from './pay-card.tsx';
import { PersonForm } from './person-form.tsx';
import { Portrait } from './portrait.tsx';
import { RightsCard } from './rights-card.tsx';
import { RotaEditor } from './rota/rota-editor.tsx';
import { ServicesCard } from './services/services-card.tsx';
import { PersonTimeOff } from './time-off/person-time-off.tsx';
import { usePeople } from './use-people.ts';
import { WorkCard } from './work-card.tsx';

interface PersonPageProps {
  /** Without it, a new person is added. */
  id: number | null;
  head: (title: ReactNode, actions: ReactNode) => ReactNode;
}

/** One person's profile, rota, pay and rights. */
export function PersonPage({ id, head }: PersonPageProps) {
  const { business } = useDesk();
  const { data, isError, refetch } = usePeople();
  const back = (
    <Link
      to="/team"
      aria-label="Back to the team"
      className="-ml-2 grid size-11 place-items-center rounded-full hover:bg-sand"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  );
  const title = (name: string) => (
    <span className="flex items-center gap-2">
      {back}
      {name}
    </span>
  );
  if (id === null)
    return (
      <>
        {head(title('A new person'), null)}
        <Card className="max-w-xl">
          <PersonForm person={null} />
        </Card>
      </>
    );
  if (!data)
    return (
      <>
        {head(title('Team'), null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  const person = data.find((one) => one.id === id);
  if (!person)
    return (
      <>
        {head(title('Team'), null)}
        <EmptyState size="page" level={2} title="We couldn’t find this person" picture={<ChairDrawing />}>
          They may have been renamed or removed. Everyone who works here is on the team page.
        </EmptyState>
      </>
    );
  return (
    <>
      {head(
        title(person.name),
        <>
          {person.active ? <Badge tone="green">Bookable</Badge> : <Badge>Not bookable</Badge>}
          {business.published && person.active && (
            <Button asChild variant="secondary">
              <a href={`/${business.slug}/team/${person.slug}`} target="_blank" rel="noopener">
                <Eye aria-hidden="true" className="size-5" /> As guests see it
              </a>
            </Button>
          )}
        </>,
      )}
      <div className="grid grid-cols-1 items-start gap-5 nav:grid-cols-2 nav:max-wide:grid-rows-[auto_1fr] wide:grid-cols-[minmax(0,26fr)_minmax(0,28fr)_minmax(0,24fr)]">
        <div className="grid grid-cols-1 gap-5">
          <Card asChild>
            <section aria-labelledby="profile" className="grid gap-6">
              <h2 id="profile" className="sr-only">
                Profile
              </h2>
              <Portrait person={person} />
              <PersonForm key={person.id} person={person} />
              <Bookable person={person} />
            </section>
          </Card>
          <PayCard key={`pay-${person.id}`} person={person} />
        </div>
        <div className="grid grid-cols-1 gap-5 nav:max-wide:row-span-2">
          <ServicesCard key={`services-${person.id}`} person={person} />
          <RotaEditor key={`rota-${person.id}`} person={person} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <PersonTimeOff person={person} />
          <RightsCard person={person} />
          <WorkCard person={person} />
        </div>
      </div>
    </>
  );
}
