import { GENDERS } from '@thyme/domain/accounts';
import { PhoneField, Select, TextField } from '@thyme/ui';
import type { ProfileBoxes } from './edit-profile.tsx';
import { useDialCountries } from './phone.ts';

export type Box = (name: keyof ProfileBoxes) => { name: string; defaultValue: string; error?: string | undefined };

interface EditBasicsProps {
  box: Box;
  dial: string;
  onDialChange: (country: string) => void;
}

const today = () => new Date().toISOString().slice(0, 10);

/** Who somebody is and how to reach them. */
export function EditBasics({ box, dial, onDialChange }: EditBasicsProps) {
  const countries = useDialCountries();
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" {...box('first_name')} />
      <TextField label="Last name" autoComplete="family-name" {...box('last_name')} />
      <PhoneField
        label="Mobile"
        countries={countries}
        country={dial}
        onCountryChange={onDialChange}
        {...box('mobile')}
      />
      <TextField label="Another number" type="tel" autoComplete="off" {...box('additional_mobile')} />
      <TextField label="Date of birth" type="date" min="1900-01-02" max={today()} autoComplete="bday" {...box('dob')} />
      <Select label="Gender" {...box('gender')}>
        <option value="">Not given</option>
        {GENDERS.map((gender) => (
          <option key={gender}>{gender}</option>
        ))}
      </Select>
    </div>
  );
}
