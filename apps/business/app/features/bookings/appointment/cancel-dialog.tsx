import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogTrigger } from '@thyme/ui';
import { useState } from 'react';
import { DeskCancelDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { DeclineReasons } from '../answering/decline-reasons.tsx';
import type { Appointment } from '../operations.ts';

/** Cancels on behalf of the shop: everything paid is refunded, and the guest sees the message. */
export function CancelDialog({ appointment: { id, refundable, guest } }: { appointment: Appointment }) {
  const money = useMoney();
  const { act, busy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const words = refundable > 0 ? `Cancel, refund ${money(refundable)}` : 'Cancel the appointment';
  const send = async () => {
    if (await act('cancel', async () => (await run(DeskCancelDocument, { id, note })).desk_cancel)) setOpen(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="danger-outline">{words}</Button>
      </DialogTrigger>
      <ActionDialog
        title={`Cancel ${guest.first_name}’s appointment?`}
        width="slim"
        description={
          refundable > 0
            ? `${money(refundable)} will be refunded. The time is free again straight away.`
            : 'The time is free again straight away. Nothing was paid.'
        }
        close="Keep it"
        action={words}
        danger
        busy={busy === 'cancel'}
        onAct={send}
      >
        <DeclineReasons name={guest.first_name} note={note} onNote={setNote} />
      </ActionDialog>
    </Dialog>
  );
}
