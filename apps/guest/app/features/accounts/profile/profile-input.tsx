import { type EditedFieldName, profileField } from '@thyme/domain/accounts';
import { SuggestField } from '@thyme/site/suggest-field.tsx';
import { Select, TextField } from '@thyme/ui';
import { useRef } from 'react';
import { fillAddress, useAddressSuggestions } from './address-suggestions.ts';
import { HOME_COUNTRY } from './phone.ts';
import type { Box } from './profile-form.ts';

const countries = ['IE', 'GB', 'US', 'AU', 'CA', 'DE', 'ES', 'FR', 'IT', 'LT', 'NL', 'PL', 'PT', 'RO'];
const names = new Intl.DisplayNames('en-IE', { type: 'region' });

interface ProfileInputProps {
  field: EditedFieldName;
  box: Box;
  /** The country that is chosen in the form. */
  country: string;
}

/** One optional field of the profile, edited as its kind needs. */
export function ProfileInput({ field, box, country }: ProfileInputProps) {
  const { kind, label, max, options = [], autoComplete } = profileField(field);
  const place = useRef<HTMLDivElement>(null);
  const suggest = useAddressSuggestions(country);
  const text = { label, autoComplete, maxLength: max, ...box(field) };
  const takeAddress = (found: Parameters<typeof fillAddress>[1]) => fillAddress(place.current?.closest('form'), found);
  switch (kind) {
    case 'plain':
      return <TextField {...text} />;
    case 'phone':
      return <TextField type="tel" {...text} />;
    case 'choice':
      return (
        <Select label={label} {...box(field)}>
          <option value="">Not given</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      );
    case 'country':
      return (
        <Select label={label} autoComplete={autoComplete} {...box(field)}>
          {(countries.includes(country) ? countries : [country, ...countries]).map((code) => (
            <option key={code} value={code}>
              {/^[A-Z]{2}$/.test(code) ? names.of(code) : code}
            </option>
          ))}
        </Select>
      );
    case 'postcode':
    case 'address':
      return (
        <div ref={place}>
          <SuggestField
            {...text}
            label={kind === 'postcode' && country === HOME_COUNTRY ? 'Eircode' : label}
            suggest={suggest(kind === 'postcode' ? 'place' : 'address')}
            onPick={takeAddress}
          />
        </div>
      );
  }
}
