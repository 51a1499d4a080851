import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RadioGroup } from '../fields/radio-group.tsx';
import { type SlotTone, TimeSlot } from './time-slot.tsx';

export type TimeChoice = {
  value: string;
  /** Formatted: "10:00 am". */
  label: string;
  /** `taken`: it has just been booked by another guest. `back`: it has just become free. */
  state?: 'free' | 'taken' | 'back';
};

export type TimeListProps = {
  label: string;
  /** Parts of the day, in order; those without times are left out. */
  groups: readonly { title: string; note?: ReactNode; times: readonly TimeChoice[] }[];
  value: string | null;
  onValueChange: (value: string) => void;
  tone?: SlotTone;
  className?: string;
};

/** The times of one day. They may disappear and return while the list is shown. */
export function TimeList({ label, groups, value, onValueChange, tone, className }: TimeListProps) {
  return (
    <RadioGroup
      label={label}
      hideLabel
      value={value ?? ''}
      onValueChange={onValueChange}
      className={clsx('gap-4!', className)}
    >
      {groups
        .filter((group) => group.times.length > 0)
        .map((group) => (
          <div key={group.title}>
            <p className="mb-2 flex justify-between gap-4 text-sm text-ink-soft">
              <span>{group.title}</span>
              {group.note ? <span>{group.note}</span> : null}
            </p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 max-md:grid-cols-3">
              {group.times.map((time) => (
                <TimeSlot key={time.value} value={time.value} state={time.state} tone={tone}>
                  {time.label}
                </TimeSlot>
              ))}
            </div>
          </div>
        ))}
    </RadioGroup>
  );
}
