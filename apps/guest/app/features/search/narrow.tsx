import { GENDER_FILTERS, GENDER_LABELS, SORT_LABELS, SORTS } from '@thyme/domain/search';
import { clsx } from 'clsx';
import { Pill } from './filter-boxes.tsx';
import { DEFAULT_DISTANCE, type Wanted } from './wanted.ts';

const DISTANCES = [1, 3, 5, 10, 15, 25, 50, 100];
const PRICES = [20, 40, 60, 100];
const RATINGS = [4.5, 4, 3];

export const isAround = ({ place, where }: Wanted) => place !== undefined || where !== '';

/** Around a place there is always a distance, elsewhere never. */
export const distanceOf = (wanted: Wanted) => (isAround(wanted) ? String(wanted.distance ?? DEFAULT_DISTANCE) : '');

/** How far, in which order and for whom; price, rating and open now narrow the search down. */
export function Narrow({ wanted, className }: { wanted: Wanted; className?: string | undefined }) {
  return (
    <div className={clsx('scroll-row flex gap-2', className)}>
      <Distance wanted={wanted} />
      <Pill
        label="Sort"
        isNamed
        name="sort"
        value={wanted.sort}
        neutral="all"
        options={SORTS.map((sort) => [sort, SORT_LABELS[sort]])}
      />
      <Pill
        label="Gender"
        isNamed
        name="gender"
        value={wanted.gender}
        neutral="everyone"
        options={GENDER_FILTERS.map((gender) => [gender, GENDER_LABELS[gender]])}
      />
      <Pill
        label="Price"
        name="price"
        value={String(wanted.price ?? '')}
        neutral=""
        options={[['', 'Any price'], ...PRICES.map((price): [string, string] => [String(price), `Up to €${price}`])]}
      />
      <Pill
        label="Rating"
        name="rating"
        value={String(wanted.rating ?? '')}
        neutral=""
        options={[
          ['', 'Any rating'],
          ...RATINGS.map((rating): [string, string] => [String(rating), `${rating.toFixed(1)} and up`]),
        ]}
      />
      <label className="relative inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-4 font-medium whitespace-nowrap has-checked:border-thyme-900 has-checked:bg-thyme-900 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-thyme-500">
        <input type="checkbox" name="open" value="1" defaultChecked={wanted.openNow === true} className="sr-only" />
        Open now
      </label>
    </div>
  );
}

function Distance({ wanted }: { wanted: Wanted }) {
  const any: [string, string][] = isAround(wanted) ? [] : [['', 'Any distance']];
  const own = wanted.distance ?? DEFAULT_DISTANCE;
  const all = DISTANCES.includes(own) ? DISTANCES : [...DISTANCES, own].sort((a, b) => a - b);
  return (
    <Pill
      label="Within"
      name="dist"
      value={distanceOf(wanted)}
      neutral=""
      options={[...any, ...all.map((km): [string, string] => [String(km), `Within ${km} km`])]}
    />
  );
}
