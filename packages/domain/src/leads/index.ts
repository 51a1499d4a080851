import { EMAIL_MAX, type FieldErrors, isEmail, PHONE_MAX } from '../accounts/index.ts';

/** Maximum text lengths of a contact form, in characters, for form, API and table. */
export const leadLimits = {
  name: 120,
  email: EMAIL_MAX,
  phone: PHONE_MAX,
  description: 4_000,
  /** The subject of the query. */
  type: 80,
} as const;

export type QueryForm = { readonly name: string; readonly email: string; readonly phone: string };

/** Validates the callback and query forms; an invalid email address gets the same message as a missing one. */
export function queryErrors(form: QueryForm): FieldErrors<keyof QueryForm> {
  const errors: FieldErrors<keyof QueryForm> = {};
  if (form.name.trim() === '') errors.name = 'Please enter your name!';
  if (!isEmail(form.email)) errors.email = 'Please enter your email address!';
  if (form.phone.trim() === '') errors.phone = 'Please enter your mobile number!';
  return errors;
}
