import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Film } from './film.tsx';
import type { FilmSource } from './films.ts';

/** The overview film on a dark ground. */
export function OverviewBand({ source, title }: { source: FilmSource; title: string }) {
  return (
    <section aria-labelledby="overview" className="bg-thyme-900 py-16 text-white md:py-22">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[22.5rem_1fr] lg:gap-16">
        <div>
          <h2 id="overview" className="display-48">
            A booking, start to finish
          </h2>
          <p className="my-4.5 text-lg text-mist">
            See a guest find a free hour, read the policy in one sentence, pay the deposit, and be done.
          </p>
          <Link
            to="/how-it-works"
            className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline hover:underline"
          >
            How It Works <ArrowRight aria-hidden="true" className="size-4.5" />
          </Link>
        </div>
        <div className="relative aspect-video overflow-hidden rounded-lg bg-ink">
          <Film source={source} title={title} />
        </div>
      </div>
    </section>
  );
}
