import { useSuggestions } from '@thyme/site/use-suggestions.ts';
import { TextField, type TextFieldProps, useCombobox } from '@thyme/ui';
import { useState } from 'react';
import { graphql } from '../generated/gql.ts';
import type { PlacesOfDeskQuery } from '../generated/graphql.ts';
import { run } from './graphql/client.ts';

const placesOfDesk = graphql(`
  query PlacesOfDesk($text: String!) {
    place_suggestions(text: $text, kind: "address") { id name description address eir_code }
  }
`);

export type Place = PlacesOfDeskQuery['place_suggestions'][number];

const suggest = async (text: string) => (await run(placesOfDesk, { text })).place_suggestions;

interface PlaceFieldProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  value: string;
  onType: (text: string) => void;
  onPick: (place: Place) => void;
}

/** A box for a town, an area or an Eircode, with what may be meant below it. */
export function PlaceField({ value, onType, onPick, ...field }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const found = useSuggestions(typed, suggest);
  const options = typed === null ? [] : found;
  const box = useCombobox({ label: 'Places', options, onChoose: onPick, onClose: () => setTyped(null) });
  return (
    <div className="relative">
      <TextField
        {...field}
        {...box.field}
        value={value}
        onChange={() => undefined}
        onInput={({ currentTarget }) => {
          box.field.onInput();
          setTyped(currentTarget.value);
          onType(currentTarget.value);
        }}
      />
      <div
        {...box.list}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-sm bg-card p-1 shadow-lift ring-1 ring-ink/5"
      >
        {options.map((place, index) => (
          <div
            key={place.id}
            {...box.option(index)}
            className="flex min-h-11 cursor-pointer flex-col justify-center rounded-xs px-3 py-1.5 leading-snug hover:bg-paper aria-selected:bg-thyme-100"
          >
            <b className="font-semibold">{place.name}</b>
            <span className="text-sm text-ink-soft">{place.description}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
