import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type SwitchProps = Omit<ComponentProps<'button'>, 'onChange'> & {
  label: string;
  checked: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** A switch that applies at once. The visible label is next to it on the page; here it names the control. */
export function Switch({ label, checked, onCheckedChange, className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={clsx(
        'relative h-8 w-13 flex-none rounded-full p-[3px] transition after:absolute after:-inset-1.5',
        'disabled:cursor-not-allowed disabled:opacity-50',
        checked ? 'bg-thyme-700' : 'bg-line-strong',
        className,
      )}
      onClick={() => onCheckedChange?.(!checked)}
      {...rest}
    >
      <span
        aria-hidden="true"
        className={clsx('block size-6.5 rounded-full bg-white shadow-soft transition', checked && 'translate-x-5')}
      />
    </button>
  );
}
