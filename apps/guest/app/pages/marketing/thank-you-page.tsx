import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button, Stars } from '@thyme/ui';
import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { MailCheck } from 'lucide-react';
import { Link } from 'react-router';
import { wasEbookSent } from '../../features/leads/ebook-sent.ts';
import { Photo } from '../../lib/view/photo.tsx';
import type { Route } from '../../routes/+types/thank-you-for-downloading-ebook.ts';

export function ThankYouPage({ loaderData: { bonus_testimonial: said, bonuses } }: Route.ComponentProps) {
  // Opened directly, the page shows no thanks.
  const isSent = useHydrated() && wasEbookSent(Date.now());
  return (
    <div className="wrap grid items-center gap-x-18 gap-y-10 pt-6 pb-22 md:pt-10 md:pb-34 lg:grid-cols-[1fr_30rem]">
      <div>
        {isSent && (
          <p
            role="status"
            className="mb-6 inline-flex items-center gap-3 rounded-md bg-thyme-100 px-5 py-3 font-semibold text-thyme-900 md:mb-8"
          >
            <MailCheck aria-hidden="true" /> Thank you! The e-book was sent to you by email or text.
          </p>
        )}
        <h1 className="display-64 text-balance">Unlock Bonus Material</h1>
        <p className="mt-4 max-w-120 text-lg text-pretty text-ink-soft">
          Four themes with worksheets to print: {bonuses.map(({ title }) => title).join(', ')}.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button variant="clay" size="lg" asChild>
            <Link to="/get-bonus-materials">Get Bonus Material</Link>
          </Button>
          <Button variant="secondary" size="lg" asChild>
            <Link to="/system/book-a-call">Book A Discovery Call</Link>
          </Button>
        </div>
        {said && <BonusReview said={said} />}
      </div>
      <Link to="/bonus" className="group grid grid-cols-2 gap-3 rounded-lg no-underline md:gap-5">
        <span className="sr-only">See the bonus materials:</span>
        {bonuses.map(({ id, title, picture }) => (
          <span
            key={id}
            className="block rounded-lg bg-card p-2 pb-3 shadow-soft transition-shadow odd:translate-y-6 group-hover:shadow-lift md:p-2.5 md:pb-4 md:odd:translate-y-11"
          >
            {picture && (
              <Photo
                photo={picture}
                alt=""
                first
                sizes="(min-width: 68rem) 24rem, 80vw"
                className="aspect-[10/11] w-full rounded-md"
              />
            )}
            <b className="display-22 block px-2 pt-3">{title}</b>
          </span>
        ))}
      </Link>
    </div>
  );
}

type Testimonial = NonNullable<Route.ComponentProps['loaderData']['bonus_testimonial']>;

function BonusReview({ said }: { said: Testimonial }) {
  return (
    <figure className="mt-8 max-w-140 border-t border-line pt-6 md:mt-13 md:pt-8">
      <Stars value={said.rating} />
      <blockquote className="display-22 mt-4 text-pretty">“{said.text}”</blockquote>
      <figcaption className="mt-5 flex items-center gap-4 leading-snug">
        <Avatar name={said.author} src={`${said.picture.image}?w=96`} size={48} />
        <span>
          <b className="block font-semibold">{said.author}</b>
          <span className="text-sm text-ink-soft">{said.company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
