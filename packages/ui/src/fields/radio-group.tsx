import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { FieldError } from './field.tsx';

type Group = {
  name: string;
  value: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  disabled: boolean | undefined;
};

const GroupContext = createContext<Group | null>(null);

export type RadioGroupProps = {
  label: ReactNode;
  hideLabel?: boolean;
  /** Uncontrolled when left out, as forms with `name` expect. */
  value?: string;
  onValueChange?: (value: string) => void;
  name?: string;
  disabled?: boolean;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A choice of a few options; native radios, so arrow keys and forms work without code. */
export function RadioGroup({
  label,
  hideLabel,
  value,
  onValueChange,
  name,
  disabled,
  error,
  className,
  children,
}: RadioGroupProps) {
  const own = useId();
  const errorId = `${own}-error`;
  return (
    <GroupContext value={{ name: name ?? own, value, onValueChange, disabled }}>
      <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
        <legend className={hideLabel ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
        <div className={clsx('grid gap-2', className)}>{children}</div>
        {error ? (
          <div className="mt-1.5">
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        ) : null}
      </fieldset>
    </GroupContext>
  );
}

/** The native props of one radio in the surrounding group. */
export function useRadio(value: string) {
  const group = useContext(GroupContext);
  if (!group) throw new Error('A Radio must be inside a RadioGroup');
  const controlled = group.value !== undefined;
  return {
    type: 'radio' as const,
    name: group.name,
    value,
    disabled: group.disabled,
    ...(controlled ? { checked: group.value === value } : {}),
    onChange: () => group.onValueChange?.(value),
  };
}

const mark =
  'm-0 grid size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-card transition ' +
  'checked:border-[7px] checked:border-thyme-700 disabled:bg-sand';

type RadioProps = Omit<ComponentProps<'input'>, 'value' | 'type' | 'name' | 'onChange' | 'checked'> & {
  value: string;
  children: ReactNode;
};

/** A plain option. */
export function Radio({ value, children, className, disabled, ...rest }: RadioProps) {
  const radio = useRadio(value);
  return (
    <label
      className={clsx(
        'inline-flex min-h-11 items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
        className,
      )}
    >
      <input {...radio} className={mark} disabled={disabled || radio.disabled} {...rest} />
      <span>{children}</span>
    </label>
  );
}

type RadioCardProps = RadioProps & {
  /** A second, lighter line. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** At the far end: a price, card networks. */
  end?: ReactNode;
};

/** An option with its own frame, 56 px tall. */
export function RadioCard({ value, children, detail, icon, end, className, disabled, ...rest }: RadioCardProps) {
  const radio = useRadio(value);
  return (
    <label
      className={clsx(
        'flex min-h-14 items-center gap-3 rounded-sm border border-line bg-card px-4 py-2 transition hover:border-line-strong',
        'has-checked:border-thyme-700 has-checked:bg-thyme-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-thyme-700)]',
        'has-focus-visible:focus-ring has-disabled:cursor-not-allowed has-disabled:bg-sand has-disabled:text-ink-faint',
        className,
      )}
    >
      <input
        {...radio}
        className={clsx(mark, 'focus-visible:outline-none')}
        disabled={disabled || radio.disabled}
        {...rest}
      />
      {icon}
      <span className="min-w-0">
        {children}
        {detail ? <span className="block text-sm text-ink-soft">{detail}</span> : null}
      </span>
      {end ? <span className="ml-auto">{end}</span> : null}
    </label>
  );
}
