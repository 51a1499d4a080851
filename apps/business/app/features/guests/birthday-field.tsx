import { daysOfMonth } from '@thyme/domain/guests';
import { MONTHS } from '@thyme/domain/time';
import { Select } from '@thyme/ui';

const two = (value: number) => String(value).padStart(2, '0');

interface BirthdayFieldProps {
  /** 'MM-DD', or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** A birthday without the year. */
export function BirthdayField({ value, onChange }: BirthdayFieldProps) {
  const [month = 0, day = 0] = value === '' ? [] : value.split('-').map(Number);
  const set = (nextMonth: number, nextDay: number) =>
    onChange(nextMonth === 0 ? '' : `${two(nextMonth)}-${two(Math.min(nextDay || 1, daysOfMonth(nextMonth)))}`);
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:max-w-80">
      <legend className="mb-1.5 text-sm font-semibold">Birthday</legend>
      <Select
        label="Birthday, month"
        hideLabel
        value={month}
        onChange={(event) => set(Number(event.currentTarget.value), day)}
      >
        <option value={0}>Not known</option>
        {MONTHS.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </Select>
      {month > 0 && (
        <Select
          label="Birthday, day"
          hideLabel
          value={day}
          onChange={(event) => set(month, Number(event.currentTarget.value))}
        >
          {Array.from({ length: daysOfMonth(month) }, (_none, index) => index + 1).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
}
