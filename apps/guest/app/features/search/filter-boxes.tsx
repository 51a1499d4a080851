import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export const control =
  'w-full min-w-0 truncate bg-transparent font-semibold outline-hidden placeholder:font-normal placeholder:text-ink-faint';
export const fieldBox =
  'relative flex min-h-12 min-w-0 items-center gap-2.5 rounded-[12px] px-3 focus-within:bg-paper focus-within:ring-2 focus-within:ring-thyme-500 focus-within:ring-inset';

interface BoxProps {
  label: string;
  icon: ReactNode;
  /** The actions on its value, at its right edge. */
  end?: ReactNode;
  className?: string;
  children: (id: string) => ReactNode;
}

/** A field of the bar: its label, small, above its value. */
export function Box({ label, icon, end, className, children }: BoxProps) {
  const id = useId();
  return (
    <div className={clsx(fieldBox, className)}>
      <span className="flex-none text-thyme-700 max-sm:hidden">{icon}</span>
      <div className="min-w-0 flex-1 leading-tight">
        <label htmlFor={id} className="block text-sm text-ink-soft">
          {label}
        </label>
        {children(id)}
      </div>
      {end}
    </div>
  );
}

interface PillProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  /** The option that filters nothing. */
  neutral: string;
  /** The label is in the pill, where the options alone are not clear. */
  isNamed?: boolean;
}

/** A filter as a pill; an active one is tinted. */
export function Pill({ label, name, value, options, neutral, isNamed = false }: PillProps) {
  const isListed = options.some(([option]) => option === value);
  return (
    <span
      className={clsx(
        'relative inline-flex flex-none items-center rounded-full border has-focus-visible:outline-2 has-focus-visible:outline-thyme-500',
        value === neutral ? 'border-line bg-card' : 'border-thyme-700 bg-thyme-100',
      )}
    >
      {isNamed && (
        <span aria-hidden="true" className="pl-4 text-ink-soft">
          {label}
        </span>
      )}
      <select
        name={name}
        aria-label={label}
        defaultValue={value}
        className={clsx(
          'min-h-11 cursor-pointer appearance-none rounded-full bg-transparent pr-9 font-medium outline-hidden',
          isNamed ? 'pl-1.5' : 'pl-4',
        )}
      >
        {!isListed && <option value={value}>{value}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-4.5" />
    </span>
  );
}
