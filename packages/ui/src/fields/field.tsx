import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What every labelled field takes. */
export type FieldProps = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** A sentence; its presence makes the field wrong. */
  error?: ReactNode;
  /** Placed on the whole field. */
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

/** Label above, control, then the error or the hint, tied together for assistive technology. */
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

/** The box of a text-like control: 48 tall, a field line of 3:1, a ring when focused. */
export const controlStyles =
  'w-full rounded-sm border border-line-strong bg-card px-3.5 transition-[border-color,box-shadow] ' +
  'placeholder:text-ink-faint hover:border-ink ' +
  'focus:border-thyme-700 focus:shadow-[0_0_0_3px_var(--color-thyme-300)] focus:outline-hidden ' +
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sand disabled:text-ink-faint ' +
  'aria-invalid:border-danger aria-invalid:shadow-[0_0_0_1px_var(--color-danger)] ' +
  'aria-invalid:focus:shadow-[0_0_0_3px_var(--color-danger-200)]';
