import { Button } from '@thyme/ui';
import { LocateFixed, MapPin, Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { useCurrentInSight } from '../../lib/view/use-current-in-sight.ts';
import { Box, control } from './filter-boxes.tsx';
import { distanceOf, isAround, Narrow } from './narrow.tsx';
import { type Coordinates, locate } from './near-me.ts';
import { SuggestInput } from './suggest-input.tsx';
import { useFieldsOf } from './use-fields-of.ts';
import { everywhere, MAP_AREA, type Wanted, withoutDefaults } from './wanted.ts';
import { QuickTimes, WhenField } from './when-field.tsx';

interface FiltersProps {
  wanted: Wanted;
  /** Today's date in Ireland. */
  today: string;
  /** Hides the extra filters on narrow screens, to make room for the map. */
  isMap?: boolean;
  /** The typed place was not found, so the search is not around it. */
  isPlaceUnknown?: boolean;
}

/** Every filter is part of the URL: choosing one rewrites it, and the form works without JavaScript. */
export function Filters({ wanted, today, isMap = false, isPlaceUnknown = false }: FiltersProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const quick = useCurrentInSight<HTMLDivElement>(JSON.stringify(wanted.when ?? null));
  const around = isPlaceUnknown ? { ...wanted, where: '' } : wanted;
  const markSent = useFieldsOf(form, { ...fieldsOf(wanted), dist: distanceOf(around) });

  function runSearch(change: (fields: FormData) => void = () => undefined) {
    if (!form.current) return;
    const fields = new FormData(form.current);
    change(fields);
    markSent();
    const texts = [...fields].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    void submit(withoutDefaults(texts), { action: '/search', preventScrollReset: true });
  }

  const searchHere = (here: Coordinates) =>
    runSearch((fields) => {
      fields.set('lat', here.lat);
      fields.set('lng', here.lng);
      fields.delete('where');
      fields.delete(MAP_AREA);
    });

  function choose({ target }: FormEvent<HTMLFormElement>) {
    const isChoice =
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');
    if (!isChoice) return;
    if (target instanceof HTMLSelectElement && needsPlace(target) && !hasPlace(target.form, wanted))
      locate(searchHere, () => {
        target.value = target.name === 'sort' ? wanted.sort : String(wanted.distance ?? '');
      });
    else runSearch();
  }

  return (
    <Form
      ref={form}
      role="search"
      aria-label="Change the search"
      action="/search"
      onChange={choose}
      onSubmit={(event) => {
        event.preventDefault();
        runSearch();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
    >
      <div className="grid grid-cols-[1fr_1fr_auto] items-stretch gap-1 rounded-md bg-card p-1.5 shadow-soft ring-1 ring-ink/6 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <What wanted={wanted} onChoose={() => runSearch()} />
        <Where wanted={wanted} onChoose={() => runSearch()} onNearMe={() => locate(searchHere)} />
        <div className="max-sm:col-span-full max-sm:row-start-2 max-sm:border-t max-sm:border-line max-sm:pt-1">
          <WhenField wanted={wanted} today={today} />
        </div>
        <Button type="submit" variant="clay" className="rounded-[12px]! max-lg:px-4!">
          <Search aria-hidden="true" />
          <span className="max-lg:sr-only">Search</span>
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:flex lg:flex-wrap">
        <div ref={quick} className="scroll-row">
          <QuickTimes wanted={wanted} today={today} onPick={(date) => runSearch((fields) => fields.set('day', date))} />
        </div>
        <Narrow wanted={around} className={isMap ? 'max-lg:hidden' : undefined} />
      </div>
    </Form>
  );
}

/** The values of the fields of a search. */
function fieldsOf(wanted: Wanted): Record<string, string> {
  return {
    service: wanted.service ?? '',
    where: wanted.where,
    sort: wanted.sort,
    gender: wanted.gender,
    open: wanted.openNow ? '1' : '',
    price: String(wanted.price ?? ''),
    rating: String(wanted.rating ?? ''),
    day: wanted.when?.day ?? '',
    time: wanted.when?.time ?? '',
  };
}

/** Without a place, or without a distance. */
const needsPlace = ({ name, value }: HTMLSelectElement) =>
  (name === 'sort' && value === 'nearest') || (name === 'dist' && value !== '');

const hasPlace = (form: HTMLFormElement | null, wanted: Wanted) =>
  wanted.place !== undefined || String((form && new FormData(form).get('where')) ?? '').trim() !== '';

function What({ wanted, onChoose }: { wanted: Wanted; onChoose: () => void }) {
  return (
    <Box label="What" icon={<Search aria-hidden="true" />}>
      {(id) => (
        <SuggestInput
          kind="what"
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

/** A typed place wins over the browser's position; a clear button removes either. */
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
            kind="where"
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
