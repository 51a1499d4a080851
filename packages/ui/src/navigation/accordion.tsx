import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/** A stack of sections that open and close. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('grid gap-3', className)}>{children}</div>;
}

export type AccordionItemProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  /** At the end of the header: "4 services, from €15". */
  summary?: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3 | 4;
  /** Removes the inner padding, for rows that have their own. */
  flush?: boolean;
};

/**
 * A native details element: closed content is in the page as well, for search and without scripts. Items with the same
 * `name` close each other; `open` is the initial state.
 */
export function AccordionItem({ title, summary, level = 3, flush, className, children, ...rest }: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details className={clsx('accordion group rounded-md border border-line bg-card', className)} {...rest}>
      <summary className="grid min-h-18 list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 rounded-md px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-x-4 md:px-6">
        <Heading className="col-start-1 row-start-1 display-22">{title}</Heading>
        {summary ? (
          <span className="col-start-1 row-start-2 text-sm text-ink-soft figures md:col-start-2 md:row-start-1 md:text-base">
            {summary}
          </span>
        ) : null}
        <span
          aria-hidden="true"
          className="col-start-2 row-span-2 row-start-1 -mr-1.5 grid size-8 place-items-center rounded-full transition group-open:rotate-180 [summary:hover_&]:bg-sand md:col-start-3 md:row-span-1"
        >
          <ChevronDown />
        </span>
      </summary>
      <div className={clsx('mx-4 border-t border-line md:mx-6', !flush && 'py-4')}>{children}</div>
    </details>
  );
}
