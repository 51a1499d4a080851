import { COMMON_PASSWORD_MESSAGE, type FieldErrors } from '@thyme/domain/accounts';
import { type FieldMessages, invalidInput } from '../../../graphql/errors.ts';
import { isTooCommon } from '../passwords/passwords.ts';

/** Throws a form's messages as the error that clients expect; returns when there are none. */
export function refuseErrors(errors: FieldErrors<string>): void {
  const messages: FieldMessages = {};
  for (const [field, message] of Object.entries(errors)) if (message !== undefined) messages[field] = [message];
  if (Object.keys(messages).length > 0) throw invalidInput(messages);
}

/** A password that passes the strength rules may still be a common one. */
export function withCommonPassword<Errors extends FieldErrors<string>>(errors: Errors, password: string): Errors {
  if (errors.password !== undefined || !isTooCommon(password)) return errors;
  return { ...errors, password: COMMON_PASSWORD_MESSAGE };
}
