import { searchUrl } from '@thyme/domain/search';
import { Button, EmptyState, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import twoChairs from './art/two-chairs.svg';
import { DEFAULT_DISTANCE, onThisMap, type Wanted } from './wanted.ts';

const WIDER = 50;

/** Nothing found: what was looked for, and the ways on. */
export function NoResults({ wanted, placeName }: { wanted: Wanted; placeName: string | null }) {
  const around = placeName ?? (wanted.onMap ? 'the middle of the map' : wanted.place ? 'you' : null);
  const distance = wanted.distance ?? DEFAULT_DISTANCE;
  const what = wanted.service ? `offers “${wanted.service}”` : 'is there';
  const where = around ? ` within ${distance} km of ${around}` : '';
  const wider =
    wanted.onMap && wanted.place
      ? onThisMap(wanted, { ...wanted.place, km: WIDER })
      : searchUrl({ ...wanted, distance: WIDER });
  const query = wanted.where ? `${wider.includes('?') ? '&' : '?'}where=${encodeURIComponent(wanted.where)}` : '';
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
            {around && distance < WIDER && (
              <Button asChild>
                <Link to={wider + query}>Search within {WIDER} km</Link>
              </Button>
            )}
            <Button asChild variant="secondary">
              <Link to="/search">Clear the filters</Link>
            </Button>
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
      {`Nobody ${what}${where} yet. Look a little further out, or try another word.`}
    </EmptyState>
  );
}
