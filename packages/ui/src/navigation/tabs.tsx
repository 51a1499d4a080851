import { Slot } from '@radix-ui/react-slot';
import * as Radix from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useState } from 'react';

const row = 'scroll-row flex gap-6 md:gap-8';
const tab =
  'relative inline-flex min-h-13 flex-none items-center gap-2 whitespace-nowrap no-underline transition-colors hover:text-ink -outline-offset-4!';
const idle = 'font-medium text-ink-soft';
const current =
  'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-thyme-700 text-ink font-semibold';

export type TabsProps = ComponentProps<typeof Radix.Root>;

/** Several views in one place; only the selected one is rendered. */
export function Tabs({ className, ...rest }: TabsProps) {
  return <Radix.Root className={clsx('min-w-0', className)} {...rest} />;
}

export function TabList({ label, className, ...rest }: ComponentProps<typeof Radix.List> & { label: string }) {
  return <Radix.List aria-label={label} className={clsx(row, 'border-b border-line', className)} {...rest} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={clsx(
        tab,
        idle,
        'data-[state=active]:font-semibold data-[state=active]:text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-full data-[state=active]:after:bg-thyme-700',
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={clsx('pt-6', className)} {...rest} />;
}

/** The tabs with the look of a segmented choice, for the head of a dialog. */
export function SegmentTabList({ label, className, ...rest }: ComponentProps<typeof Radix.List> & { label: string }) {
  return (
    <Radix.List
      aria-label={label}
      className={clsx('inline-grid auto-cols-fr grid-flow-col rounded-[12px] bg-sand p-1', className)}
      {...rest}
    />
  );
}

export function SegmentTab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={clsx(
        'inline-flex min-h-11 items-center justify-center rounded-[8px] px-4 font-medium whitespace-nowrap transition focus-visible:focus-ring',
        'data-[state=active]:bg-card data-[state=active]:font-semibold data-[state=active]:shadow-soft',
        className,
      )}
      {...rest}
    />
  );
}

/** A panel that is rendered when it is first shown, and then keeps what is typed in it while another tab is shown. */
export function KeptTabPanel({
  isShown,
  children,
  ...rest
}: ComponentProps<typeof Radix.Content> & { isShown: boolean }) {
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  return (
    <Radix.Content forceMount hidden={!isShown} {...rest}>
      {wasShown && children}
    </Radix.Content>
  );
}

/** Tabs that are links: sections of a page or pages of an area. */
export function LinkTabs({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={clsx('border-b border-line', className)}>
      <ul className={row}>{children}</ul>
    </nav>
  );
}

type LinkTabProps = ComponentProps<'a'> & {
  /** The current page or section. */
  active?: boolean;
  /** A light count after the label. */
  count?: number;
  asChild?: boolean;
};

export function LinkTab({ active, count, asChild, className, children, ...rest }: LinkTabProps) {
  const classes = clsx(tab, active ? current : idle, className);
  if (asChild) {
    return (
      <li>
        <Slot className={classes} aria-current={active ? 'page' : undefined} {...rest}>
          {children}
        </Slot>
      </li>
    );
  }
  return (
    <li>
      <a className={classes} aria-current={active ? 'true' : undefined} {...rest}>
        {children}
        {count === undefined ? null : <span className="font-normal text-ink-soft figures">{count}</span>}
      </a>
    </li>
  );
}
