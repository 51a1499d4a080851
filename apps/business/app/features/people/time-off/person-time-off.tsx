import { Button, Card, Dialog } from '@thyme/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import type { Person } from '../operations.ts';
import { useAbsences } from '../use-people.ts';
import { AbsenceForm } from './absence-form.tsx';
import { AbsenceRow } from './absence-row.tsx';
import { HolidayCount } from './holiday-count.tsx';

/** A person's time off from today on, and requests for it. */
export function PersonTimeOff({ person }: { person: Person }) {
  const { today } = useShopNow();
  const { data } = useAbsences();
  const [isAdding, setAdding] = useState(false);
  if (!data) return null;
  const absences = data.filter(({ person_id, to }) => person_id === person.id && to >= today);
  return (
    <Card asChild>
      <section aria-labelledby="person-time-off">
        <div className="mb-1 flex items-center justify-between gap-3">
          <h2 id="person-time-off" className="display-22">
            Time off
          </h2>
          <Button variant="ghost" size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-5" /> Add
          </Button>
        </div>
        <HolidayCount personId={person.id} />
        {absences.length === 0 ? (
          <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">No holidays or days away coming up.</p>
        ) : (
          <ul className="mt-3 divide-y divide-line border-t border-line">
            {absences.map((absence) => (
              <AbsenceRow key={absence.id} absence={absence} isNameless />
            ))}
          </ul>
        )}
        <Dialog open={isAdding} onOpenChange={setAdding}>
          {isAdding && <AbsenceForm personId={person.id} onDone={() => setAdding(false)} />}
        </Dialog>
      </section>
    </Card>
  );
}
