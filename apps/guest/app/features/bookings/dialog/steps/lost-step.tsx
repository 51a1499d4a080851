import { DAY, dateOfWall, formatDay, formatDayTime, formatMinutes, formatTime } from '@thyme/domain/time';
import { Button, TextLink } from '@thyme/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { UnchangedAside } from '../aside/unchanged-aside.tsx';
import type { Moment, Part } from '../choice/choice.ts';
import { groupOf } from '../choice/group.ts';
import type { BookingStep, StepProps } from '../step.ts';
import { partWith } from '../ways-on.ts';
import { isSame, OwnAppointments, useOwnAppointments } from './own-appointments.tsx';
import { StepHeading } from './step-heading.tsx';
import { TestFirst } from './test-first.tsx';

/** What happened, and whether anything else is free. */
function wordsOf(part: Part | undefined, wished: number | null, { reason, isMine, hasOthers }: Loss) {
  const time = wished === null ? 'That time' : formatTime(wished);
  const others = hasOthers
    ? 'These are the nearest free ones.'
    : part && part.kind !== 'visit'
      ? 'No other date has a place at the moment.'
      : 'Nothing else is free close to it.';
  if (reason !== null) return { title: `${time} isn’t available`, lead: `${reason} Nothing was charged. ${others}` };
  const title = part && part.kind !== 'visit' ? 'The last place has just gone' : `${time} has just gone`;
  const who = isMine ? 'You’ve already booked it yourself.' : 'Someone confirmed it a moment before you.';
  return { title, lead: `${who} Nothing was charged. ${others}` };
}

interface Loss {
  reason: string | null;
  /** The guest booked it on another device, for example. */
  isMine: boolean;
  hasOthers: boolean;
}

/** Shown when a time or place was taken: offers what is still free, with everything else unchanged. */
function LostStep({ shop, slots, booking }: StepProps) {
  const { state, steps } = booking;
  const { reason = null, alternatives = [], pricingId = null } = steps.lost ?? {};
  const wished = state.placed.find(({ line }) => line.service.id === pricingId)?.time ?? null;
  const part = partWith(state.parts, pricingId);
  const isMine = useOwnAppointments(state.placed, shop.zone).some((own) => isSame(own, shop, state.placed));
  const [isWaiting, setIsWaiting] = useState(true);
  // The waiting list is for one guest.
  const isGroup = groupOf(state.placed.map(({ line }) => line)) !== null;
  if (steps.lost?.test) return <TestFirst booking={booking} lost={steps.lost} test={steps.lost.test} />;
  const { title, lead } = wordsOf(part, wished, { reason, isMine, hasOthers: alternatives.length > 0 });
  return (
    <>
      <StepHeading lead={lead}>{title}</StepHeading>
      <OwnAppointments placed={state.placed} shop={shop} />
      {alternatives.length > 0 && <StillFree booking={booking} alternatives={alternatives} wished={wished} />}
      <p className="my-4">
        <TextLink asChild standalone>
          <button type="button" onClick={() => steps.go('when')}>
            {part && part.kind !== 'visit' ? 'See all dates' : 'See all times'}
          </button>
        </TextLink>
      </p>
      {part && wished !== null && reason === null && isWaiting && !isGroup && (
        <div className="max-w-140">
          {slots.waiting({
            part,
            date: dateOfWall(wished),
            onLeave: () => setIsWaiting(false),
            onLogin: () => steps.go('login'),
          })}
        </div>
      )}
    </>
  );
}

interface StillFreeProps {
  booking: StepProps['booking'];
  alternatives: readonly Moment[];
  wished: number | null;
}

function StillFree({ booking: { steps, take }, alternatives, wished }: StillFreeProps) {
  return (
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
