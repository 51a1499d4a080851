import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type IconButtonProps = ComponentProps<'button'> & {
  /** What it does, for people who do not see the icon. */
  label: string;
  /** `line` stands on its own, `plain` inside something, `float` on a picture. */
  look?: 'plain' | 'line' | 'float' | 'night';
  asChild?: boolean;
};

const looks = {
  plain: 'hover:bg-sand',
  line: 'border border-line bg-card hover:border-ink',
  float: 'bg-card shadow-soft hover:bg-sand',
  night: 'text-white hover:bg-white/10',
};

/** A round button, 44 wide and tall, with one icon. */
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
