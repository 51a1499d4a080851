import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { floatingStyles } from './floating-styles.ts';

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

/** A small card next to its trigger. Name it with `aria-label` or `aria-labelledby`. */
export function PopoverContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={8}
        collisionPadding={12}
        className={clsx(floatingStyles, 'max-w-[calc(100vw-24px)] p-4', className)}
        {...rest}
      />
    </Radix.Portal>
  );
}
