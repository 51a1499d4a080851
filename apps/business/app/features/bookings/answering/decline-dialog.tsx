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
  /** Whether a move request is declined: the appointment then keeps its time. */
  isMove: boolean;
  /** The button that opens it. */
  children: ReactNode;
}

/** Declines a booking or a move request, with a reason that the guest sees. */
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
            ? `The appointment stays on ${when}. We’ll let ${firstName} know.`
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
