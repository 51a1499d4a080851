import { Select } from '@thyme/ui';
import { clockTime, timesOfDay } from './clock-time.ts';

interface TimeSelectProps {
  label: string;
  /** In a row with others: the label is only read aloud. */
  inline?: boolean;
  /** Minutes since midnight. */
  value: number;
  onChange: (minutes: number) => void;
}

/** A time of the day in steps of a quarter of an hour; a value between them stays on the list. */
export function TimeSelect({ label, inline, value, onChange }: TimeSelectProps) {
  return (
    <Select
      label={label}
      hideLabel={inline}
      className={inline ? 'min-w-28 flex-1' : undefined}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {timesOfDay([value]).map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 1440 ? 'midnight' : clockTime(minutes)}
        </option>
      ))}
    </Select>
  );
}
