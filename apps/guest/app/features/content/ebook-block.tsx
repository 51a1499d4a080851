import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { EbookCover } from './ebook-cover.tsx';

const chapters = [
  'Deposits guests don’t mind paying',
  'A cancellation policy in one sentence',
  'What to do with a slow Tuesday',
];

/** The book, and the form to have it sent. */
export function EbookBlock({ children }: { children: ReactNode }) {
  return (
    <section id="ebook" aria-labelledby="ebook-title" className="wrap scroll-mt-21">
      <div className="grid items-center gap-8 rounded-[32px] bg-thyme-100 p-6 md:grid-cols-[13rem_1fr] md:gap-10 md:p-12 lg:grid-cols-[14rem_1fr_24rem]">
        <EbookCover />
        <div>
          <h2 id="ebook-title" className="display-48">
            Get Free eBook
          </h2>
          <p className="mt-3.5 max-w-xl text-lg">
            The Quiet Diary is about running a one-chair business without giving up your evenings.
          </p>
          <ul className="mt-4.5 grid gap-2">
            {chapters.map((chapter) => (
              <li key={chapter} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-0.5 text-thyme-700" /> {chapter}
              </li>
            ))}
          </ul>
        </div>
        <div className="overflow-hidden rounded-lg bg-card p-2 shadow-soft md:col-span-2 lg:col-span-1">{children}</div>
      </div>
    </section>
  );
}
