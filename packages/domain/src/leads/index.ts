import { type FieldErrors, isEmail } from '../accounts/index.ts';

export type QueryForm = { readonly name: string; readonly email: string; readonly phone: string };

/** The callback and query forms; an address that is none hears the same as no address. */
export function queryErrors(form: QueryForm): FieldErrors<keyof QueryForm> {
  const errors: FieldErrors<keyof QueryForm> = {};
  if (form.name.trim() === '') errors.name = 'Please enter your name!';
  if (!isEmail(form.email)) errors.email = 'Please enter your email address!';
  if (form.phone.trim() === '') errors.phone = 'Please enter your mobile number!';
  return errors;
}
