/** The billing form of the card pages. Name, country and the second address line are not validated. */
export type BillingFields = {
  readonly name: string;
  readonly email: string;
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly streetLine1: string;
  readonly streetLine2: string;
  readonly postcode: string;
};

const MESSAGES = {
  email: 'Please enter your email address!',
  region: 'Please enter your region!',
  city: 'Please enter your city!',
  streetLine1: 'Please enter your Address line 1!',
  postcode: 'Please enter your post code!',
} as const;

/** Messages by field; an empty object means the form is valid. */
export function billingErrors(form: BillingFields): Partial<Record<keyof BillingFields, string>> {
  const errors: Partial<Record<keyof BillingFields, string>> = {};
  for (const field of ['email', 'region', 'city', 'streetLine1', 'postcode'] as const) {
    if (form[field].trim() === '') errors[field] = MESSAGES[field];
  }
  return errors;
}

/** Maximum text lengths of the stored billing address, in characters, for form, API and table. */
export const billingLimits = {
  countryCode: 2,
  region: 80,
  city: 80,
  streetLine1: 160,
  streetLine2: 160,
  postcode: 20,
} as const;
