import { describeWhen, searchUrl } from '@thyme/domain/search';
import { Button, EmptyState, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import twoChairs from './art/two-chairs.svg';
import { addressOf, atTime, DEFAULT_DISTANCE, hasFilters, onThisMap, type Wanted, withoutFilters } from './wanted.ts';

const WIDER = 50;

interface NoResultsProps {
  wanted: Wanted;
  placeName: string | null;
  today: string;
  /** How many there are at other times. */
  withoutTimes: number;
}

/** Nothing found: the search, and links to wider ones. */
export function NoResults({ wanted, placeName, today, withoutTimes }: NoResultsProps) {
  const around = placeName ?? (wanted.onMap ? 'the middle of the map' : wanted.place ? 'you' : null);
  const distance = wanted.distance ?? DEFAULT_DISTANCE;
  const where = around ? ` within ${distance} km of ${around}` : '';
  const isFull = wanted.when !== undefined && withoutTimes > 0;
  const isFiltered = hasFilters(wanted);
  const canWiden = around !== null && distance < WIDER;
  const nothing = wanted.service ? `Nothing for “${wanted.service}”` : 'Nothing';
  const none = wanted.service ? `No one offers “${wanted.service}”` : 'There are no businesses';
  const advice = canWiden ? 'Look a little further out, or try another word.' : 'Try another word.';
  const reason = isFiltered ? `${nothing}${where} matches all your filters.` : `${none}${where} yet. ${advice}`;
  const wider =
    wanted.onMap && wanted.place
      ? onThisMap(wanted, { ...wanted.place, km: WIDER })
      : addressOf({ ...wanted, distance: WIDER });
  return (
    <EmptyState
      picture={<img src={twoChairs} alt="" width={800} height={500} className="w-full rounded-lg bg-sand" />}
      size="page"
      className="pt-2!"
      level={2}
      title="Oops No Results Found!"
      action={
        <div className="grid gap-5">
          <div className="flex flex-wrap justify-center gap-3">
            {isFull && (
              <Button asChild>
                <Link to={addressOf({ ...wanted, withFull: true })}>{othersText(withoutTimes)}</Link>
              </Button>
            )}
            {isFull && wanted.when?.day !== 'tomorrow' && (
              <Button asChild variant="secondary">
                <Link to={atTime(wanted, { day: 'tomorrow' })}>Try tomorrow</Link>
              </Button>
            )}
            {isFiltered && (
              <Button asChild variant={isFull ? 'secondary' : 'primary'}>
                <Link to={withoutFilters(wanted)}>Clear the filters</Link>
              </Button>
            )}
            {!isFull && canWiden && (
              <Button asChild variant={isFiltered ? 'secondary' : 'primary'}>
                <Link to={wider}>Search within {WIDER} km</Link>
              </Button>
            )}
            {!isFiltered && (
              <Button asChild variant="secondary">
                <Link to="/search">See all businesses</Link>
              </Button>
            )}
          </div>
          <p className="flex flex-wrap justify-center gap-x-4 text-ink-soft">
            Often booked:
            {['Massage', 'Yoga', 'Hair'].map((service) => (
              <TextLink key={service} asChild>
                <Link to={searchUrl({ service })}>{service}</Link>
              </TextLink>
            ))}
          </p>
        </div>
      }
    >
      {isFull && wanted.when ? `${nothing} is free ${describeWhen(wanted.when, today)}${where}.` : reason}
    </EmptyState>
  );
}

const othersText = (count: number) =>
  count === 1 ? 'See 1 place at other times' : `See ${count} places at other times`;
