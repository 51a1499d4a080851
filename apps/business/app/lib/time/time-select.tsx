import { Select } from '@thyme/ui';
import { clockTime, timesOfDay } from './clock-time.ts';

interface TimeSelectProps {
  label: string;
  /** Hides the label visually, for a row of fields. */
  inline?: boolean;
  /** Minutes since midnight. */
  value: number;
  onChange: (minutes: number) => void;
}

/** A time of day in steps of 15 minutes; other values stay in the list. */
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
