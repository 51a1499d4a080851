import { formatDay, formatDayTime, formatTime } from '@thyme/domain/time';
import { RadioGroup, useRadio } from '@thyme/ui/fields/radio-group.tsx';
import { LiveMark } from '@thyme/ui/time/first-free.tsx';
import { Video } from 'lucide-react';
import type { PickedTime } from '../picked-time.ts';

/** An appointment with a call that is in time for it. */
export interface TimePair {
  appointment: PickedTime;
  call: PickedTime;
}

interface PairChoiceProps {
  pairs: readonly TimePair[];
  value: { appointment: PickedTime | null; call: PickedTime | null };
  onPick: (pair: TimePair) => void;
}

const keyOf = (appointment: PickedTime | null, call: PickedTime | null) =>
  appointment && call ? `${appointment.time} ${call.time}` : '';

/** The first appointments with their calls: one press chooses both. */
export function PairChoice({ pairs, value, onPick }: PairChoiceProps) {
  return (
    <div className="rounded-md bg-thyme-100 p-3 min-[701px]:p-5">
      <div aria-hidden="true" className="mb-3 flex items-center justify-between gap-3">
        <b className="font-semibold">Soonest, call included</b>
        <LiveMark />
      </div>
      <RadioGroup
        label="Soonest, call included"
        hideLabel
        value={keyOf(value.appointment, value.call)}
        onValueChange={(key) => {
          const picked = pairs.find(({ appointment, call }) => keyOf(appointment, call) === key);
          if (picked) onPick(picked);
        }}
        className="min-[701px]:grid-cols-3"
      >
        {pairs.map((pair) => (
          <Pair key={pair.appointment.time} pair={pair} />
        ))}
      </RadioGroup>
    </div>
  );
}

function Pair({ pair: { appointment, call } }: { pair: TimePair }) {
  const radio = useRadio(keyOf(appointment, call));
  const callTime = `${formatDay(call.time).slice(0, 3)} ${formatTime(call.time)}`;
  const name = `Your appointment ${formatDayTime(appointment.time)}, call ${callTime}`;
  return (
    <label className="group relative flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 rounded-sm border border-transparent bg-card px-3 py-3 min-[701px]:grid min-[701px]:content-start min-[701px]:px-4 leading-snug shadow-soft transition figures hover:border-thyme-700 has-checked:bg-thyme-700 has-checked:text-white has-focus-visible:focus-ring">
      <input
        {...radio}
        aria-label={name}
        className="absolute inset-0 m-0 cursor-pointer appearance-none focus-visible:outline-none"
      />
      <span>
        <span className="block text-sm text-ink-soft group-has-checked:text-mist">Your appointment</span>
        <b className="block font-semibold whitespace-nowrap lg:text-lg">{formatDayTime(appointment.time)}</b>
      </span>
      <span className="flex items-center gap-1.5 text-sm font-medium whitespace-nowrap text-plum group-has-checked:text-mist">
        <Video aria-hidden="true" className="size-4.5" />
        {callTime}
      </span>
    </label>
  );
}
