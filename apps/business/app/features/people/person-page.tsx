import { Badge, Button, ChairDrawing, EmptyState } from '@thyme/ui';
import { ArrowLeft, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { BookableCard } from './bookable-card.tsx';
import { PayCard } from './pay-card.tsx';
import { PersonForm } from './person-form.tsx';
import { PortraitCard } from './portrait-card.tsx';
import { RightsCard } from './rights-card.tsx';
import { RotaEditor } from './rota/rota-editor.tsx';
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
        <div className="max-w-xl">
          <PersonForm person={null} />
        </div>
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
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-5">
          <PersonForm key={person.id} person={person} />
          <RotaEditor key={`rota-${person.id}`} person={person} />
          <WorkCard person={person} />
        </div>
        <div className="grid gap-5">
          <PortraitCard person={person} />
          <BookableCard person={person} />
          <RightsCard person={person} />
          <PayCard key={`pay-${person.id}`} person={person} />
        </div>
      </div>
    </>
  );
}
