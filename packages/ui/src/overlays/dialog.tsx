import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';

/** Opens `DialogContent`; the focus returns to the trigger on close. */
export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

// On phones a small dialog slides up from below. The wide one, for longer tasks, takes the whole screen there, and
// `screen`, for the longest, on tablets too.
const fromBelow = 'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-lg animate-rise md:animate-pop';
const centred =
  'md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-48px)] md:w-[calc(100%-48px)] md:-translate-1/2 md:rounded-lg';
const widths = {
  slim: `${fromBelow} ${centred} md:max-w-105`,
  mid: `${fromBelow} ${centred} md:max-w-170`,
  wide: `inset-0 animate-pop ${centred} md:max-w-282`,
  screen:
    'inset-0 animate-pop dialog:inset-auto dialog:top-1/2 dialog:left-1/2 dialog:max-h-[calc(100dvh-48px)] dialog:w-[calc(100%-48px)] dialog:max-w-282 dialog:-translate-1/2 dialog:rounded-lg',
};

export type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode;
  /** Shows the title to screen readers only, when the header shows steps instead. */
  hideTitle?: boolean;
  /** Shows the title at the start of the body, where the header has a choice instead. */
  lowTitle?: boolean;
  /** A sentence under the title, announced with it. */
  description?: ReactNode;
  /** In the header, next to the title. */
  head?: ReactNode;
  /** Directly below the header: the phone's progress line. */
  progress?: ReactNode;
  /** Fixed above the footer, at its full width. */
  strip?: ReactNode;
  /** Fixed at the bottom: a summary of the choice, and the buttons. */
  foot?: ReactNode;
  width?: keyof typeof widths;
  /** Removes the inner padding, for panes that have their own. */
  flush?: boolean;
};

/** A header 72 px tall, a body that scrolls, a fixed footer. */
export function DialogContent({
  title,
  hideTitle,
  lowTitle,
  description,
  head,
  progress,
  strip,
  foot,
  width = 'mid',
  flush,
  className,
  children,
  ...rest
}: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-70 animate-fade bg-scrim" />
      <Radix.Content
        className={clsx(
          'fixed z-75 flex flex-col overflow-hidden bg-card shadow-lift focus:outline-none',
          widths[width],
          className,
        )}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
      >
        <header
          data-toast-below=""
          className="flex min-h-15 flex-none items-center gap-6 border-b border-line py-1 pr-2 pl-5 md:min-h-18 md:pr-5 md:pl-8"
        >
          {!lowTitle && <Radix.Title className={hideTitle ? 'sr-only' : 'display-22'}>{title}</Radix.Title>}
          {head}
          <Radix.Close asChild>
            <IconButton label="Close" className="ml-auto">
              <X aria-hidden="true" className="size-6" />
            </IconButton>
          </Radix.Close>
        </header>
        {progress}
        <div className={clsx('min-h-0 flex-1 overflow-y-auto overscroll-contain', !flush && 'px-5 py-6 md:p-8')}>
          {lowTitle && <Radix.Title className="display-28">{title}</Radix.Title>}
          {description ? <Radix.Description className="mb-4 text-ink-soft">{description}</Radix.Description> : null}
          {children}
        </div>
        {strip}
        {foot ? <DialogFoot>{foot}</DialogFoot> : null}
      </Radix.Content>
    </Radix.Portal>
  );
}

function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-none flex-wrap items-center gap-3 border-t border-line bg-card px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:flex-nowrap md:justify-end md:gap-4 md:px-8 md:py-4">
      {children}
    </footer>
  );
}

/** A summary of the choice, next to the button that continues. */
export function DialogChoice({
  title,
  detail,
  className,
}: {
  title: ReactNode;
  detail?: ReactNode;
  className?: string;
}) {
  return (
    <div className={clsx('flex-1 leading-snug md:ml-auto md:text-right', className)}>
      <b className="block font-semibold">{title}</b>
      {detail ? <span className="text-sm text-ink-soft">{detail}</span> : null}
    </div>
  );
}
