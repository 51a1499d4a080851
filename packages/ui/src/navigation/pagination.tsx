import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { pageNumbers } from './page-numbers.ts';

export type PaginationProps = {
  page: number;
  pages: number;
  /** Renders a link to that page, usually the router's. */
  link: (page: number) => ReactElement;
  label?: string;
  className?: string;
};

const cell =
  'inline-grid min-h-11 min-w-9 place-items-center rounded-sm px-1 font-medium md:min-w-11 md:px-2 no-underline transition figures';

/** Page numbers as links, with previous and next. */
export function Pagination({ page, pages, link, label = 'Pages', className }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5 md:gap-1">
        <li>
          <Step to={page - 1} off={page <= 1} name="Previous page" link={link}>
            <ChevronLeft aria-hidden="true" />
          </Step>
        </li>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true" className={clsx(cell, 'text-ink-soft')}>
                …
              </span>
            ) : (
              <Numbered number={number} here={number === page} link={link} />
            )}
          </li>
        ))}
        <li>
          <Step to={page + 1} off={page >= pages} name="Next page" link={link}>
            <ChevronRight aria-hidden="true" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function Numbered({ number, here, link }: { number: number; here: boolean; link: PaginationProps['link'] }) {
  return (
    <Slot
      aria-label={`Page ${number}`}
      aria-current={here ? 'page' : undefined}
      className={clsx(cell, here ? 'bg-thyme-700 text-white' : 'hover:bg-sand')}
    >
      {withText(link(number), String(number))}
    </Slot>
  );
}

type StepProps = { to: number; off: boolean; name: string; link: PaginationProps['link']; children: ReactElement };

function Step({ to, off, name, link, children }: StepProps) {
  if (off) {
    return (
      <span aria-hidden="true" className={clsx(cell, 'opacity-35')}>
        {children}
      </span>
    );
  }
  return (
    <Slot aria-label={name} className={clsx(cell, 'hover:bg-sand')}>
      {withText(link(to), children)}
    </Slot>
  );
}

/** The caller renders the link; its content and label are set here. */
function withText(link: ReactElement, text: ReactNode): ReactElement {
  return cloneElement(link, undefined, text);
}
