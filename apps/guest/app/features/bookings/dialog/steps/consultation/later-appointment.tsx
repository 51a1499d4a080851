import { callsUntil } from '@thyme/domain/bookings';
import { formatDay, formatDayTime, formatTime, instantOf } from '@thyme/domain/time';
import { Button, TextLink } from '@thyme/ui';
import { clsx } from 'clsx';
import { Video } from 'lucide-react';
import type { Moment } from '../../choice/choice.ts';
import type { AppointmentPart } from '../../choice/slots.ts';
import type { StepProps } from '../../step.ts';
import { StepHeading } from '../step-heading.tsx';
import { BeenBefore } from './consultation-page.tsx';
import { NothingFree } from './nothing-free.tsx';

const shortTime = ({ time }: Moment) => `${formatDay(time).slice(0, 3)} ${formatTime(time)}`;

interface LaterAppointmentProps extends StepProps {
  /** The guest chooses from the whole month instead. */
  onMonth?: () => void;
}

/** The chosen time leaves no room for a call: offers the first times that do. */
export function LaterAppointment({ shop, slots, booking, onMonth }: LaterAppointmentProps) {
  const { state, steps, consultation, takePair } = booking;
  const { plan, visit, part } = consultation;
  // A paid call is sold with its appointment: it can be moved to an earlier time, but not taken by itself.
  const canWait =
    visit !== null &&
    (plan.booked !== null || shop.consultation_price === 0) &&
    callsUntil(instantOf(shop.zone, visit.time)) > booking.now;
  const picked = visit ? formatDayTime(visit.time) : '';

  function showMonth(of: AppointmentPart) {
    onMonth?.();
    state.setPart(of.key);
    state.setMoment(of, null);
  }
  return (
    <>
      <StepHeading
        lead={
          <>
            You picked <b className="font-semibold text-ink">{picked}</b>.{' '}
            {plan.booked
              ? `Your video call with ${shop.name} is on ${formatDayTime(plan.booked.time)}, so your appointment comes after it.`
              : `${shop.name} meets new guests on a short video call first, and there’s none free before then.`}{' '}
            {plan.pairs.length > 0 &&
              (plan.booked ? 'These are the first that work.' : 'These are the first that work, call and all.')}{' '}
            All times are {shop.zone_label}.
          </>
        }
      >
        Choose a later appointment
      </StepHeading>
      <BeenBefore shop={shop} onLogin={() => steps.go('login')} />
      {plan.pairs.length === 0 && <NothingFree shop={shop} plan={plan} />}
      <ul className="grid gap-3 min-[701px]:grid-cols-3">
        {plan.pairs.map((pair, index) => (
          <PairCard
            key={pair.appointment.time}
            pair={pair}
            isFirst={index === 0}
            disabled={steps.checking}
            onTake={() => takePair(pair)}
          />
        ))}
      </ul>
      {part && (
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          <TextLink asChild standalone>
            <button type="button" onClick={() => showMonth(part)}>
              See the whole month
            </button>
          </TextLink>
          {visit && canWait && slots.earlierCall({ part, appointment: visit, onLogin: () => steps.go('login') })}
        </div>
      )}
    </>
  );
}

interface PairCardProps {
  pair: { appointment: Moment; call: Moment | null };
  isFirst: boolean;
  disabled: boolean;
  onTake: () => void;
}

function PairCard({ pair: { appointment, call }, isFirst, disabled, onTake }: PairCardProps) {
  const act = call ? 'Take both' : 'Take this';
  const day = formatDay(appointment.time);
  return (
    <li
      className={clsx(
        'flex items-center justify-between gap-3 rounded-md border p-4 min-[701px]:grid min-[701px]:justify-stretch min-[701px]:p-5',
        isFirst ? 'border-thyme-700 shadow-[inset_0_0_0_1px_var(--color-thyme-700)]' : 'border-line',
      )}
    >
      <p className="figures">
        <span className="block text-ink-soft">{day}</span>
        <b className="display-28 block">{formatTime(appointment.time)}</b>
        {call && (
          <span className="flex items-center gap-1.5 text-sm font-medium text-plum">
            <Video aria-hidden="true" className="size-4.5" /> Call {shortTime(call)}
          </span>
        )}
      </p>
      <Button
        size="sm"
        variant={isFirst ? 'clay' : 'secondary'}
        disabled={disabled}
        aria-label={`${act}: ${day}, ${formatTime(appointment.time)}${call ? `, call ${shortTime(call)}` : ''}`}
        onClick={onTake}
      >
        {act}
      </Button>
    </li>
  );
}
