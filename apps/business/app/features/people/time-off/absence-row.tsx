import { formatDay, wallAt } from '@thyme/domain/time';
import { Badge, Button } from '@thyme/ui';
import { DeskAnswerAbsenceDocument, DeskEndAbsenceDocument } from '../../../generated/graphql.ts';
import { QuestionDialog } from '../../../lib/changes/question-dialog.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { PersonAvatar } from '../../../lib/person-avatar.tsx';
import type { Absence } from '../operations.ts';
import { usePeople } from '../use-people.ts';
import { KINDS } from './absence-form.tsx';

const day = (date: string) => formatDay(wallAt(date));
const daysOf = ({ from, to }: Absence) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);

interface RowProps {
  absence: Absence;
  /** On the person's own page, where the name is known. */
  isNameless?: boolean;
}

/** Time off of a person, with what the reader may do about it. */
export function AbsenceRow({ absence, isNameless = false }: RowProps) {
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      {!isNameless && (
        <PersonAvatar name={name} portrait={people?.find(({ id }) => id === person_id)?.portrait} size={40} />
      )}
      <span className="min-w-40 flex-1">
        <b className="block font-semibold">{isNameless ? daysOf(absence) : `${name}, ${daysOf(absence)}`}</b>
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
