import { formatDay, wallAt } from '@thyme/domain/time';
import { Badge, Button, Card, ChairDrawing, Dialog, EmptyState } from '@thyme/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DeskAnswerAbsenceDocument, DeskEndAbsenceDocument } from '../../../generated/graphql.ts';
import { Waiting } from '../../../lib/changes/owner-only.tsx';
import { QuestionDialog } from '../../../lib/changes/question-dialog.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { PersonAvatar } from '../../../lib/person-avatar.tsx';
import type { Absence } from '../operations.ts';
import { SwapsCard } from '../swaps/swaps-card.tsx';
import { useAbsences, usePeople } from '../use-people.ts';
import { AbsenceForm, KINDS } from './absence-form.tsx';

const day = (date: string) => formatDay(wallAt(date));
const daysOf = ({ from, to }: Absence) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);

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
        <ul className="divide-y divide-line">
          {absences.map((absence) => (
            <Row key={absence.id} absence={absence} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Row({ absence }: { absence: Absence }) {
  const { business, runsShop } = useDesk();
  const { change, busy, question, dismiss } = useChange();
  const { data: people } = usePeople();
  const { id, person_id, name, kind, note, status } = absence;
  const answer = (approve: boolean) =>
    void change({
      api: 'desk_answer_absence',
      send: async (decisions) =>
        (await run(DeskAnswerAbsenceDocument, { business: business.id, id, approve, decisions })).desk_answer_absence,
    });
  const end = () =>
    void change({
      api: 'desk_end_absence',
      send: async () => (await run(DeskEndAbsenceDocument, { business: business.id, id })).desk_end_absence,
    });
  const isBusy = busy !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <PersonAvatar name={name} portrait={people?.find(({ id }) => id === person_id)?.portrait} size={40} />
      <span className="min-w-40 flex-1">
        <b className="block font-semibold">
          {name}, {daysOf(absence)}
        </b>
        <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {KINDS[kind] ?? 'Away'}
          {note && `. ${note}`}
        </span>
      </span>
      {status === 'declined' && <Badge>Declined</Badge>}
      {runsShop && status === 'asked' ? (
        <span className="flex gap-2">
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => answer(false)}>
            Decline
          </Button>
          <Button size="sm" disabled={isBusy} onClick={() => answer(true)}>
            Allow
          </Button>
        </span>
      ) : (
        (runsShop || status === 'asked') && (
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={end}>
            {status === 'asked' ? 'Withdraw' : 'Remove'}
          </Button>
        )
      )}
      <QuestionDialog question={question} busy={isBusy} onClose={dismiss} />
    </li>
  );
}
