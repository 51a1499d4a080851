import { Button } from '@thyme/ui';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { EbookCover } from './ebook-cover.tsx';

const chapters = [
  'Deposits guests don’t mind paying',
  'A cancellation policy in one sentence',
  'What to do with a slow Tuesday',
];

export function EbookBlock() {
  return (
    <section id="ebook" aria-labelledby="ebook-title" className="wrap scroll-mt-21">
      <div className="grid items-center gap-8 rounded-[32px] bg-thyme-100 p-6 md:grid-cols-[15rem_1fr] md:gap-14 md:p-14 lg:grid-cols-[18rem_1fr]">
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
          <Button asChild className="mt-7">
            <Link to="/get-free-ebook">Get Free eBook</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
