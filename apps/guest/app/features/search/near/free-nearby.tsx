import { useQuery } from '@tanstack/react-query';
import { distanceKm, formatDistance, type Place } from '@thyme/domain/search';
import { dateOfWall, formatDay, formatTime, type WallSeconds } from '@thyme/domain/time';
import { Button, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { FreeNearbyDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { zoned } from '../../../lib/view/zone-name.tsx';
import { addressOf } from '../wanted.ts';

/** A free time at another shop, on its wall clock. */
export interface NearbyTime {
  shop: { id: number; slug: string };
  pricingId: number;
  time: WallSeconds;
}

interface FreeNearbyProps {
  /** The shop whose time has gone, and where it is. */
  shopId: number;
  place: Place;
  service: string;
  /** The time that has gone: others are sought on its day. */
  time: WallSeconds;
  onPick: (picked: NearbyTime) => void;
}

const SHOPS = 3;
const TIMES = 2;

/** Other shops near one, with times for a service that are free on the same day. Nothing where there are none. */
export function FreeNearby({ shopId, place, service, time, onPick }: FreeNearbyProps) {
  const day = dateOfWall(time);
  const { data } = useQuery({
    queryKey: ['free-nearby', shopId, service, day],
    // The shop itself may be among them.
    queryFn: async () => (await run(FreeNearbyDocument, { ...place, service, day, count: SHOPS + 1 })).business_search,
  });
  const found = (data?.data ?? []).flatMap((shop) => {
    const free = data?.free_times.find(({ business_id, matches }) => business_id === shop.id && matches);
    return free && free.times.length > 0 && shop.id !== shopId ? [{ shop, free }] : [];
  });
  if (found.length === 0 || data?.day_is_over) return null;
  const all = addressOf({ service, where: '', place, sort: 'nearest', gender: 'everyone', when: { day } });
  return (
    <section aria-label="Free nearby that day" className="grid gap-3 rounded-md bg-card px-4 py-3">
      <p className="font-semibold">Free nearby on {formatDay(time)}</p>
      <ul className="grid gap-3">
        {found.slice(0, SHOPS).map(({ shop, free }) => (
          <li key={shop.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 leading-snug">
              <b className="block font-semibold">{shop.name}</b>
              <span className="text-ink-soft">
                {awayWords(place, shop)}
                {free.service_name}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              {free.times.slice(0, TIMES).map((start) => (
                <Button
                  key={start}
                  size="sm"
                  variant="add"
                  aria-label={`${zoned(formatTime(start), shop.zone_label)} at ${shop.name}`}
                  onClick={() => onPick({ shop, pricingId: free.service_pricing_id, time: start })}
                >
                  {zoned(formatTime(start), shop.zone_label)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <TextLink asChild standalone className="justify-self-start">
        <Link to={all}>See everything free that day</Link>
      </TextLink>
    </section>
  );
}

function awayWords(from: Place, { lat, lng }: { lat: number | null; lng: number | null }): string {
  return lat === null || lng === null ? '' : `${formatDistance(distanceKm(from, { lat, lng }))} away, `;
}
