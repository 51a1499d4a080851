import { COMMON_PASSWORD_MESSAGE, type FieldErrors } from '@thyme/domain/accounts';
import { type FieldMessages, invalidInput } from '../../../graphql/errors.ts';
import { isTooCommon } from '../passwords/passwords.ts';

/** Turns a form's messages into the error clients know; does nothing when there are none. */
export function refuseErrors(errors: FieldErrors<string>): void {
  const messages: FieldMessages = {};
  for (const [field, message] of Object.entries(errors)) if (message !== undefined) messages[field] = [message];
  if (Object.keys(messages).length > 0) throw invalidInput(messages);
}

/** A password that is strong by its letters may still be one that everybody tries first. */
export function withCommonPassword<Errors extends FieldErrors<string>>(errors: Errors, password: string): Errors {
  if (errors.password !== undefined || !isTooCommon(password)) return errors;
  return { ...errors, password: COMMON_PASSWORD_MESSAGE };
}
