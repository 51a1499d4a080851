import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const Drawer = Radix.Root;
/** Names the drawer; wrap its heading with `asChild`. */
export const DrawerTitle = Radix.Title;

/** A panel over the right side of the page, full screen on phones. It has its own header and footer. */
export function DrawerContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-70 animate-fade bg-scrim" />
      <Radix.Content
        aria-describedby={undefined}
        data-drawer=""
        className={clsx(
          'fixed inset-y-0 right-0 z-75 flex w-full animate-fade flex-col overflow-y-auto bg-card shadow-lift focus:outline-none md:max-w-110',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}
