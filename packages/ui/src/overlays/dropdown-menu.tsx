import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { floatingStyles } from './floating-styles.ts';

/** A menu of actions. Unlike a dialog, it leaves the page behind it usable. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Radix.Trigger;

/** Rendered next to its trigger in the document, so that it stays in the same landmark. */
export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      sideOffset={8}
      collisionPadding={12}
      align="end"
      className={clsx(floatingStyles, 'min-w-64 p-2', className)}
      {...rest}
    />
  );
}

type ItemProps = ComponentProps<typeof Radix.Item> & { danger?: boolean };

/** One menu item, 44 px tall; use `asChild` for links. */
export function DropdownMenuItem({ danger, className, ...rest }: ItemProps) {
  return (
    <Radix.Item
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 font-medium no-underline outline-hidden',
        'data-disabled:cursor-not-allowed data-disabled:text-ink-faint',
        danger ? 'text-danger data-highlighted:bg-danger-100' : 'data-highlighted:bg-sand [&_svg]:text-thyme-700',
        className,
      )}
      {...rest}
    />
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={clsx('mb-2 border-b border-line px-3 pt-2 pb-3 leading-snug', className)} {...rest} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="mx-3 my-2 h-px bg-line" />;
}
