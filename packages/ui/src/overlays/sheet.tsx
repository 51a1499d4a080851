import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

export const Sheet = Radix.Root;
export const SheetTrigger = Radix.Trigger;
export const SheetClose = Radix.Close;

export type SheetContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode;
  /** Next to the title: "1 item". */
  note?: ReactNode;
  foot?: ReactNode;
  /** `bottom` slides up; `right` is at the side from tablet width on, for menus. */
  side?: 'bottom' | 'right';
};

const sides = {
  bottom: 'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-lg animate-rise md:mx-auto md:max-w-140',
  right: 'inset-y-0 right-0 w-[min(400px,100%)] animate-fade',
};

/** A panel from below with a handle, for content that does not fit on a phone. */
export function SheetContent({ title, note, foot, side = 'bottom', className, children, ...rest }: SheetContentProps) {
  return (
    <Radix.Portal>
      {/* Above a dialog that the sheet was opened from. */}
      <Radix.Overlay className="fixed inset-0 z-75 animate-fade bg-scrim" />
      <Radix.Content
        aria-describedby={undefined}
        className={clsx('fixed z-75 flex flex-col bg-card shadow-lift focus:outline-none', sides[side], className)}
        {...rest}
      >
        {side === 'bottom' ? (
          <span aria-hidden="true" className="mx-auto mt-3 h-1 w-10 flex-none rounded-full bg-line-strong/60" />
        ) : null}
        <header data-toast-below="" className="flex flex-none items-center gap-3 py-2 pr-2 pl-5">
          <Radix.Title className="display-28">{title}</Radix.Title>
          {note ? <span className="ml-auto text-ink-soft">{note}</span> : null}
          <Radix.Close asChild>
            <IconButton label="Close" className={note ? undefined : 'ml-auto'}>
              <X aria-hidden="true" className="size-6" />
            </IconButton>
          </Radix.Close>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
        {foot ? (
          <footer className="flex-none border-t border-line bg-card px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
            {foot}
          </footer>
        ) : null}
      </Radix.Content>
    </Radix.Portal>
  );
}
