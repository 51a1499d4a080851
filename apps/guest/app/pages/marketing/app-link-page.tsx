import { Button } from '@thyme/ui';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { FilmFrame } from '../../features/content/films/film-frame.tsx';
import { AppScreens } from '../../features/content/product/app-screens.tsx';
import { StoreLinks } from '../../features/content/product/store-links.tsx';
import type { AppKind } from '../../lib/page/site-config.ts';
import type { Route } from '../../routes/+types/applink.ts';

export const words = {
  guest: {
    title: 'Your hour, in your pocket',
    lead: 'See the next free time near you, book it from the bus, and move it without ringing anyone.',
    heading: 'Made for people in a queue',
    points: [
      'Your next appointment is the first thing you see',
      'Your vouchers, and what’s left on each of them',
      'A notification when a time comes free',
    ],
    video: 'qr_code_guest',
    sliders: 'guest-app-slider',
  },
  business: {
    title: 'The diary in your apron',
    lead: 'See your day, add a walk-in, answer a change. With one thumb, between two guests.',
    heading: 'Made for wet hands',
    points: [
      'Big targets, few words, no menus within menus',
      'What’s been paid and what’s due, beside each name',
      'Everyone on the team sees only what they need',
    ],
    video: 'qr_code_business',
    sliders: 'partner-app-slider',
  },
} as const;

export function AppLinkPage({
  loaderData: { kind, film, page_videos: video, website_visit_sliders: screens },
}: Route.ComponentProps) {
  const { title, lead, heading, points } = words[kind];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-18 pt-8 pb-18 md:gap-26 md:pt-14 md:pb-28">
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <KindTabs kind={kind} />
          <h1 className="display-64 mt-7 text-balance">{title}</h1>
          <p className="mt-4 mb-8 max-w-md text-lg text-pretty text-ink-soft">{lead}</p>
          <StoreLinks app={kind} />
        </div>
        {film && (
          <FilmFrame
            tall
            code={video?.video_code}
            title={film.title}
            description={film.description}
            poster={film.poster}
            first
          />
        )}
      </div>
      <section aria-labelledby="made-for" className="wrap">
        <div className="grid gap-8 rounded-[32px] bg-thyme-100 p-8 md:p-14 lg:grid-cols-2">
          <h2 id="made-for" className="display-48 text-balance">
            {heading}
          </h2>
          <div>
            <ul className="grid gap-3 text-lg">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Check aria-hidden="true" className="mt-0.5 flex-none text-thyme-700" /> {point}
                </li>
              ))}
            </ul>
            <Button variant="secondary" asChild className="mt-7">
              <Link to="/system/book-a-call">Book A Demo</Link>
            </Button>
          </div>
        </div>
      </section>
      {screens.length > 0 && <AppScreens title="A look inside" screens={screens} />}
    </div>
  );
}

function KindTabs({ kind }: { kind: AppKind }) {
  return (
    <nav aria-label="Which app" className="inline-flex rounded-[12px] bg-sand p-1">
      {(['guest', 'business'] as const).map((name) => (
        <Link
          key={name}
          to={`/applink/${name}`}
          aria-current={name === kind ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-11 items-center rounded-[8px] px-5 no-underline',
            name === kind ? 'bg-card font-semibold shadow-soft' : 'font-medium',
          )}
        >
          {name === 'guest' ? 'Guests' : 'Business'}
        </Link>
      ))}
    </nav>
  );
}
