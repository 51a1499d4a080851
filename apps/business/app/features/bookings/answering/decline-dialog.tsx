import { formatDay, formatTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Dialog, DialogTrigger } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { DeskCancelDocument, DeskDeclineMoveDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { DeclineReasons } from './decline-reasons.tsx';

interface DeclineProps {
  appointment: { id: number; firstName: string; starts: number };
  /** The guest asks for another time: the appointment stays where it is. */
  isMove: boolean;
  /** The button that opens it. */
  children: ReactNode;
}

/** Says no to a booking or to another time, with the reason that the guest reads. */
export function DeclineDialog({ appointment: { id, firstName, starts }, isMove, children }: DeclineProps) {
  const { act, busy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const when = `${formatDay(starts)}, ${formatTime(starts)}`;
  const decline = async () =>
    isMove
      ? (await run(DeskDeclineMoveDocument, { id, note })).desk_decline_move
      : (await run(DeskCancelDocument, { id, note })).desk_cancel;
  const send = async () => {
    if (await act('decline', decline)) setOpen(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <ActionDialog
        title={isMove ? `Keep ${firstName}’s current time?` : `Decline ${firstName}’s booking?`}
        width="slim"
        description={
          isMove
            ? `The appointment stays on ${when}. ${firstName} will be told.`
            : `${when} is free again straight away, and anything ${firstName} paid is refunded.`
        }
        close="Back"
        action={isMove ? 'Keep the current time' : 'Decline'}
        danger={!isMove}
        busy={busy === 'decline'}
        onAct={send}
      >
        <DeclineReasons name={firstName} note={note} onNote={setNote} />
      </ActionDialog>
    </Dialog>
  );
}
