import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { Heading } from './outline.ts';
import { useCurrentSection } from './use-current-section.ts';

/** The table of contents of a long text: beside it on a desktop, folded above it on a phone. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrentSection(headings.map(({ id }) => id));
  return (
    <>
      <nav aria-label="Contents" className="w-full max-lg:hidden print:hidden">
        <p className="flex min-h-11 items-center font-semibold">Contents</p>
        <HeadingList headings={headings} current={current} className="border-l-2 border-line" />
      </nav>
      <details className="group w-full rounded-md border border-line bg-card px-5 lg:hidden print:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between font-semibold">
          Contents
          <ChevronDown aria-hidden="true" className="text-thyme-700 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="Contents" className="pb-3">
          <HeadingList headings={headings} current={current} className="border-l-2 border-line" />
        </nav>
      </details>
    </>
  );
}

interface HeadingListProps {
  headings: readonly Heading[];
  current: string | null;
  className: string;
}

function HeadingList({ headings, current, className }: HeadingListProps) {
  return (
    <ol className={className}>
      {headings.map(({ id, text }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={clsx(
              '-ml-0.5 grid min-h-11 lg:min-h-10 grid-cols-[1.75rem_1fr] items-center border-l-2 pl-4 leading-snug no-underline hover:text-thyme-700',
              id === current ? 'border-thyme-700 font-semibold text-thyme-700' : 'border-transparent',
            )}
          >
            <span className="text-ink-soft figures">{index + 1}</span> {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
