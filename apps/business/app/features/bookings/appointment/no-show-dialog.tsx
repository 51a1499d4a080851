import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogTrigger } from '@thyme/ui';
import { useState } from 'react';
import { DeskNoShowDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Appointment } from '../operations.ts';

/** Asks for confirmation, because a no-show has consequences for money. */
export function NoShowDialog({ appointment: { id, refundable, guest } }: { appointment: Appointment }) {
  const money = useMoney();
  const { act, busy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const send = async () => {
    if (await act('no-show', async () => (await run(DeskNoShowDocument, { id })).desk_no_show)) setOpen(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">No-show</Button>
      </DialogTrigger>
      <ActionDialog
        title={`Did ${guest.first_name} not turn up?`}
        width="slim"
        description={
          refundable > 0
            ? `You keep the ${money(refundable)} already paid, and nothing more is owed. You can undo this today, or refund it later.`
            : 'Nothing more is owed. You can undo this today.'
        }
        close="Back"
        action={`Mark as a no-show`}
        danger
        busy={busy === 'no-show'}
        onAct={send}
      />
    </Dialog>
  );
}
