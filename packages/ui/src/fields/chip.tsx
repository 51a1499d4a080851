import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type ChipProps = ComponentProps<'button'> & { pressed: boolean };

/** A filter that can be toggled. */
export function Chip({ pressed, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      type={type}
      aria-pressed={pressed}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-medium whitespace-nowrap transition',
        pressed ? 'border-thyme-900 bg-thyme-900 text-white' : 'border-line bg-card hover:border-ink',
        className,
      )}
      {...rest}
    />
  );
}
