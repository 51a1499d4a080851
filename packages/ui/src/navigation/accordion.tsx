import * as Radix from '@radix-ui/react-accordion';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** Sections that open one under another. `type="multiple"` lets several stand open. */
export function Accordion({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={clsx('grid gap-3', className)} {...rest} />;
}

export type AccordionItemProps = {
  value: string;
  title: ReactNode;
  /** At the end of the head: "4 services, from €15". */
  summary?: ReactNode;
  /** The heading's place in the page. */
  level?: 2 | 3 | 4;
  /** Without the inner margin, for rows that bring their own lines. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

export function AccordionItem({ value, title, summary, level = 3, flush, className, children }: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <Radix.Item value={value} className={clsx('rounded-md border border-line bg-card', className)}>
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className="group grid min-h-18 w-full grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 rounded-md px-4 py-3 text-left md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-4 md:px-6">
            <span className="col-start-1 row-start-1 display-22">{title}</span>
            {summary ? (
              <span className="col-start-1 row-start-2 text-sm text-ink-soft figures md:col-start-2 md:row-start-1 md:text-base">
                {summary}
              </span>
            ) : null}
            <span
              aria-hidden="true"
              className="col-start-2 row-span-2 row-start-1 -mr-1.5 grid size-8 place-items-center rounded-full transition group-hover:bg-sand group-data-[state=open]:rotate-180 md:col-start-3 md:row-span-1"
            >
              <ChevronDown />
            </span>
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        <div className={clsx('mx-4 border-t border-line md:mx-6', !flush && 'py-4')}>{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
