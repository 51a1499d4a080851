import { Button, Stars } from '@thyme/ui';
import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { Link } from 'react-router';
import { thankYouPage } from '../features/content/marketing-operations.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describePage } from '../lib/meta.ts';
import { Photo } from '../lib/photo.tsx';
import type { Route } from './+types/thank-you-for-downloading-ebook.ts';

export function loader({ context }: Route.LoaderArgs) {
  return runOnServer(context, thankYouPage, {});
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Thank you',
    description: 'The e-book was sent. Unlock the bonus material that goes with it.',
    path: '/thank-you-for-downloading-eBook',
    hidden: true,
  });
}

export default function ThankYou({ loaderData: { bonus_testimonial: said, bonuses } }: Route.ComponentProps) {
  const picture = bonuses.find((bonus) => bonus.picture)?.picture;
  return (
    <div className="grid gap-16 pt-8 pb-18 md:gap-22 md:pt-14 md:pb-28">
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <p role="status" className="mb-6 rounded-md bg-thyme-100 px-5 py-4 font-semibold text-thyme-900">
            Thank you! The e-book was sent to you by email or text.
          </p>
          <h1 className="display-64 text-balance">Unlock Bonus Material</h1>
          <p className="mt-4 mb-7 text-lg text-pretty text-ink-soft">
            Four themes with worksheets to print: {bonuses.map(({ title }) => title).join(', ')}.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="clay" size="lg" asChild>
              <Link to="/get-bonus-materials">Get Bonus Material</Link>
            </Button>
            <Button variant="secondary" size="lg" asChild>
              <Link to="/system/book-a-call">Book A Discovery Call</Link>
            </Button>
          </div>
        </div>
        {picture && (
          <Link to="/bonus" aria-label="See the bonus materials" className="block overflow-hidden rounded-lg">
            <Photo
              photo={picture}
              alt=""
              first
              sizes="(min-width: 68rem) 36rem, 100vw"
              className="aspect-[16/10] w-full"
            />
          </Link>
        )}
      </div>
      {said && (
        <figure className="wrap">
          <div className="rounded-[32px] bg-card p-8 shadow-soft md:p-14">
            <Stars value={said.rating} />
            <blockquote className="display-36 mt-5 max-w-220 text-pretty">“{said.text}”</blockquote>
            <figcaption className="mt-7 flex items-center gap-4">
              <Avatar name={said.author} src={`${said.picture.image}?w=96`} size={48} />
              <span>
                <b className="block font-semibold">{said.author}</b>
                <span className="text-ink-soft">{said.company}</span>
              </span>
            </figcaption>
          </div>
        </figure>
      )}
    </div>
  );
}
