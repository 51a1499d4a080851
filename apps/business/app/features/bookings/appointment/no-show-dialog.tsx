import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogTrigger } from '@thyme/ui';
import { useState } from 'react';
import { DeskNoShowDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Appointment } from '../operations.ts';

/** A no-show keeps the guest's payment, so it needs a confirmation. */
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
        title={`Did ${guest.first_name} not come?`}
        width="slim"
        description={
          refundable > 0
            ? `You keep the ${money(refundable)} that was paid; no more is owed. You can take it back today, or return what is kept later.`
            : 'No more is owed for this visit. You can take it back today.'
        }
        close="Back"
        action={`${guest.first_name} did not come`}
        danger
        busy={busy === 'no-show'}
        onAct={send}
      />
    </Dialog>
  );
}
