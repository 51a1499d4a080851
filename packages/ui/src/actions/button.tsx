import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts';
import { Spinner } from './spinner.tsx';
import { useFocusKept } from './use-focus-kept.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width. */
  wide?: boolean;
  /** A long label takes more lines where there is no room for it. */
  wraps?: boolean;
  /** Disables the button and announces that it is busy. */
  busy?: boolean;
  busyLabel?: string;
  /** Applies the styles to its only child, usually a link. */
  asChild?: boolean;
};

/** A button for one action. The label says what happens; use the clay variant once per page. */
export function Button({
  variant,
  size,
  wide,
  wraps,
  busy = false,
  busyLabel = 'Please wait...',
  asChild = false,
  className,
  disabled,
  children,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const kept = useFocusKept(busy, ref);
  const classes = clsx(buttonStyles({ variant, size, wide, wraps, busy }), className);
  if (asChild) {
    return (
      <Slot className={classes} ref={ref} {...rest}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      ref={kept}
      {...rest}
    >
      {busy ? (
        <>
          <Spinner />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
