import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyles, Field, type FieldProps } from './field.tsx';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** A multi-line field; grows with its content where the browser supports it. */
export function TextArea({ label, hideLabel, hint, error, className, id, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field {...{ id, label, hideLabel, hint, error, className }}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          className={clsx(
            controlStyles,
            'field-sizing-content py-3 leading-normal',
            rows < 3 ? 'min-h-19' : 'min-h-24',
          )}
          {...area}
        />
      )}
    </Field>
  );
}
