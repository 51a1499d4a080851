import { describeWhen } from '@thyme/domain/search';
import { Button, TextLink } from '@thyme/ui';
import { clsx } from 'clsx';
import { MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FavouriteHeart } from '../../features/favourites/favourite-heart.tsx';
import { NoResults } from '../../features/search/no-results.tsx';
import { ResultCard } from '../../features/search/result-card.tsx';
import { addressOf, DEFAULT_DISTANCE, headline, MOST, scopeOf } from '../../features/search/wanted.ts';
import type { Route } from '../../routes/+types/search.ts';

type Loaded = Route.ComponentProps['loaderData'];

export const counted = (found: Loaded['found']) => ({
  total: found.paginatorInfo.total,
  isMore: found.has_uncounted,
});

/** The number of results and the place, with the switch between list and map beside it. */
export function ResultsHead({ views, isMap, ...loaded }: Loaded & { views: ReactNode; isMap: boolean }) {
  const { wanted, found, today } = loaded;
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <h1 className="display-28 min-w-0 max-sm:text-[1.5rem]!" aria-live="polite">
          {headline(counted(found), wanted, found.place?.name ?? null, today)}
        </h1>
        {views}
      </div>
      <p className={clsx('mt-1 text-ink-soft', isMap && 'max-lg:hidden')}>{scope(loaded)}</p>
    </div>
  );
}

/** Cards that are on the screen at once; the others are laid out when they come near. */
const FIRST_SCREEN = 4;
const FAR_CARD = 'far [contain-intrinsic-block-size:auto_15rem]';

interface ResultsProps extends Loaded {
  chosen: number | null;
  onPoint: (id: number) => void;
}

/** The cards, and the links to more. */
export function Results({ chosen, onPoint, ...loaded }: ResultsProps) {
  const { wanted, found, more, cards, today } = loaded;
  const { data: shops, paginatorInfo, place, has_uncounted: isMore } = found;
  return (
    <>
      {shops.length === 0 && (
        <NoResults
          wanted={wanted}
          placeName={place?.name ?? null}
          today={today}
          withoutTimes={found.without_times ?? 0}
        />
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3.5 empty:hidden">
        {shops.map((shop, index) => (
          <li key={shop.id} className={index < FIRST_SCREEN ? undefined : FAR_CARD}>
            <ResultCard
              shop={shop}
              from={wanted.place ?? place}
              free={cards.get(shop.id) ?? null}
              heart={<FavouriteHeart shop={shop} />}
              isChosen={shop.id === chosen}
              isFirst={index < 2}
              onPoint={() => onPoint(shop.id)}
            />
          </li>
        ))}
      </ul>
      {paginatorInfo.hasMorePages && (
        <p className="flex flex-wrap items-center gap-4">
          {wanted.count < MOST && (
            <Button asChild variant="secondary">
              <Link to={more} preventScrollReset>
                Show more
              </Link>
            </Button>
          )}
          <span className="text-sm text-ink-soft">
            {shops.length} of {paginatorInfo.total}
            {isMore && '+'}
            {wanted.count >= MOST && '. Add a place, a word or a filter to narrow them down.'}
          </span>
        </p>
      )}
      {shops.length > 0 && <WithoutTimes {...loaded} />}
    </>
  );
}

/** The shops that match but have no free time then: counted, and shown on demand. */
function WithoutTimes({ wanted, found, today }: Loaded) {
  const { without_times: count } = found;
  if (!wanted.when || !count) return null;
  const { withFull, ...rest } = wanted;
  const when = describeWhen(wanted.when, today);
  const text = `${count} ${count === 1 ? 'has' : 'have'} nothing free ${when}`;
  return (
    <p className="flex items-start gap-3 text-ink-soft">
      <MoonStar aria-hidden="true" className="mt-0.5 size-5 flex-none text-thyme-700" />
      <span>
        {withFull ? `${text}, so they come last, with their next free times. ` : `Another ${text}. `}
        <TextLink asChild>
          <Link to={addressOf(withFull ? rest : { ...rest, withFull: true })} preventScrollReset>
            {withFull ? 'Hide them' : 'Show them too'}
          </Link>
        </TextLink>
      </span>
    </p>
  );
}

function scope({ wanted, found }: Loaded): string {
  const { place, unknown_place: unknown, data, soonest_first: soonest } = found;
  const clock = clockOf(data.map(({ zone_label: label }) => label));
  if (unknown) return `We couldn’t find a place called “${wanted.where}”, so here’s the whole country.${clock}`;
  const km = `${wanted.distance ?? DEFAULT_DISTANCE} km`;
  const order = soonest && data.length > 1 ? ', soonest first' : '';
  const what = wanted.when && wanted.service ? wanted.service : '';
  const where = wanted.onMap
    ? `within ${km} of the middle of the map`
    : wanted.place || place
      ? `within ${km}${wanted.when ? ` of ${place?.name ?? 'you'}` : ''}`
      : `${what ? 'in ' : ''}all of Ireland and a little beyond`;
  return `${capital(`${what ? `${what} ` : ''}${where}${order}`)}.${clock}`;
}

/** For the title of the page, which has no context. */
export const pageTitle = ({ wanted, found, today }: Loaded) => {
  const placeName = found.place?.name ?? null;
  const text = headline(counted(found), wanted, placeName, today);
  return wanted.when && !wanted.withFull ? `${text}${scopeOf(wanted, placeName)}` : text;
};

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The time zone of the times on the cards. */
function clockOf(labels: readonly string[]): string {
  const [first, ...others] = new Set(labels);
  if (first === undefined) return '';
  return others.length === 0 ? ` All times are ${first}.` : ' Times are each shop’s own.';
}
