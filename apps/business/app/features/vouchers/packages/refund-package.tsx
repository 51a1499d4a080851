import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { count } from '@thyme/site/format.ts';
import { Radio, RadioGroup } from '@thyme/ui';
import { useState } from 'react';
import { DeskRefundPackageDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { SoldPackage } from './operations.ts';

/** Refunds the unused sessions pro rata, which ends the package. */
export function RefundPackage({ sold, onDone }: { sold: SoldPackage; onDone: () => void }) {
  const { business } = useDesk();
  const money = useMoney();
  const { act, busy } = useAct();
  const [to, setTo] = useState('as-paid');
  const [refusal, setRefusal] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  async function refund() {
    setRefusal(undefined);
    const variables = { business: business.id, id: sold.id, to, amount: sold.unused, key: `${key}-${to}` };
    const send = async () => (await run(DeskRefundPackageDocument, variables)).desk_refund_package;
    if (await act('desk_refund_package', send, { onRefusal: setRefusal })) onDone();
  }
  const sessions = count(sold.sessions_left, 'unused session');
  return (
    <ActionDialog
      title={`Refund ${sold.name}`}
      action={`Refund ${money(sold.unused)}`}
      danger
      busy={busy !== null}
      busyLabel="Refunding…"
      onAct={refund}
    >
      <div className="grid gap-4">
        <p>
          {sold.buyer} has {sessions} of {sold.sessions}, worth {money(sold.unused)} of the price. After the refund the
          package can’t be used any more.
        </p>
        <RadioGroup label="How to refund it" value={to} onValueChange={setTo}>
          <Radio value="as-paid">To the card it was paid with online</Radio>
          <Radio value="cash">In cash, from the drawer</Radio>
          <Radio value="reader">By your card reader</Radio>
        </RadioGroup>
        {refusal && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
      </div>
    </ActionDialog>
  );
}
