import { clsx } from 'clsx';
import { Dot } from '../display/badge.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { TimeSlot } from './time-slot.tsx';

export type FirstFreeProps = {
  title?: string;
  times: readonly { value: string; day: string; time: string }[];
  value: string | null;
  onValueChange: (value: string) => void;
  /** The times are updated live. */
  live?: boolean;
  className?: string;
};

/** The earliest free times, above the calendar. */
export function FirstFree({ title = 'First free', times, value, onValueChange, live, className }: FirstFreeProps) {
  return (
    <div className={clsx('rounded-md bg-thyme-100 p-4 md:px-5 md:pb-5', className)}>
      <div aria-hidden="true" className="mb-3 flex items-center justify-between gap-3">
        <b className="font-semibold">{title}</b>
        {live ? <LiveMark /> : null}
      </div>
      <RadioGroup
        label={title}
        hideLabel
        value={value ?? ''}
        onValueChange={onValueChange}
        className="grid-cols-2 sm:grid-cols-4"
      >
        {times.map((time) => (
          <TimeSlot
            key={time.value}
            value={time.value}
            over={time.day}
            className="min-h-15 border-transparent! shadow-soft hover:border-thyme-700!"
          >
            {time.time}
          </TimeSlot>
        ))}
      </RadioGroup>
    </div>
  );
}

/** Indicates that the times are updated live. */
export function LiveMark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-sm whitespace-nowrap text-thyme-700">
      <Dot live />
      Live
    </span>
  );
}
