import { GENDER_FILTERS, GENDER_LABELS, SORT_LABELS, SORTS } from '@thyme/domain/search';
import { Button, Select, TextField } from '@thyme/ui';
import { Form, useSubmit } from 'react-router';
import type { Wanted } from './wanted.ts';

const DISTANCES = [3, 5, 10, 15, 25, 50, 100];
/** What the server takes when a place has no distance. */
const DEFAULT_DISTANCE = 15;

/** Every filter is part of the address: choosing one rewrites it, and the form works without JavaScript. */
export function Filters({ wanted }: { wanted: Wanted }) {
  const submit = useSubmit();
  const key = JSON.stringify(wanted);
  const around = wanted.place !== undefined || wanted.where !== '';
  return (
    <Form
      key={key}
      role="search"
      aria-label="Change the search"
      action="/search"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { preventScrollReset: true });
      }}
      className="grid grid-cols-3 items-end gap-3 rounded-lg bg-card p-4 shadow-soft ring-1 ring-ink/4 max-lg:[&>*:not(:has(select))]:col-span-3 lg:grid-cols-[1.4fr_1.2fr_repeat(3,minmax(0,0.8fr))_auto]"
    >
      {wanted.place && (
        <>
          <input type="hidden" name="lat" value={wanted.place.lat} />
          <input type="hidden" name="lng" value={wanted.place.lng} />
        </>
      )}
      <TextField
        label="What"
        name="service"
        defaultValue={wanted.service ?? ''}
        placeholder="Treatment, class or business"
      />
      {wanted.place ? (
        <TextField label="Where" name="near" defaultValue="Near me" readOnly />
      ) : (
        <TextField label="Where" name="where" defaultValue={wanted.where} placeholder="Town or Eircode" />
      )}
      <Select label="Within" name="dist" defaultValue={wanted.distance ?? (around ? DEFAULT_DISTANCE : '')}>
        {!around && <option value="">Any</option>}
        {DISTANCES.map((km) => (
          <option key={km} value={km}>
            {km} km
          </option>
        ))}
      </Select>
      <Select label="Sort" name="sort" defaultValue={wanted.sort}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </Select>
      <Select label="Gender" name="gender" defaultValue={wanted.gender}>
        {GENDER_FILTERS.map((gender) => (
          <option key={gender} value={gender}>
            {GENDER_LABELS[gender]}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="clay">
        Search
      </Button>
    </Form>
  );
}
