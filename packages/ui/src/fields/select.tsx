import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldProps } from './field.tsx';

export type SelectProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>;

/** The native select, styled like a field: it has the best keyboard and phone behaviour. */
export function Select({ label, hideLabel, hint, error, className, id, children, ...select }: SelectProps) {
  return (
    <Field {...{ id, label, hideLabel, hint, error, className }}>
      {(control) => (
        <div className="relative">
          <select {...control} className={clsx(controlStyles, 'h-12 appearance-none truncate pr-10')} {...select}>
            {children}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3" />
        </div>
      )}
    </Field>
  );
}
