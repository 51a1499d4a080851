import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type IconButtonProps = ComponentProps<'button'> & {
  /** Accessible name: what the button does. */
  label: string;
  /** `line` on its own, `plain` inside another control, `float` on a picture. */
  look?: 'plain' | 'line' | 'float' | 'night';
  asChild?: boolean;
};

const looks = {
  plain: 'hover:bg-sand',
  line: 'border border-line bg-card hover:border-ink',
  float: 'bg-card shadow-soft hover:bg-sand',
  night: 'text-white hover:bg-white/10',
};

/** A round button with one icon, 44 px wide and tall. */
export function IconButton({ label, look = 'plain', asChild, className, type = 'button', ...rest }: IconButtonProps) {
  const classes = clsx(
    'inline-grid size-11 flex-none place-items-center rounded-full transition',
    'disabled:cursor-not-allowed disabled:opacity-35',
    looks[look],
    className,
  );
  if (asChild) return <Slot aria-label={label} className={classes} {...rest} />;
  return <button type={type} aria-label={label} className={classes} {...rest} />;
}
