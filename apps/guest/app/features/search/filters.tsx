import { GENDER_FILTERS, GENDER_LABELS, SORT_LABELS, SORTS } from '@thyme/domain/search';
import { Button } from '@thyme/ui';
import { ChevronDown, MapPin, Search } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { SuggestInput } from './suggest-input.tsx';
import { DEFAULT_DISTANCE, type Wanted } from './wanted.ts';

const DISTANCES = [1, 3, 5, 10, 15, 25, 50, 100];
const PRICES = [20, 40, 60, 100];
const RATINGS = [4.5, 4, 3];

/** Every filter is part of the address: choosing one rewrites it, and the form works without JavaScript. */
export function Filters({ wanted }: { wanted: Wanted }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const ask = () => {
    if (form.current) void submit(form.current, { preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      key={JSON.stringify(wanted)}
      role="search"
      aria-label="Change the search"
      action="/search"
      onChange={(event) => {
        const { target } = event;
        if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox'))
          ask();
      }}
      className="grid gap-2.5"
    >
      <div className="grid grid-cols-[1fr_1fr_auto] items-stretch gap-x-1 gap-y-1 rounded-md bg-card p-1.5 shadow-soft ring-1 ring-ink/6 lg:grid-cols-[1.6fr_1.6fr_repeat(3,minmax(6.5rem,0.6fr))_auto]">
        <Words wanted={wanted} onChoose={ask} />
        <div className="col-span-3 row-start-2 grid grid-cols-3 border-t border-line lg:contents">
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
        <Button type="submit" variant="clay" className="rounded-[12px]! max-lg:px-4!">
          <Search aria-hidden="true" />
          <span className="max-lg:sr-only">Search</span>
        </Button>
      </div>
      <Narrow wanted={wanted} />
    </Form>
  );
}

function Words({ wanted, onChoose }: { wanted: Wanted; onChoose: () => void }) {
  return (
    <>
      <Box label="What" icon={<Search aria-hidden="true" />}>
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
      <Box label="Where" icon={<MapPin aria-hidden="true" />}>
        {(id) =>
          wanted.place ? (
            <>
              <input type="hidden" name="lat" value={wanted.place.lat} />
              <input type="hidden" name="lng" value={wanted.place.lng} />
              <input id={id} defaultValue="Near me" readOnly className={control} />
            </>
          ) : (
            <SuggestInput
              asking="where"
              id={id}
              name="where"
              defaultValue={wanted.where}
              placeholder="Town or Eircode"
              onChoose={onChoose}
              className={control}
            />
          )
        }
      </Box>
    </>
  );
}

function Distance({ wanted }: { wanted: Wanted }) {
  const around = wanted.place !== undefined || wanted.where !== '';
  const any: [string, string][] = around ? [] : [['', 'Any']];
  const own = wanted.distance ?? DEFAULT_DISTANCE;
  const all = DISTANCES.includes(own) ? DISTANCES : [...DISTANCES, own].sort((a, b) => a - b);
  return (
    <Choice
      label="Within"
      name="dist"
      value={String(wanted.distance ?? (around ? DEFAULT_DISTANCE : ''))}
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

const control =
  'w-full min-w-0 truncate bg-transparent font-semibold outline-hidden placeholder:font-normal placeholder:text-ink-faint';
const box =
  'relative flex min-h-12 min-w-0 items-center gap-2.5 rounded-[12px] px-3 focus-within:bg-paper focus-within:ring-2 focus-within:ring-thyme-500 focus-within:ring-inset';

function Box({ label, icon, children }: { label: string; icon: ReactNode; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={box}>
      <span className="flex-none text-thyme-700 max-sm:hidden">{icon}</span>
      <span className="min-w-0 flex-1 leading-tight">
        <label htmlFor={id} className="block text-sm text-ink-soft">
          {label}
        </label>
        {children(id)}
      </span>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

function Choice({ label, name, value, options }: ChoiceProps) {
  const id = useId();
  return (
    <div
      className={`${box} lg:before:absolute lg:before:inset-y-3 lg:before:-left-0.5 lg:before:w-px lg:before:bg-line`}
    >
      <span className="min-w-0 flex-1 leading-tight">
        <label htmlFor={id} className="block text-sm text-ink-soft">
          {label}
        </label>
        <select id={id} name={name} defaultValue={value} className={`${control} appearance-none pr-5`}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </span>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-4.5 text-ink-soft" />
    </div>
  );
}

interface PillProps {
  label: string;
  name: string;
  value: number | undefined;
  any: string;
  options: readonly (readonly [number, string])[];
}

function Pill({ label, name, value, any, options }: PillProps) {
  const chosen = value !== undefined && !options.some(([option]) => option === value);
  return (
    <span className="relative flex-none">
      <select
        name={name}
        aria-label={label}
        defaultValue={value ?? ''}
        className={`min-h-11 appearance-none rounded-full border pr-9 pl-4 font-medium ${value === undefined ? 'border-line bg-card' : 'border-thyme-700 bg-thyme-100'}`}
      >
        <option value="">{any}</option>
        {chosen && <option value={value}>{value}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-4.5" />
    </span>
  );
}
