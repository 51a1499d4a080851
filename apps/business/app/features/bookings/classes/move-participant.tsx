import { bookingLimits } from '@thyme/domain/bookings';
import { formatDayTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Dialog, Note, Select, TextArea } from '@thyme/ui';
import { useState } from 'react';
import { DeskMoveInClassDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { ClassRoll, Seated } from '../operations.ts';
import { useClassAct } from './use-class-act.ts';

interface MoveProps {
  roll: ClassRoll;
  person: Seated;
  onClose: () => void;
}

type OtherDate = ClassRoll['other_dates'][number];

const roomWords = ({ seats, seats_taken: taken }: OtherDate) =>
  taken >= seats ? 'full' : seats - taken === 1 ? '1 place left' : `${seats - taken} places left`;

export const dateWords = (date: OtherDate): string => `${formatDayTime(date.starts)}, ${roomWords(date)}`;

/** Moves one guest to another date of the same class, and notifies them. */
export function MoveParticipant({ roll, person, onClose }: MoveProps) {
  const { business } = useDesk();
  const [to, setTo] = useState(roll.other_dates[0]?.id ?? 0);
  const [note, setNote] = useState('');
  const { act, busy, warning, forgetWarning } = useClassAct();
  const chosen = roll.other_dates.find(({ id }) => id === to);
  const isFull = warning !== null || (chosen !== undefined && chosen.seats_taken >= chosen.seats);
  const send = async () => {
    const input = { business: business.id, id: roll.id, appt: person.appt_id, to, anyway: isFull, note };
    const isDone = await act(
      'desk_move_in_class',
      async () => (await run(DeskMoveInClassDocument, input)).desk_move_in_class,
    );
    if (isDone) onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <ActionDialog
        title={`Move ${person.guest_name}`}
        description={`From ${formatDayTime(roll.starts)}. We’ll let them know by email.`}
        width="slim"
        close="Cancel"
        action={isFull ? 'Move anyway' : 'Move'}
        disabled={to === 0}
        busy={busy}
        onAct={send}
      >
        <div className="grid gap-4">
          <Select
            label="To"
            value={to}
            onChange={(event) => {
              forgetWarning();
              setTo(Number(event.currentTarget.value));
            }}
          >
            {roll.other_dates.map((date) => (
              <option key={date.id} value={date.id}>
                {dateWords(date)}
              </option>
            ))}
          </Select>
          {isFull && <Note tone="warn">That date is full. Moving them there creates an extra place.</Note>}
          <TextArea
            label="Message"
            hint="Optional. We’ll include it in the email."
            rows={2}
            maxLength={bookingLimits.note}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
      </ActionDialog>
    </Dialog>
  );
}
