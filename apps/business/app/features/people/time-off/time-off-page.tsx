import { Button, Card, ChairDrawing, Dialog, EmptyState } from '@thyme/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { useDesk } from '../../../lib/desk.ts';
import type { Absence } from '../operations.ts';
import { SwapsCard } from '../swaps/swaps-card.tsx';
import { useAbsences } from '../use-people.ts';
import { AbsenceForm } from './absence-form.tsx';
import { AbsenceRow } from './absence-row.tsx';
import { HolidayCount } from './holiday-count.tsx';

/** Time off and requests for it. Staff see and request only their own. */
export function TimeOffPage({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const { business, runsShop } = useDesk();
  const [isAdding, setAdding] = useState(false);
  const { data, isError, refetch } = useAbsences();
  const mayAdd = runsShop || business.own_chair_id !== null;
  const asked = data?.filter(({ status }) => status === 'asked') ?? [];
  const coming = data?.filter(({ status }) => status !== 'asked') ?? [];
  return (
    <>
      {head(
        mayAdd && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-5" /> {runsShop ? 'Add time off' : 'Ask for time off'}
          </Button>
        ),
      )}
      {!runsShop && business.own_chair_id !== null && (
        <div className="mb-6 max-w-3xl empty:hidden">
          <HolidayCount personId={business.own_chair_id} />
        </div>
      )}
      {!data ? (
        <Waiting isError={isError} retry={() => void refetch()} />
      ) : data.length === 0 ? (
        <EmptyState size="page" level={2} title="Nobody is away" picture={<ChairDrawing />}>
          {mayAdd
            ? 'Holidays, training and sick days go here. Guests can’t book those days, and you decide what happens to each appointment.'
            : 'Your login has no column in the calendar yet. Ask the owner to link it under Team.'}
        </EmptyState>
      ) : (
        <div className="grid max-w-3xl gap-6">
          {asked.length > 0 && <List title={runsShop ? 'Waiting for you' : 'Asked for'} absences={asked} />}
          {coming.length > 0 && <List title="Coming up" absences={coming} />}
        </div>
      )}
      <div className="mt-6">
        <SwapsCard />
      </div>
      <Dialog open={isAdding} onOpenChange={setAdding}>
        {isAdding && <AbsenceForm onDone={() => setAdding(false)} />}
      </Dialog>
    </>
  );
}

function List({ title, absences }: { title: string; absences: readonly Absence[] }) {
  return (
    <Card asChild padding="none">
      <section aria-label={title}>
        <h2 className="display-22 px-5 pt-5 pb-2">{title}</h2>
        <ul className="divide-y divide-line px-5">
          {absences.map((absence) => (
            <AbsenceRow key={absence.id} absence={absence} />
          ))}
        </ul>
      </section>
    </Card>
  );
}
