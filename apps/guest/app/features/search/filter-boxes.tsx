import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export const control =
  'w-full min-w-0 truncate bg-transparent font-semibold outline-hidden placeholder:font-normal placeholder:text-ink-faint';
const box =
  'relative flex min-h-12 min-w-0 items-center gap-2.5 rounded-[12px] px-3 focus-within:bg-paper focus-within:ring-2 focus-within:ring-thyme-500 focus-within:ring-inset';

interface BoxProps {
  label: string;
  icon: ReactNode;
  /** What can be done with what stands in it, at its right edge. */
  end?: ReactNode;
  className?: string;
  children: (id: string) => ReactNode;
}

/** A field of the bar: its name small above what stands in it. */
export function Box({ label, icon, end, className, children }: BoxProps) {
  const id = useId();
  return (
    <div className={clsx(box, className)}>
      <span className="flex-none text-thyme-700 max-sm:hidden">{icon}</span>
      <span className="min-w-0 flex-1 leading-tight">
        <label htmlFor={id} className="block text-sm text-ink-soft">
          {label}
        </label>
        {children(id)}
      </span>
      {end}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

export function Choice({ label, name, value, options }: ChoiceProps) {
  const id = useId();
  return (
    <div
      className={`${box} flex-auto lg:before:absolute lg:before:inset-y-3 lg:before:-left-0.5 lg:before:w-px lg:before:bg-line`}
    >
      <span className="min-w-0 flex-1 leading-tight">
        <label htmlFor={id} className="block text-sm text-ink-soft">
          {label}
        </label>
        <select id={id} name={name} defaultValue={value} className={`${control} appearance-none pr-5`}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </span>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-4.5 text-ink-soft" />
    </div>
  );
}

interface PillProps {
  label: string;
  name: string;
  value: number | undefined;
  any: string;
  options: readonly (readonly [number, string])[];
}

export function Pill({ label, name, value, any, options }: PillProps) {
  const chosen = value !== undefined && !options.some(([option]) => option === value);
  return (
    <span className="relative flex-none">
      <select
        name={name}
        aria-label={label}
        defaultValue={value ?? ''}
        className={`min-h-11 appearance-none rounded-full border pr-9 pl-4 font-medium ${value === undefined ? 'border-line bg-card' : 'border-thyme-700 bg-thyme-100'}`}
      >
        <option value="">{any}</option>
        {chosen && <option value={value}>{value}</option>}
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
