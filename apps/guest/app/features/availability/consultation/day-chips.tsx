import { formatDay, type LocalDate, wallAt } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { RadioGroup } from '@thyme/ui/fields/radio-group.tsx';
import { type SlotTone, TimeSlot } from '@thyme/ui/time/time-slot.tsx';
import { useState } from 'react';

interface DayChipsProps {
  label: string;
  days: readonly LocalDate[];
  value: LocalDate | null;
  onChange: (date: LocalDate) => void;
  tone?: SlotTone;
  /** How many are shown at first. */
  shown: number;
  /** Whether the others are shown on request; false where another control leads to them. */
  hasMore: boolean;
}

/** A few days as buttons, and the others on request. */
export function DayChips({ label, days, value, onChange, tone, shown, hasMore }: DayChipsProps) {
  const [whole, setWhole] = useState(false);
  const first = days.slice(0, shown);
  // A chosen day is never hidden.
  const visible = whole ? days : value && !first.includes(value) ? [...first.slice(0, -1), value] : first;
  return (
    <div>
      <RadioGroup
        label={label}
        hideLabel
        value={value ?? ''}
        onValueChange={onChange}
        className="grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]"
      >
        {visible.map((day) => (
          <TimeSlot key={day} value={day} tone={tone} over={formatDay(wallAt(day)).slice(0, 3)} className="min-h-13.5">
            {formatDay(wallAt(day)).slice(4)}
          </TimeSlot>
        ))}
      </RadioGroup>
      {hasMore && days.length > visible.length && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setWhole(true)}>
          More days
        </Button>
      )}
    </div>
  );
}
