import { GraphQLFailure, messagesOf } from '@thyme/site/graphql/failure.ts';
import {
  LogInSociallyDocument,
  RegisterSociallyDocument,
  type RegisterSociallyMutationVariables,
} from '../../../generated/graphql.ts';
import { accepted, Refusal } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { keys, read, write } from '../../../lib/session/storage.ts';
import { startSession } from '../start-session.ts';
import type { ProviderName, ProviderProfile } from './provider-window.ts';

export const EMAIL_TAKEN = 'The email has already been taken.';

/** The identity as the provider states it. */
export interface SocialPerson {
  provider: ProviderName;
  token: string;
  profile: ProviderProfile;
}

const tokenKeys = { google: keys.googleToken, facebook: keys.facebookToken };

/** Google and Facebook leave a token that the sign-up form needs after a reload too. */
export function keepToken({ provider, token }: SocialPerson): void {
  if (provider !== 'apple') write(tokenKeys[provider], token);
}

/** Logs in with a provider's token; 'unknown' where no account has this login. */
async function logIn({ provider, token }: SocialPerson): Promise<'done' | 'unknown'> {
  const { socialLogin } = await run(LogInSociallyDocument, { provider, token });
  const { access_token, user, reason } = socialLogin;
  if (reason === 'unknown_account') return 'unknown';
  accepted(socialLogin);
  if (!access_token || !user) throw new Refusal(socialLogin.message);
  startSession({ access_token, user });
  return 'done';
}

/** Registers a guest. An address in use is not an error yet, since it may belong to the same person. */
async function register(fields: RegisterSociallyMutationVariables): Promise<string> {
  try {
    const { socialRegister } = await run(RegisterSociallyDocument, fields);
    if (socialRegister.message !== EMAIL_TAKEN) accepted(socialRegister);
    return socialRegister.message;
  } catch (error) {
    if (error instanceof GraphQLFailure && messagesOf(error).includes(EMAIL_TAKEN)) return EMAIL_TAKEN;
    throw error;
  }
}

/** Registers and then logs in, also where the address was in use: the login shows whose it is. */
export async function registerAndLogIn(
  person: SocialPerson,
  { first_name, last_name, email }: { first_name: string; last_name: string; email?: string },
) {
  const { provider, token, profile } = person;
  const message = await register({
    first_name,
    last_name,
    mobile: null,
    email: profile.email ?? email?.trim() ?? null,
    password: token,
    provider,
    provider_id: profile.provider_id,
  });
  if ((await logIn(person)) === 'unknown') throw new Refusal(message);
}

/** Logs in; an unknown person gets the sign-up form, except with Apple, which registers at once. */
export async function enterWith(person: SocialPerson): Promise<'done' | 'form'> {
  keepToken(person);
  if ((await logIn(person)) === 'done') return 'done';
  if (person.provider !== 'apple') return 'form';
  await registerAndLogIn(person, {
    first_name: person.profile.first_name || 'Apple',
    last_name: person.profile.last_name || 'Guest',
  });
  return 'done';
}

/** The person in a history entry, if it is one of ours; its token may also be in storage. */
export function personFrom(state: unknown): SocialPerson | null {
  if (typeof state !== 'object' || state === null) return null;
  const { provider, token, profile } = state as Partial<SocialPerson>;
  if ((provider !== 'google' && provider !== 'facebook') || typeof profile?.provider_id !== 'string') return null;
  const stored = read(tokenKeys[provider]) ?? token;
  return stored ? { provider, token: stored, profile } : null;
}
