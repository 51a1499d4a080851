import { Button } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import fallenPot from './art/fallen-pot.svg';

export function NotFoundPage() {
  return (
    <div className="wrap grid min-h-[68vh] items-center gap-10 py-12 nav:grid-cols-2">
      <div>
        <p className="display-28 text-clay-700">404</p>
        <h1 className="display-64 mt-2">Page Not Found</h1>
        <p className="mt-5 max-w-md text-lg text-ink-soft">
          The page you are looking for may have been removed, renamed or is unavailable.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button asChild>
            <Link to="/home">Back to the home page</Link>
          </Button>
          <Link
            to="/search-form"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline"
          >
            Find a business <ArrowRight aria-hidden="true" className="size-4.5" />
          </Link>
        </div>
      </div>
      <img
        src={fallenPot}
        alt="A plant pot on its side, its earth and a sprig beside it"
        width={480}
        height={360}
        className="w-full max-w-md justify-self-center"
      />
    </div>
  );
}
