import { Button } from '@thyme/ui';
import { DeskDecideChargeDocument, DeskReturnDepositDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Appointment } from '../operations.ts';

/** Money of an appointment that did not take place: a fee to decide on, or a deposit that can be refunded. Owner only. */
export function ChargeCard({ appointment }: { appointment: Appointment }) {
  const { rights } = useDesk();
  const money = useMoney();
  const { act, busy } = useAct();
  const { id, charge_decision, fee, refundable, may_return_deposit, guest } = appointment;
  if (!rights.seesMoney) return null;
  if (charge_decision === 'asked') {
    const decide = (charge: boolean) =>
      void act(
        charge ? 'keep' : 'waive',
        async () => (await run(DeskDecideChargeDocument, { id, charge })).desk_decide_charge,
      );
    return (
      <section className="mt-4 rounded-md bg-honey-100 p-4">
        <h3 className="font-semibold">Keep the fee of {money(fee ?? 0)}?</h3>
        <p className="mt-1 text-sm">
          {guest.first_name} cancelled late. Under your policy it is yours to decide; until then it is kept back.
        </p>
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button size="sm" busy={busy === 'keep'} onClick={() => decide(true)}>
            Keep {money(fee ?? 0)}
          </Button>
          <Button size="sm" variant="secondary" busy={busy === 'waive'} onClick={() => decide(false)}>
            Refund it
          </Button>
        </div>
      </section>
    );
  }
  if (!may_return_deposit) return null;
  return (
    <section className="mt-4 rounded-md bg-thyme-100 p-4">
      <h3 className="font-semibold">{money(refundable)} is kept</h3>
      <p className="mt-1 text-sm">It’s yours under your policy, but you can refund it.</p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-3"
        busy={busy === 'return'}
        onClick={() =>
          void act('return', async () => (await run(DeskReturnDepositDocument, { id })).desk_return_deposit)
        }
      >
        Return {money(refundable)}
      </Button>
    </section>
  );
}
