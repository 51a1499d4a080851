import { type BillingFields, billingLimits } from '@thyme/domain/payments';
import { Select, TextField } from '@thyme/ui';
import { useMemo } from 'react';
import { listCountries } from './countries.ts';

export type BillingErrors = Partial<Record<keyof BillingFields, string>>;

interface BillingFormProps {
  value: BillingFields;
  errors: BillingErrors;
  onChange: (field: keyof BillingFields, text: string) => void;
}

const pair = 'grid items-start gap-4.5 md:grid-cols-2';

/**
 * The billing address. The post code comes early, because an Eircode fills in town and region. The browser validates the
 * country; name and second line are optional.
 */
export function BillingForm({ value, errors, onChange }: BillingFormProps) {
  const countries = useMemo(listCountries, []);
  const box = (name: keyof BillingFields) => ({
    name,
    value: value[name],
    error: errors[name],
    ...(name in billingLimits ? { maxLength: billingLimits[name as keyof typeof billingLimits] } : {}),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <fieldset className="grid min-w-0 gap-4.5">
      <legend className="display-28 mb-4">Billing address</legend>
      <div className={pair}>
        <TextField label="Name on the card" autoComplete="cc-name" {...box('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...box('email')} />
      </div>
      <div className={pair}>
        <Select
          label="Country"
          autoComplete="country"
          required
          name="countryCode"
          value={value.countryCode}
          error={errors.countryCode}
          onChange={({ target }) => onChange('countryCode', target.value)}
        >
          <option value="">Choose a country</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField label="Post code" autoComplete="postal-code" {...box('postcode')} />
      </div>
      <TextField label="Address line 1" autoComplete="address-line1" {...box('streetLine1')} />
      <TextField
        label={
          <>
            Address line 2 <span className="font-normal text-ink-soft">Optional</span>
          </>
        }
        autoComplete="address-line2"
        {...box('streetLine2')}
      />
      <div className={pair}>
        <TextField label="City" autoComplete="address-level2" {...box('city')} />
        <TextField label="Region" autoComplete="address-level1" {...box('region')} />
      </div>
    </fieldset>
  );
}
