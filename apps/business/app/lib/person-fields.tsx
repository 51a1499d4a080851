import { accountLimits } from '@thyme/domain/accounts';
import { TextField } from '@thyme/ui';
import type { FieldMessages } from './changes/use-change.ts';

export interface NewPerson {
  first_name: string;
  last_name: string;
  mobile: string;
  email: string;
}

export const NOBODY: NewPerson = { first_name: '', last_name: '', mobile: '', email: '' };

/** A name and contact details. */
export function isReachable({ first_name, mobile, email }: NewPerson): boolean {
  return first_name.trim() !== '' && (mobile.trim() !== '' || email.trim() !== '');
}

interface PersonProps {
  person: NewPerson;
  errors: FieldMessages;
  onChange: (person: NewPerson) => void;
}

/** Fields of a new client. */
export function PersonFields({ person, errors, onChange }: PersonProps) {
  const field = (name: keyof NewPerson) => ({
    value: person[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...person, [name]: event.currentTarget.value }),
  });
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <TextField label="First name" maxLength={accountLimits.name} {...field('first_name')} />
        <TextField label="Last name" maxLength={accountLimits.name} {...field('last_name')} />
      </div>
      <TextField label="Phone" type="tel" maxLength={accountLimits.phone} {...field('mobile')} />
      <TextField
        label="Email"
        type="email"
        maxLength={accountLimits.email}
        hint="We’ll send confirmations here. A phone number is enough."
        {...field('email')}
      />
    </div>
  );
}
