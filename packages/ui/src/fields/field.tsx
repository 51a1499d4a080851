import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Props of every labelled field. */
export type FieldProps = {
  label: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** An error message; its presence marks the field as invalid. */
  error?: ReactNode;
  /** Applied to the whole field. */
  className?: string;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldProps & {
  id: string | undefined;
  required?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, then the error or the hint, connected by ARIA attributes. */
export function Field({ id, label, hideLabel, hint, error, className, children }: Props) {
  const own = useId();
  const controlId = id ?? own;
  const noteId = `${controlId}-note`;
  const note = error || hint;
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? <FieldError id={noteId}>{error}</FieldError> : null}
      {!error && hint ? (
        <p id={noteId} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-sm font-medium text-danger">
      <CircleAlert className="mt-0.5 size-4" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** The box of a text-like control: 48 px tall, a border with 3:1 contrast, a ring on focus. */
export const controlStyles =
  'w-full rounded-sm border border-line-strong bg-card px-3.5 transition-[border-color,box-shadow] ' +
  'placeholder:text-ink-faint hover:border-ink ' +
  'focus:border-thyme-700 focus:shadow-[0_0_0_3px_var(--color-thyme-300)] focus:outline-hidden ' +
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sand disabled:text-ink-faint ' +
  'aria-invalid:border-danger aria-invalid:shadow-[0_0_0_1px_var(--color-danger)] ' +
  'aria-invalid:focus:shadow-[0_0_0_3px_var(--color-danger-200)]';
