import { SuggestField } from '@thyme/site/suggest-field.tsx';
import type { TextFieldProps } from '@thyme/ui';
import { AddressSuggestionsDocument, type AddressSuggestionsQuery } from '../generated/graphql.ts';
import { run } from './graphql/client.ts';

export type Place = AddressSuggestionsQuery['place_suggestions'][number];

const suggest = async (text: string) =>
  (await run(AddressSuggestionsDocument, { text, kind: 'address' })).place_suggestions;

interface PlaceFieldProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  value: string;
  onType: (text: string) => void;
  onPick: (place: Place) => void;
}

/** A text field for a town, an area or an Eircode, with suggestions. */
export function PlaceField(props: PlaceFieldProps) {
  return <SuggestField {...props} suggest={suggest} listLabel="Places" />;
}
