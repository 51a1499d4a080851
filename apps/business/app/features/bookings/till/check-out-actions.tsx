import { Button } from '@thyme/ui';
import { Receipt } from 'lucide-react';
import { Link } from 'react-router';
import { DeskCompleteDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Appointment } from '../operations.ts';

/** Links to the till, if there is something to take, refund or undo. */
export function CheckOutActions({ appointment }: { appointment: Appointment }) {
  const money = useMoney();
  const { id, due, may_complete, may_arrive, may_take, status } = appointment;
  const isToTake = (may_complete || may_arrive || may_take) && due > 0;
  return (
    <>
      {isToTake && (
        <Button wide asChild>
          <Link to={`/till/${id}`}>Check out, {money(due)}</Link>
        </Button>
      )}
      {may_complete && <Completing appointment={appointment} />}
      {status === 'Completed' && due <= 0 && (
        <Button variant="secondary" wide asChild>
          <Link to={`/till/${id}`}>
            <Receipt aria-hidden="true" className="size-4.5" /> Bill, receipt and refund
          </Link>
        </Button>
      )}
    </>
  );
}

/** Completes the appointment without payment; what is due stays due. */
function Completing({ appointment: { id, due } }: { appointment: Appointment }) {
  const { act, busy } = useAct();
  return (
    <Button
      wide
      variant={due > 0 ? 'secondary' : 'primary'}
      busy={busy === 'complete'}
      onClick={() =>
        void act('complete', async () => (await run(DeskCompleteDocument, { id, take: null })).desk_complete)
      }
    >
      {due > 0 ? 'Complete, pay later' : 'Complete'}
    </Button>
  );
}
