import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hideLabel?: boolean;
  error?: ReactNode;
};

/** A checkbox; its label is part of the 44 px target. */
export function Checkbox({ label, hideLabel, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="group relative inline-flex min-h-11 min-w-11 items-start gap-3 py-2.5 font-medium has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
        <input
          type="checkbox"
          className="peer absolute -top-0 -left-2.5 m-0 size-11 cursor-pointer opacity-0 disabled:cursor-not-allowed"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span
          aria-hidden="true"
          className={clsx(
            'grid size-6 flex-none place-items-center rounded-[7px] border-[1.5px] border-line-strong bg-card text-white transition',
            // Hidden instead of transparent: forced colours would make a transparent icon visible.
            '[&>svg]:invisible peer-checked:[&>svg]:visible',
            'group-hover:border-ink peer-checked:border-thyme-700 peer-checked:bg-thyme-700',
            'peer-focus-visible:focus-ring peer-disabled:border-line peer-disabled:bg-sand',
            'peer-aria-invalid:border-danger',
          )}
        >
          <Check className="size-4 stroke-[3]" />
        </span>
        <span className={hideLabel ? 'sr-only' : 'min-w-0'}>{label}</span>
      </label>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
