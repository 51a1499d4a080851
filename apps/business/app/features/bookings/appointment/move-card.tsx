import { formatDay, formatTime } from '@thyme/domain/time';
import { leftWords } from '@thyme/site/countdown.tsx';
import { Button, CountdownRing } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { DeskWithdrawProposalDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useMoving } from '../moving/moving-context.ts';
import type { Appointment } from '../operations.ts';

const dayTime = (wall: number) => `${formatDay(wall)}, ${formatTime(wall)}`;

interface CardProps {
  appointment: Appointment;
  proposal: NonNullable<Appointment['proposal']>;
}

/** A pending proposal: the current and the proposed times, and when it is decided automatically. */
export function MoveCard({ appointment, proposal }: CardProps) {
  const { now } = useShopNow();
  const { first_name: name } = appointment.guest;
  const [first, ...others] = proposal.options;
  const left = Math.max(0, proposal.answered_by_itself_at - now);
  const isGuests = proposal.by === 'guest';
  return (
    <section className="mt-4 rounded-md bg-honey-100 p-4">
      <h3 className="font-semibold">
        {isGuests ? `${name} asks for another time` : `You proposed another time to ${name}`}
      </h3>
      <div className="mt-2.5 flex items-center gap-3 rounded-sm bg-card/70 px-3.5 py-2.5 text-sm">
        <p className="min-w-0 flex-1">
          <span className="block text-ink-soft">Booked</span>
          <s>{dayTime(appointment.starts)}</s>
        </p>
        <ArrowRight aria-hidden="true" className="size-4 flex-none" />
        <p className="min-w-0 flex-1">
          <span className="block text-ink-soft">{isGuests ? 'Asks for' : 'You offer'}</span>
          {first !== undefined && <b className="font-semibold">{dayTime(first)}</b>}
          {others.map((time) => (
            <b key={time} className="block font-semibold">
              {dayTime(time)}
            </b>
          ))}
        </p>
      </div>
      {proposal.note && <p className="mt-2.5 text-sm">“{proposal.note}”</p>}
      <p className="mt-3 flex items-center gap-3 text-sm">
        <CountdownRing left={left} total={86_400} size={28} tone="clay" />
        <span>
          {isGuests ? 'Accepted automatically in ' : `The first one is booked for ${name} in `}
          <b className="font-semibold">{leftWords(left)}</b> if {isGuests ? 'you do nothing' : 'they don’t answer'}
        </span>
      </p>
      {!isGuests && <OwnProposal appointment={appointment} options={proposal.options} />}
    </section>
  );
}

/** Lets the desk accept on the guest's behalf after a phone call, or withdraw the proposal. */
function OwnProposal({ appointment, options }: { appointment: Appointment; options: readonly number[] }) {
  const { ask } = useMoving();
  const { act, busy } = useAct();
  const { id, may_move, may_withdraw } = appointment;
  const withdraw = async () => (await run(DeskWithdrawProposalDocument, { id })).desk_withdraw_proposal;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {may_move &&
        options.map((starts) => (
          <Button
            key={starts}
            size="sm"
            variant="secondary"
            onClick={() => ask({ appointmentId: id, lineId: null, starts, chairId: null, minutes: null })}
          >
            {options.length > 1 ? `Agreed by phone: ${dayTime(starts)}` : 'They agreed on the phone'}
          </Button>
        ))}
      {may_withdraw && (
        <Button size="sm" variant="ghost" busy={busy === 'withdraw'} onClick={() => void act('withdraw', withdraw)}>
          Withdraw the proposal
        </Button>
      )}
    </div>
  );
}
