import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { HomePageQuery } from '../../../generated/graphql.ts';
import { Photo } from '../../../lib/view/photo.tsx';

type Feature = HomePageQuery['partner_features'][number];

/** What owners use every day, each line a page of its own. */
export function FeatureList({ features }: { features: readonly Feature[] }) {
  const picture = features.find((feature) => feature.picture)?.picture;
  return (
    <section aria-labelledby="features" className="wrap grid gap-10 lg:grid-cols-[25rem_1fr] lg:gap-22">
      <div className="flex flex-col">
        <h2 id="features" className="display-48">
          Everything a small studio runs on
        </h2>
        <p className="mt-4.5 text-lg text-ink-soft">
          Thyme runs the front desk too. These are the parts owners use every day.
        </p>
        {picture && (
          <Photo photo={picture} sizes="400px" className="mt-7 min-h-70 w-full flex-1 rounded-lg max-lg:hidden" />
        )}
      </div>
      <ul>
        {features.map(({ id, slug, title, summary }) => (
          <li key={id} className="border-t border-line last:border-b">
            <Link
              to={`/business-feature/${slug}`}
              className="group grid grid-cols-[1fr_1.5rem] items-center gap-x-6 gap-y-1 py-5.5 no-underline md:grid-cols-[14.5rem_1fr_2.75rem]"
            >
              <h3 className="display-22 group-hover:text-thyme-700">{title}</h3>
              <p className="text-pretty text-ink-soft max-md:col-start-1 max-md:row-start-2">{summary}</p>
              <ArrowRight
                aria-hidden="true"
                className="col-start-2 row-start-1 justify-self-end text-thyme-700 transition-transform group-hover:translate-x-1 md:col-start-3"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
