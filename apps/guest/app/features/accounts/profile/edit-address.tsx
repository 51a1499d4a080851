import { SuggestField } from '@thyme/site/suggest-field.tsx';
import { Select, TextField } from '@thyme/ui';
import { useId, useMemo, useRef } from 'react';
import { AddressSuggestionsDocument, type AddressSuggestionsQuery } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { Box } from './edit-basics.tsx';

type Found = AddressSuggestionsQuery['place_suggestions'][number];

const countries = ['IE', 'GB', 'US', 'AU', 'CA', 'DE', 'ES', 'FR', 'IT', 'LT', 'NL', 'PL', 'PT', 'RO'];
const names = new Intl.DisplayNames('en-IE', { type: 'region' });

/** Writes into a box as if it had been typed, so that the form hears of it. */
function fill(form: HTMLFormElement | null | undefined, name: string, value: string | null): void {
  const box = form?.elements.namedItem(name);
  if (!(box instanceof HTMLInputElement) || !value) return;
  box.value = value;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

interface EditAddressProps {
  box: Box;
  country: string;
  onCountryChange: (country: string) => void;
}

/** Where somebody lives. A postcode or the first letters of an address bring suggestions that fill both boxes. */
export function EditAddress({ box, country, onCountryChange }: EditAddressProps) {
  const place = useRef<HTMLDivElement>(null);
  const session = useId();
  const suggest = useMemo(
    () => (kind: 'place' | 'address') => async (text: string) => {
      const answer = await run(AddressSuggestionsDocument, { text, kind, country, session }, { silent: true });
      return answer.place_suggestions;
    },
    [country, session],
  );
  function take(found: Found) {
    const form = place.current?.closest('form');
    fill(form, 'eir_code', found.eir_code);
    fill(form, 'address', found.address ?? [found.name, found.description].filter(Boolean).join(', '));
  }
  return (
    <div ref={place} className="grid gap-5 md:grid-cols-2">
      <SuggestField
        label={country === 'IE' ? 'Eircode' : 'Postcode'}
        suggest={suggest('place')}
        onPick={take}
        {...box('eir_code')}
      />
      <Select
        label="Country"
        autoComplete="country"
        value={country}
        onChange={({ currentTarget }) => onCountryChange(currentTarget.value)}
      >
        {(countries.includes(country) ? countries : [country, ...countries]).map((code) => (
          <option key={code} value={code}>
            {/^[A-Z]{2}$/.test(code) ? names.of(code) : code}
          </option>
        ))}
      </Select>
      <SuggestField label="Address" suggest={suggest('address')} onPick={take} {...box('address')} />
      <TextField label="Apartment, suite" autoComplete="address-line2" {...box('suite')} />
    </div>
  );
}
