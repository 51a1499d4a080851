import { Button } from '@thyme/ui';
import { Link } from 'react-router';
import { FilmFrame } from '../../features/content/films/film-frame.tsx';
import { Customers } from '../../features/content/home/customers.tsx';
import { AppScreens } from '../../features/content/product/app-screens.tsx';
import { FeatureList } from '../../features/content/product/feature-list.tsx';
import { PageHead } from '../../features/content/text/page-head.tsx';
import { useSite } from '../../lib/page/use-site.ts';
import type { Route } from '../../routes/+types/for-business.ts';

export const lead =
  'A page that takes bookings for you, a diary you can rely on, and money where it should be. For teams of one to twelve. A demo call takes 30 minutes.';

export function ForBusinessPage({ loaderData }: Route.ComponentProps) {
  const { businessSiteUrl } = useSite();
  const {
    partner_features: features,
    website_visit_sliders: screens,
    film,
    page_videos: video,
    customers,
  } = loaderData;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-18 pb-18 md:gap-26 md:pb-28">
      <div>
        <PageHead title="The desk behind the door" lead={lead}>
          <Button variant="clay" asChild>
            <a href={`${businessSiteUrl}/sign-up`}>Open your shop</a>
          </Button>
          <Button variant="secondary" asChild>
            <Link to="/system/book-a-demo">Book A Demo</Link>
          </Button>
          <Button variant="secondary" asChild>
            <Link to="/pricing">Pricing</Link>
          </Button>
        </PageHead>
        {film && (
          <div className="wrap">
            <FilmFrame
              code={video?.video_code}
              title={film.title}
              description={film.description}
              poster={film.poster}
              first
            />
          </div>
        )}
      </div>
      <FeatureList features={features} />
      <section aria-labelledby="move-in" className="wrap">
        <div className="grid gap-4 rounded-lg bg-thyme-100 p-6 md:p-10">
          <h2 id="move-in" className="display-28">
            Move your business to Thyme
          </h2>
          <p className="max-w-prose text-ink-soft">
            Bring your guests, your price list and what’s booked already, as files from Fresha, Square, Booksy, Phorest
            or a spreadsheet. You see what will happen before anything is saved, you can undo it for a day, and nobody
            gets a message.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <a href={`${businessSiteUrl}/sign-up`}>Open your shop</a>
            </Button>
            <Button variant="secondary" asChild>
              <a href={`${businessSiteUrl}/move-in`}>I have a shop: move in</a>
            </Button>
          </div>
        </div>
      </section>
      {screens.length > 0 && <AppScreens title="In your apron pocket" screens={screens} />}
      {customers.length > 0 && <Customers opinions={customers} />}
    </div>
  );
}
