import { DAY, formatDay, formatDayTime, formatMinutes, formatTime } from '@thyme/domain/time';
import { Button, TextLink } from '@thyme/ui';
import { clsx } from 'clsx';
import { UnchangedAside } from '../aside/unchanged-aside.tsx';
import type { BookingStep, StepProps } from '../step.ts';
import { isSame, OwnAppointments, useOwnAppointments } from './own-appointments.tsx';
import { StepHeading } from './step-heading.tsx';

/** A time that was taken: never an error, but the nearest times, with everything else unchanged. */
function LostStep({ shop, booking }: StepProps) {
  const { state, steps, take } = booking;
  const { reason = null, alternatives = [], pricingId = null } = steps.lost ?? {};
  const wished = state.placed.find(({ line }) => line.service.id === pricingId)?.time ?? null;
  // On another device, for example.
  const isMine = useOwnAppointments(state.placed, shop.zone).some((own) => isSame(own, shop, state.placed));
  const time = wished === null ? 'That time' : formatTime(wished);
  return (
    <>
      {reason === null ? (
        <StepHeading
          lead={`${isMine ? 'You have it yourself.' : 'Someone confirmed it a moment before you.'} Nothing was charged. These are nearest.`}
        >
          {time} has just gone
        </StepHeading>
      ) : (
        <StepHeading lead={`${reason} Nothing was charged. These are nearest.`}>{time} cannot be had</StepHeading>
      )}
      <OwnAppointments placed={state.placed} shop={shop} />
      <ul className="grid gap-3 md:grid-cols-3">
        {alternatives.map((moment, index) => (
          <li
            key={moment.time}
            className={clsx(
              'flex items-center justify-between gap-3 rounded-md border p-5 md:grid md:justify-stretch',
              index === 0 ? 'border-thyme-700 shadow-[inset_0_0_0_1px_var(--color-thyme-700)]' : 'border-line',
            )}
          >
            <p className="figures">
              <span className="block text-ink-soft">{formatDay(moment.time)}</span>
              <b className="display-28 block">{formatTime(moment.time)}</b>
              {wished !== null && <span className="text-sm text-ink-soft">{distance(wished, moment.time)}</span>}
            </p>
            <Button
              size="sm"
              variant={index === 0 ? 'clay' : 'secondary'}
              disabled={steps.checking}
              aria-label={`Take this: ${formatDay(moment.time)}, ${formatTime(moment.time)}`}
              onClick={() => take(moment)}
            >
              Take this
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink asChild standalone>
          <button type="button" onClick={() => steps.go('when')}>
            See all times, or join the Cancellation List
          </button>
        </TextLink>
      </p>
    </>
  );
}

export const lostStep: BookingStep = {
  stage: 'Confirm',
  Body: LostStep,
  Aside: ({ priced, booking: { state } }) => (
    <UnchangedAside lines={priced.lines} call={state.choice.call && formatDayTime(state.choice.call.time)} />
  ),
  summary: () => ({ title: 'Nothing was charged', detail: 'Choose another time' }),
};

/** '30 min later', 'Same time, a day before'. */
function distance(wished: number, offered: number): string {
  const seconds = Math.abs(offered - wished);
  const side = offered > wished ? 'later' : 'earlier';
  const days = Math.floor(seconds / DAY);
  if (days > 0 && seconds % DAY === 0) {
    return `Same time, ${days === 1 ? 'a day' : `${days} days`} ${offered > wished ? 'after' : 'before'}`;
  }
  if (days > 0) return `${days === 1 ? 'A day' : `${days} days`} ${side}`;
  return `${formatMinutes(seconds / 60)} ${side}`;
}
