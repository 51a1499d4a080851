import { formatDayTime, formatMinutes } from '@thyme/domain/time';
import { price } from '@thyme/site/format.ts';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button, Card, Price, TextLink } from '@thyme/ui';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { priceWords } from '../../features/businesses/menu/menu.ts';
import { directionsTo } from '../../lib/view/maps.ts';
import type { Route } from '../../routes/+types/shop-book.ts';

/** How to book one service without JavaScript: the price, free times, and the phone number. */
export function BookPlainPage({ loaderData }: Route.ComponentProps) {
  const { business, service, times } = loaderData;
  const shop = `/${business.slug}`;
  const isHydrated = useHydrated();
  return (
    <div className="wrap grid max-w-2xl gap-8 py-10 md:py-16">
      <header>
        <p className="text-ink-soft">{business.name}</p>
        <h1 className="display-36 mt-1">{service.service_name}</h1>
        <p className="mt-3 flex items-baseline gap-4 text-lg figures">
          {formatMinutes(service.duration)}
          <Price
            amount={priceWords(service, business.country)}
            was={service.special_price > 0 ? price(service.price, business.country) : undefined}
          />
        </p>
      </header>
      <noscript>
        <p className="rounded-sm bg-honey-100 px-4 py-3">
          Choosing a time and paying online needs JavaScript, which is switched off in this browser. Switch it on and go
          back to {business.name}, or book with them directly.
        </p>
      </noscript>
      <FreeTimes times={times} zone={business.zone_label} name={business.name} />
      <Card asChild look="raised" className="border border-line">
        <section aria-labelledby="ways">
          <h2 id="ways" className="display-28">
            {business.phone ? 'Book by phone' : 'Book in person'}
          </h2>
          <p className="mt-3">
            {business.phone
              ? `Ring ${business.name}, say which service and time you’d like, and they’ll put you in the book.`
              : `${business.name} has no phone number on Thyme. Call in, and they’ll put you in the book.`}
          </p>
          <p className="mt-1 text-ink-soft">{business.location}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            {business.phone && (
              <Button asChild>
                <a href={`tel:${business.phone.replace(/[^+\d]/g, '')}`}>
                  <Phone aria-hidden="true" /> {business.phone}
                </a>
              </Button>
            )}
            <Button variant="secondary" asChild>
              <a href={directionsTo(business)} target="_blank" rel="noopener">
                See Directions
              </a>
            </Button>
          </div>
        </section>
      </Card>
      <p>
        {isHydrated ? (
          <Button variant="secondary" asChild>
            <Link to={shop}>Book online at {business.name}</Link>
          </Button>
        ) : (
          <TextLink asChild standalone>
            <Link to={shop}>Back to {business.name}</Link>
          </TextLink>
        )}
      </p>
    </div>
  );
}

function FreeTimes({ times, zone, name }: { times: readonly number[]; zone: string; name: string }) {
  if (times.length === 0)
    return <p>No free time is listed online at the moment. {name} may still be able to fit you in.</p>;
  return (
    <section aria-labelledby="free">
      <h2 id="free" className="display-28">
        First free times
      </h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {times.map((time) => (
          <li key={time} className="rounded-sm bg-thyme-100 px-4 py-3 figures">
            {formatDayTime(time)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{zone}</p>
    </section>
  );
}
