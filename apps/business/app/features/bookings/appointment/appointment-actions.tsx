import { formatDay, formatTime } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { DeskAcceptDocument, DeskArrivedDocument, DeskTakeBackDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { DeclineDialog } from '../answering/decline-dialog.tsx';
import { DayActions } from '../day/day-actions.tsx';
import { useMoving } from '../moving/moving-context.ts';
import type { Appointment } from '../operations.ts';
import { CheckOutActions } from '../till/check-out-actions.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';

interface ActionsProps {
  appointment: Appointment;
  onPropose: () => void;
  onEdit: () => void;
}

/** The actions available now; each button names its amount or time. */
export function AppointmentActions({ appointment, onPropose, onEdit }: ActionsProps) {
  const { ask } = useMoving();
  const { may_move, may_edit } = appointment;
  const { may_accept, may_propose, may_cancel, may_complete, may_no_show, may_arrive, may_take } = appointment;
  const mayBegin =
    may_move || may_edit || may_accept || may_propose || may_cancel || may_complete || may_no_show || may_arrive;
  if (!mayBegin && !may_take && !appointment.may_take_back && appointment.status !== 'Completed') return null;
  return (
    <footer className="sticky bottom-0 grid gap-2 border-t border-line bg-card px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      <CheckOutActions appointment={appointment} />
      {appointment.may_take_back && <TakingBack appointment={appointment} />}
      {may_accept && <Accepting appointment={appointment} />}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {may_accept && appointment.proposal?.by === 'guest' && <Keeping appointment={appointment} />}
        {may_arrive && <Arriving appointment={appointment} />}
        {may_move && (
          <Button
            variant="secondary"
            onClick={() =>
              ask({ appointmentId: appointment.id, lineId: null, starts: null, chairId: null, minutes: null })
            }
          >
            Move
          </Button>
        )}
        {may_edit && (
          <Button variant="secondary" onClick={onEdit}>
            Edit
          </Button>
        )}
      </div>
      {may_propose && (
        <Button variant="ghost" onClick={onPropose}>
          {appointment.proposal ? 'Propose other times' : 'Propose a new time'}
        </Button>
      )}
      <DayActions appointment={appointment} />
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {may_no_show && <NoShowDialog appointment={appointment} />}
        {may_cancel && <CancelDialog appointment={appointment} />}
      </div>
    </footer>
  );
}

function Accepting({ appointment: { id, proposal } }: { appointment: Appointment }) {
  const { act, busy } = useAct();
  const [time] = proposal?.options ?? [];
  const isMove = proposal?.by === 'guest' && time !== undefined;
  return (
    <Button
      wide
      busy={busy === 'accept'}
      onClick={() => void act('accept', async () => (await run(DeskAcceptDocument, { id })).desk_accept)}
    >
      {isMove ? `Accept ${formatDay(time)}, ${formatTime(time)}` : 'Accept'}
    </Button>
  );
}

function Keeping({ appointment: { id, starts, guest } }: { appointment: Appointment }) {
  return (
    <DeclineDialog appointment={{ id, starts, firstName: guest.first_name }} isMove>
      <Button variant="secondary">Keep the current time</Button>
    </DeclineDialog>
  );
}

/** Marks the guest as arrived, or undoes that. */
function Arriving({ appointment: { id, arrived } }: { appointment: Appointment }) {
  const { act, busy } = useAct();
  const isHere = arrived !== null && arrived !== undefined;
  return (
    <Button
      variant={isHere ? 'secondary' : 'add'}
      busy={busy === 'arrived'}
      onClick={() =>
        void act('arrived', async () => (await run(DeskArrivedDocument, { id, arrived: !isHere })).desk_arrived)
      }
    >
      {isHere ? 'Not here yet' : 'In the chair'}
    </Button>
  );
}

/** Undoes a mistaken completion or no-show on the same day. */
function TakingBack({ appointment: { id, status, guest } }: { appointment: Appointment }) {
  const { act, busy } = useAct();
  return (
    <Button
      variant="secondary"
      wide
      busy={busy === 'take-back'}
      onClick={() => void act('take-back', async () => (await run(DeskTakeBackDocument, { id })).desk_take_back)}
    >
      {status === 'No Show' ? `${guest.first_name} turned up after all` : 'Undo “completed”'}
    </Button>
  );
}
