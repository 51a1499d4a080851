import { type BillingFields, billingErrors } from '@thyme/domain/payments';
import { useState } from 'react';
import { CHARGE_COUNTRY } from '../methods.ts';
import type { BillingErrors } from './billing-form.tsx';

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

/** The billing form's boxes. What was wrong when it was sent goes away as it is put right. */
export function useBilling(known: Partial<BillingFields>) {
  const [typed, setTyped] = useState<Partial<BillingFields>>({});
  const [watched, setWatched] = useState<readonly string[]>([]);
  const value: BillingFields = { ...BLANK, ...known, ...typed };
  const wrong = billingErrors(value);
  const errors = Object.fromEntries(
    Object.entries(wrong).filter(([field]) => watched.includes(field)),
  ) as BillingErrors;
  return {
    value,
    errors,
    change: (field: keyof BillingFields, text: string) => setTyped((before) => ({ ...before, [field]: text })),
    /** Shows what is missing, and names those fields. */
    check: (): readonly string[] => {
      const missing = Object.keys(wrong);
      setWatched(missing);
      return missing;
    },
  };
}

export type Billing = ReturnType<typeof useBilling>;
