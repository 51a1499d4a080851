import { formatTime, wallOf } from '@thyme/domain/time';
import { useNow } from '@thyme/site/use-now.ts';
import { Button, Card, Skeleton } from '@thyme/ui';
import { clsx } from 'clsx';
import { Navigation, Search } from 'lucide-react';
import { Link } from 'react-router';
import { directionsTo } from '../../../lib/view/maps.ts';
import { Photo } from '../../../lib/view/photo.tsx';
import { minutesOf, nearDay, servicesLine } from './appointment-words.ts';
import { useAppointments } from './use-appointments.ts';

/** As tall as the card is, so that nothing below it shifts when the data arrives. */
const space = 'min-h-112 sm:min-h-68';

/** The next appointment, first on the profile. */
export function NextAppointment() {
  const { data, isPending, isError } = useAppointments({ tab: 'upcoming', keyword: '', dates: '' });
  const now = useNow(Math.floor(Date.now() / 1000));
  const next = data?.data[0];
  if (isPending) return <Skeleton className={clsx('rounded-lg', space)} />;
  if (isError) return null;
  if (!next?.business_info) return <NoAppointment />;
  const { business_info: shop, appointment_detail: lines, next_date: date } = next;
  const what =
    lines.length > 0 ? servicesLine(lines.map(({ service_pricing }) => service_pricing.service_name)) : 'Video call';
  return (
    <Card
      look="raised"
      padding="none"
      className={clsx('grid overflow-hidden sm:grid-cols-[minmax(0,3fr)_minmax(0,5fr)]', space)}
      asChild
    >
      <article>
        {shop.thumbnail_picture && (
          <div className="bg-sand max-sm:h-40">
            <Photo
              photo={shop.thumbnail_picture}
              alt=""
              sizes="(min-width: 37.5rem) 300px, 92vw"
              className="size-full"
            />
          </div>
        )}
        <div className="p-6 md:p-8">
          <p className="font-semibold text-thyme-700">Your next hour</p>
          <h2 className="display-36 mt-1">
            {nearDay(date, wallOf(shop.zone, now))}, {formatTime(date)}
          </h2>
          <p className="mt-3 leading-snug">
            <b className="font-semibold">{shop.name}</b>
            <span className="block text-ink-soft">{[what, minutesOf(lines)].filter(Boolean).join(', ')}</span>
            <span className="block text-ink-soft">{shop.location}</span>
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button size="sm" asChild>
              <Link to={`/profile/appointments?id=${next.id}`}>See appointment</Link>
            </Button>
            <Button size="sm" variant="secondary" asChild>
              <a href={directionsTo(shop)} target="_blank" rel="noreferrer">
                <Navigation aria-hidden="true" /> Directions
              </a>
            </Button>
          </div>
        </div>
      </article>
    </Card>
  );
}

function NoAppointment() {
  return (
    <Card look="raised" className={clsx('grid content-center justify-items-start gap-2', space)} asChild>
      <article>
        <p className="font-semibold text-thyme-700">Your next hour</p>
        <h2 className="display-36">Still yours to choose</h2>
        <p className="text-ink-soft">Nothing is booked. What you book next stands here, with the way there.</p>
        <Button size="sm" className="mt-3" asChild>
          <Link to="/search">
            <Search aria-hidden="true" /> Find an hour
          </Link>
        </Button>
      </article>
    </Card>
  );
}
