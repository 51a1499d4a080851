import { useId } from 'react';
import { AddressSuggestionsDocument, type AddressSuggestionsQuery } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';

type Found = AddressSuggestionsQuery['place_suggestions'][number];

/** Sets the value of a field. An input event would open the field's own suggestions. */
function fill(form: HTMLFormElement | null | undefined, name: string, value: string | null): void {
  const box = form?.elements.namedItem(name);
  if (!(box instanceof HTMLInputElement) || !value) return;
  box.value = value;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Suggestions for a postcode or an address in a country. */
export function useAddressSuggestions(country: string) {
  const session = useId();
  return (kind: 'place' | 'address') => async (text: string) =>
    (await run(AddressSuggestionsDocument, { text, kind, country, session }, { silent: true })).place_suggestions;
}

/** Fills the postcode and the address of a form from a suggestion. */
export function fillAddress(form: HTMLFormElement | null | undefined, found: Found): void {
  fill(form, 'eir_code', found.eir_code);
  fill(form, 'address', found.address ?? [found.name, found.description].filter(Boolean).join(', '));
}
