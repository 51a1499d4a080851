import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EbookWordsFragment } from '../../../generated/graphql.ts';
import { EbookCover } from './ebook-cover.tsx';

interface EbookPanelProps {
  book: EbookWordsFragment;
  /** The page is about the book, so its title is the page's. */
  level?: 1 | 2;
  /** The form. */
  children: ReactNode;
}

/** The book, what is in it, and the form to have it sent. */
export function EbookPanel({ book, level = 2, children }: EbookPanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section id="ebook" aria-labelledby="ebook-title" className="wrap scroll-mt-21">
      <div className="grid items-center gap-8 rounded-[32px] bg-thyme-100 p-6 md:grid-cols-[13rem_1fr] md:gap-10 md:p-12 lg:grid-cols-[14rem_1fr_24rem]">
        <EbookCover />
        <div>
          <Heading id="ebook-title" className="display-48">
            Get Free eBook
          </Heading>
          <p className="mt-3.5 text-lg text-pretty">
            <b className="font-semibold">{book.title}.</b> {book.description}
          </p>
          <ul className="mt-4.5 grid gap-2">
            {book.highlights.map((highlight) => (
              <li key={highlight} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-0.5 flex-none text-thyme-700" /> {highlight}
              </li>
            ))}
          </ul>
        </div>
        <div className="overflow-hidden rounded-lg bg-card p-2 shadow-soft md:col-span-2 lg:col-span-1">{children}</div>
      </div>
    </section>
  );
}
