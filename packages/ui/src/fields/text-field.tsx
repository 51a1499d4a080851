import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyles, Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** A small icon inside, before the text. */
    icon?: ReactNode;
    /** A button inside, at the end; 44 px wide. */
    end?: ReactNode;
    inputClassName?: string;
  };

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  className,
  id,
  icon,
  end,
  inputClassName,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hideLabel, hint, error, className }}>
      {(control) => (
        <div className="relative">
          {icon ? (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-soft">
              {icon}
            </span>
          ) : null}
          <input
            {...control}
            className={clsx(controlStyles, 'h-12', icon && 'pl-11', end && 'pr-12', inputClassName)}
            {...input}
          />
          {end ? <span className="absolute top-0.5 right-0.5">{end}</span> : null}
        </div>
      )}
    </Field>
  );
}
