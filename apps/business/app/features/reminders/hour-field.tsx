import { spokenTime } from '@thyme/domain/time';
import { ClockField } from '@thyme/ui';
import { hourWords } from './reminder-draft.ts';

const HOURS = Array.from({ length: 24 }, (_none, hour) => hour * 60);

const readHour = (words: string) => {
  const minute = spokenTime(words);
  return minute !== null && minute % 60 === 0 ? minute % (24 * 60) : null;
};

interface HourFieldProps {
  label: string;
  /** An hour of the day, 0 to 23. */
  value: number;
  onChange: (hour: number) => void;
}

/** A whole hour, '9 pm': typed in any usual way, or chosen from the list. */
export function HourField({ label, value, onChange }: HourFieldProps) {
  return (
    <ClockField
      label={label}
      value={value * 60}
      times={HOURS}
      show={(minute) => hourWords(minute / 60)}
      read={readHour}
      listLabel="Hours"
      unreadable="Please enter a whole hour such as 9 pm."
      onTime={(minute) => minute !== null && onChange(minute / 60)}
    />
  );
}
