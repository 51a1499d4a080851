import { type BillingFields, billingErrors } from '@thyme/domain/payments';
import { useState } from 'react';
import { SaveBillingDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { CHARGE_COUNTRY } from '../methods.ts';
import type { BillingErrors } from './billing-form.tsx';
import { usePostTown } from './use-post-town.ts';

const BLANK: BillingFields = {
  name: '',
  email: '',
  countryCode: CHARGE_COUNTRY,
  region: '',
  city: '',
  streetLine1: '',
  streetLine2: '',
  postcode: '',
};

/** For the guest's next payment. The payment itself does not wait for it, nor fail with it. */
function remember({ countryCode, region, city, streetLine1, streetLine2, postcode }: BillingFields): void {
  runAsGuest(SaveBillingDocument, {
    country_code: countryCode,
    region,
    city,
    street_line1: streetLine1,
    street_line2: streetLine2,
    postcode,
  }).catch((error: unknown) => console.warn('The billing address was not stored.', error));
}

/**
 * The billing form's fields. What was typed wins over the town of a typed Eircode, and that over what was known before.
 * An error goes away once its field is corrected.
 */
export function useBilling(known: Partial<BillingFields>) {
  const [typed, setTyped] = useState<Partial<BillingFields>>({});
  const [watched, setWatched] = useState<readonly string[]>([]);
  const town = usePostTown(typed.countryCode ?? known.countryCode ?? CHARGE_COUNTRY, typed.postcode);
  const value: BillingFields = { ...BLANK, ...known, ...town, ...typed };
  const wrong = billingErrors(value);
  const errors = Object.fromEntries(
    Object.entries(wrong).filter(([field]) => watched.includes(field)),
  ) as BillingErrors;
  return {
    value,
    errors,
    change: (field: keyof BillingFields, text: string) => setTyped((before) => ({ ...before, [field]: text })),
    remember: () => remember(value),
    /** Shows what is missing, and names those fields. */
    check: (): readonly string[] => {
      const missing = Object.keys(wrong);
      setWatched(missing);
      return missing;
    },
  };
}

export type Billing = ReturnType<typeof useBilling>;
