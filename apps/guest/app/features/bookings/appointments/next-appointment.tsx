import { formatTime, wallOf } from '@thyme/domain/time';
import { useNow } from '@thyme/site/use-now.ts';
import { Button, Card, Skeleton } from '@thyme/ui';
import { clsx } from 'clsx';
import { Navigation, Search } from 'lucide-react';
import { Link } from 'react-router';
import { directionsTo } from '../../../lib/view/maps.ts';
import { Photo } from '../../../lib/view/photo.tsx';
import { ZoneName } from '../../../lib/view/zone-name.tsx';
import { minutesOf, nearDay, servicesLine } from './appointment-words.ts';
import { nextOf, useAppointments } from './use-appointments.ts';

/** As tall as the card is, so that nothing below it shifts when the data arrives. */
const space = 'min-h-112 sm:min-h-68';

/** The next appointment, first on the profile. */
export function NextAppointment() {
  const { data, isPending, isError } = useAppointments({ tab: 'upcoming', keyword: '', dates: '' });
  const now = useNow(Math.floor(Date.now() / 1000));
  const next = nextOf(data?.data ?? [], now);
  if (isPending) return <Skeleton className={clsx('rounded-lg', space)} />;
  if (isError) return null;
  const shop = next?.appointment.business_info;
  if (!next || !shop) return <NoAppointment />;
  const { date, appointment } = next;
  const { id, appointment_detail: lines } = appointment;
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
            {nearDay(date, wallOf(shop.zone, now))}, {formatTime(date)}{' '}
            <ZoneName
              label={shop.zone_label}
              className="block font-text text-lg font-normal tracking-normal text-ink-soft"
            />
          </h2>
          <p className="mt-3 leading-snug">
            <b className="font-semibold">{shop.name}</b>
            <span className="block text-ink-soft">{[what, minutesOf(lines)].filter(Boolean).join(', ')}</span>
            <span className="block text-ink-soft">{shop.location}</span>
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button size="sm" asChild>
              <Link to={`/profile/appointments?id=${id}`}>See appointment</Link>
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
        <h2 className="display-36">Nothing booked yet</h2>
        <p className="text-ink-soft">When you book something, you’ll see it here, with directions.</p>
        <Button size="sm" className="mt-3" asChild>
          <Link to="/search">
            <Search aria-hidden="true" /> Find an hour
          </Link>
        </Button>
      </article>
    </Card>
  );
}
