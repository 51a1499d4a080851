import { Button } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { PageHead } from '../../features/content/text/page-head.tsx';
import { Photo } from '../../lib/view/photo.tsx';
import type { Route } from '../../routes/+types/bonus-materials.ts';

export const lead =
  'Four themes, with worksheets to print, for anyone who has read the book and wants to do something about it.';

export function BonusMaterialsPage({ loaderData: { bonuses } }: Route.ComponentProps) {
  return (
    <div className="pb-18 md:pb-28">
      <PageHead title="Bonus materials" lead={lead} />
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_20rem] lg:gap-14">
        <ul className="grid gap-8 sm:grid-cols-2">
          {bonuses.map(({ id, slug, title, description, alt, picture }) => (
            <li key={id} className="group relative overflow-hidden rounded-lg bg-card shadow-soft">
              {picture && (
                <Photo
                  photo={picture}
                  alt={alt}
                  sizes="(min-width: 68rem) 26rem, (min-width: 40rem) 50vw, 100vw"
                  className="aspect-[16/10] w-full"
                />
              )}
              <div className="p-7">
                <h2 className="display-28">
                  <Link
                    to={`/bonus/${slug}`}
                    className="no-underline after:absolute after:inset-0 group-hover:text-thyme-700"
                  >
                    {title}
                  </Link>
                </h2>
                <p className="mt-2 text-pretty text-ink-soft">{description}</p>
                <ArrowRight
                  aria-hidden="true"
                  className="mt-4 text-thyme-700 transition-transform group-hover:translate-x-1"
                />
              </div>
            </li>
          ))}
        </ul>
        <aside
          aria-label="Next steps"
          className="self-start rounded-lg bg-thyme-900 p-8 text-white lg:sticky lg:top-28 [&_:focus-visible]:outline-honey"
        >
          <h2 className="display-28">All of it, by email</h2>
          <p className="mt-3 mb-6 text-mist">We’ll email you the links once, to keep.</p>
          <div className="grid gap-3">
            <Button variant="light" wide asChild>
              <Link to="/get-bonus-materials">Get Bonus Material</Link>
            </Button>
            <Button variant="outline-light" wide asChild>
              <Link to="/system/book-a-demo">Book A Discovery Call</Link>
            </Button>
          </div>
        </aside>
      </div>
    </div>
  );
}
