import { Button, RadioCard, RadioGroup } from '@thyme/ui';
import { useState } from 'react';
import { DeskTakePaymentDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Appointment } from '../operations.ts';

/** What was left open when the visit was completed is handed over after all. */
export function TakeOpen({ appointment: { id, due } }: { appointment: Appointment }) {
  const money = useMoney();
  const { act, busy } = useAct();
  const [take, setTake] = useState('card');
  return (
    <>
      <RadioGroup label={`${money(due)} is due`} value={take} onValueChange={setTake} className="grid-cols-2">
        <RadioCard value="card">Card reader</RadioCard>
        <RadioCard value="cash">Cash</RadioCard>
      </RadioGroup>
      <Button
        wide
        busy={busy === 'take'}
        onClick={() =>
          void act('take', async () => (await run(DeskTakePaymentDocument, { id, take })).desk_take_payment)
        }
      >
        Take {money(due)}
      </Button>
    </>
  );
}
