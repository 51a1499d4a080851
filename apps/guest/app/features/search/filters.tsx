import { GENDER_FILTERS, GENDER_LABELS, SORT_LABELS, SORTS } from '@thyme/domain/search';
import { Button } from '@thyme/ui';
import { LocateFixed, MapPin, Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { Box, Choice, control, Pill } from './filter-boxes.tsx';
import { type Coordinates, locate } from './near-me.ts';
import { SuggestInput } from './suggest-input.tsx';
import { useFieldsOf } from './use-fields-of.ts';
import { DEFAULT_DISTANCE, everywhere, MAP_AREA, type Wanted } from './wanted.ts';

const DISTANCES = [1, 3, 5, 10, 15, 25, 50, 100];
const PRICES = [20, 40, 60, 100];
const RATINGS = [4.5, 4, 3];

/** Every filter is part of the address: choosing one rewrites it, and the form works without JavaScript. */
export function Filters({ wanted }: { wanted: Wanted }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const asked = useFieldsOf(form, fieldsOf(wanted));

  function ask(here?: Coordinates) {
    if (!form.current) return;
    const fields = new FormData(form.current);
    if (here) {
      fields.set('lat', here.lat);
      fields.set('lng', here.lng);
      fields.delete('where');
      fields.delete(MAP_AREA);
    }
    asked();
    void submit(fields, { action: '/search', preventScrollReset: true });
  }

  function choose({ target }: FormEvent<HTMLFormElement>) {
    const isChoice =
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');
    if (!isChoice) return;
    if (target instanceof HTMLSelectElement && needsPlace(target) && !hasPlace(target.form, wanted))
      locate(ask, () => {
        target.value = target.name === 'sort' ? wanted.sort : String(wanted.distance ?? '');
      });
    else ask();
  }

  return (
    <Form
      ref={form}
      role="search"
      aria-label="Change the search"
      action="/search"
      onChange={choose}
      onSubmit={asked}
      className="grid gap-2.5"
    >
      <div className="grid grid-cols-[1fr_auto] items-stretch gap-x-1 gap-y-1 rounded-md bg-card p-1.5 shadow-soft ring-1 ring-ink/6 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-[1fr_1fr_repeat(3,max-content)_auto]">
        <What wanted={wanted} onChoose={() => ask()} />
        <Where wanted={wanted} onChoose={() => ask()} onNearMe={() => locate(ask)} />
        {/* As wide as their longest word; on the narrowest phones the last of them has a line of its own. */}
        <div className="col-span-full row-start-3 flex flex-wrap border-t border-line sm:row-start-2 lg:contents">
          <Distance wanted={wanted} />
          <Choice
            label="Sort"
            name="sort"
            value={wanted.sort}
            options={SORTS.map((sort) => [sort, SORT_LABELS[sort]])}
          />
          <Choice
            label="Gender"
            name="gender"
            value={wanted.gender}
            options={GENDER_FILTERS.map((gender) => [gender, GENDER_LABELS[gender]])}
          />
        </div>
        <Button
          type="submit"
          variant="clay"
          className="rounded-[12px]! max-lg:px-4! max-sm:col-start-2 max-sm:row-start-2"
        >
          <Search aria-hidden="true" />
          <span className="max-lg:sr-only">Search</span>
        </Button>
      </div>
      <Narrow wanted={wanted} />
    </Form>
  );
}

/** What stands in the fields of a search. */
function fieldsOf(wanted: Wanted): Record<string, string> {
  return {
    service: wanted.service ?? '',
    where: wanted.where,
    dist: distanceOf(wanted),
    sort: wanted.sort,
    gender: wanted.gender,
    open: wanted.openNow ? '1' : '',
    price: String(wanted.price ?? ''),
    rating: String(wanted.rating ?? ''),
  };
}

const isAround = ({ place, where }: Wanted) => place !== undefined || where !== '';

/** Around a place there is always a distance, elsewhere never. */
const distanceOf = (wanted: Wanted) => (isAround(wanted) ? String(wanted.distance ?? DEFAULT_DISTANCE) : '');

/** Near what, or how near, nobody has said yet. */
const needsPlace = ({ name, value }: HTMLSelectElement) =>
  (name === 'sort' && value === 'nearest') || (name === 'dist' && value !== '');

const hasPlace = (form: HTMLFormElement | null, wanted: Wanted) =>
  wanted.place !== undefined || String((form && new FormData(form).get('where')) ?? '').trim() !== '';

function What({ wanted, onChoose }: { wanted: Wanted; onChoose: () => void }) {
  return (
    <Box label="What" icon={<Search aria-hidden="true" />} className="max-sm:col-span-full">
      {(id) => (
        <SuggestInput
          asking="what"
          id={id}
          name="service"
          defaultValue={wanted.service ?? ''}
          placeholder="Treatment, class or business"
          onChoose={onChoose}
          className={control}
        />
      )}
    </Box>
  );
}

interface WhereProps {
  wanted: Wanted;
  onChoose: () => void;
  onNearMe: () => void;
}

const atEdge = '-mr-2.5 grid size-11 flex-none place-items-center rounded-sm text-thyme-700 hover:bg-thyme-100';

/** A place that is typed wins over the one the browser told; a cross takes either away. */
function Where({ wanted, onChoose, onNearMe }: WhereProps) {
  return (
    <Box
      label="Where"
      icon={<MapPin aria-hidden="true" />}
      end={
        isAround(wanted) ? (
          <Link to={everywhere(wanted)} aria-label="Search everywhere" className={atEdge}>
            <X aria-hidden="true" />
          </Link>
        ) : (
          <button type="button" aria-label="Near me" onClick={onNearMe} className={atEdge}>
            <LocateFixed aria-hidden="true" />
          </button>
        )
      }
    >
      {(id) => (
        <>
          {wanted.place && (
            <>
              <input type="hidden" name="lat" value={wanted.place.lat} />
              <input type="hidden" name="lng" value={wanted.place.lng} />
              {wanted.onMap && <input type="hidden" name={MAP_AREA} value="1" />}
            </>
          )}
          <SuggestInput
            asking="where"
            id={id}
            name="where"
            defaultValue={wanted.where}
            placeholder={wanted.onMap ? 'On the map' : wanted.place ? 'Near me' : 'Town or Eircode'}
            onChoose={onChoose}
            className={wanted.place ? `${control} placeholder:font-semibold! placeholder:text-ink!` : control}
          />
        </>
      )}
    </Box>
  );
}

function Distance({ wanted }: { wanted: Wanted }) {
  const any: [string, string][] = isAround(wanted) ? [] : [['', 'Any']];
  const own = wanted.distance ?? DEFAULT_DISTANCE;
  const all = DISTANCES.includes(own) ? DISTANCES : [...DISTANCES, own].sort((a, b) => a - b);
  return (
    <Choice
      label="Within"
      name="dist"
      value={distanceOf(wanted)}
      options={[...any, ...all.map((km): [string, string] => [String(km), `${km} km`])]}
    />
  );
}

/** Open now, price and rating: they narrow a search down, and say what they do when nothing is chosen. */
function Narrow({ wanted }: { wanted: Wanted }) {
  return (
    <div className="scroll-row flex gap-2">
      <label className="inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-4 font-medium whitespace-nowrap has-checked:border-thyme-900 has-checked:bg-thyme-900 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-thyme-500">
        <input type="checkbox" name="open" value="1" defaultChecked={wanted.openNow === true} className="sr-only" />
        Open now
      </label>
      <Pill
        label="Price"
        name="price"
        value={wanted.price}
        any="Any price"
        options={PRICES.map((price) => [price, `Up to €${price}`])}
      />
      <Pill
        label="Rating"
        name="rating"
        value={wanted.rating}
        any="Any rating"
        options={RATINGS.map((rating) => [rating, `${rating.toFixed(1)} and better`])}
      />
    </div>
  );
}
