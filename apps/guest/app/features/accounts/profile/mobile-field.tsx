import { PHONE_MAX } from '@thyme/domain/accounts';
import { PhoneField, type PhoneFieldProps } from '@thyme/ui';
import { useDialCountries } from './phone.ts';
import type { Mobile } from './use-mobile.ts';

type Props = { phone: Mobile } & Partial<Omit<PhoneFieldProps, 'countries' | 'country' | 'onCountryChange'>>;

/** A mobile number of any country, which may stay empty. */
export function MobileField({ phone, label = 'Mobile (optional)', ...field }: Props) {
  return (
    <PhoneField
      hint="So the shop can reach you on the day."
      autoComplete="tel"
      maxLength={PHONE_MAX}
      {...field}
      label={label}
      countries={useDialCountries()}
      country={phone.country}
      onCountryChange={phone.setCountry}
    />
  );
}
