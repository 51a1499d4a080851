import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldProps } from './field.tsx';

export type DialCountry = {
  /** Two-letter country code, such as IE. */
  code: string;
  name: string;
  /** With the plus, such as +353. */
  dial: string;
};

export type PhoneFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & {
    countries: readonly DialCountry[];
    country: string;
    onCountryChange: (code: string) => void;
  };

/** Country and number in one frame. The form parses and validates the number. */
export function PhoneField({
  label,
  hideLabel,
  hint,
  error,
  className,
  id,
  countries,
  country,
  onCountryChange,
  ...input
}: PhoneFieldProps) {
  const chosen = countries.find((entry) => entry.code === country);
  return (
    <Field {...{ id, label, hideLabel, hint, error, className }}>
      {(control) => (
        <div className="flex gap-2">
          <div className="relative flex-none">
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center gap-1.5 figures"
            >
              {chosen ? `${chosen.code} ${chosen.dial}` : 'Country'}
              <ChevronDown className="size-4" />
            </span>
            <select
              aria-label="Country code"
              value={country}
              disabled={input.disabled}
              onChange={(event) => onCountryChange(event.target.value)}
              className={clsx(controlStyles, 'h-12 w-31! appearance-none text-transparent [&>option]:text-ink')}
            >
              {countries.map((entry) => (
                <option key={entry.code} value={entry.code}>
                  {entry.name} ({entry.dial})
                </option>
              ))}
            </select>
          </div>
          <input
            {...control}
            // Not of type "tel": browsers fill that one with the country code, which is chosen beside it.
            inputMode="tel"
            autoComplete="tel-national"
            className={clsx(controlStyles, 'h-12 min-w-0 flex-1 figures')}
            {...input}
          />
        </div>
      )}
    </Field>
  );
}
