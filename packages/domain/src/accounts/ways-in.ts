import { ok, type Result, refuse } from '../result/index.ts';

/** The ways to log in to an account. A code goes to the account's address, so that has to be confirmed. */
export type WaysIn = {
  readonly hasPassword: boolean;
  readonly emailVerified: boolean;
  /** Connected social logins. */
  readonly providers: readonly string[];
};

export type DisconnectRefusal = { readonly code: 'not-connected' | 'last-way-in' };

export const DISCONNECT_MESSAGES: Readonly<Record<DisconnectRefusal['code'], string>> = {
  'not-connected': 'This login isn’t connected.',
  'last-way-in': 'This is your only way to log in. Please confirm your email address or set a password first.',
};

/** Whether a social login can be removed: the account keeps another login. */
export function checkDisconnect(
  { hasPassword, emailVerified, providers }: WaysIn,
  provider: string,
): Result<undefined, DisconnectRefusal> {
  if (!providers.includes(provider)) return refuse('not-connected');
  return hasPassword || emailVerified || providers.some((other) => other !== provider) ? ok() : refuse('last-way-in');
}
