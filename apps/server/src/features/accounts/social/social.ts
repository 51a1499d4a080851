import {
  GUEST_ACCOUNT_MESSAGE,
  isEmail,
  mayLoginAsGuest,
  normaliseEmail,
  socialSignUpErrors,
} from '@thyme/domain/accounts';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Client } from '../../../graphql/context.ts';
import {
  type IdentityProvider,
  isProviderName,
  PROVIDER_LABELS,
  type ProviderName,
  ProviderUnavailable,
  type VouchedPerson,
} from '../../../integrations/identity/index.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { confirmationPath } from '../confirmation/confirmation-link.ts';
import { addressProven } from '../hooks.ts';
import { welcomeMail } from '../mails.ts';
import { refuseErrors } from '../sign-in/form-errors.ts';
import { type LoggedIn, userOf } from '../sign-in/login.ts';
import { EMAIL_TAKEN, personOf } from '../sign-in/registration.ts';
import { openSession } from '../sign-in/sessions.ts';
import { findAccount, findAccountByEmail, insertGuest } from '../user-store.ts';
import { isTokenOpen, useToken } from './social-round-trip.ts';
import { findByIdentity, insertIdentity } from './social-store.ts';

export type SocialLogin =
  | ({ status: 1; message: string } & LoggedIn)
  | { status: 0; message: string; reason: 'unknown_account' | 'email_taken' | 'wrong_account' | 'invalid_token' };

export interface ProviderOffer {
  provider: ProviderName;
  label: string;
  startUrl: string;
  demo: boolean;
}

export const LIMIT = { max: 120, windowSeconds: 3_600 };
export const UNVERIFIED = 'The sign-in could not be verified. Please try again.';

export function listProviders({ identity }: Services): ProviderOffer[] {
  return [...identity.values()].map(({ name, demo }) => ({
    provider: name,
    label: PROVIDER_LABELS[name],
    startUrl: `/identity/${name}/start`,
    demo,
  }));
}

/** The person of a token, if it is genuine, fresh, issued for us, and requested by us. */
export async function vouchedBy(services: Services, provider: string, token: string): Promise<VouchedPerson | null> {
  const name = provider.toLowerCase();
  const port = isProviderName(name) ? services.identity.get(name) : undefined;
  const person = port ? await verify(services, port, token) : null;
  return port && person && (await isTokenOpen(services, port.name, person.nonce)) ? person : null;
}

/** An outage is answered like an invalid token: either way the guest has to try again. */
async function verify(services: Services, port: IdentityProvider, token: string): Promise<VouchedPerson | null> {
  try {
    return await port.verify(token, services.clock.now());
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.error({ err: error, provider: port.name }, 'social login could not be verified');
    return null;
  }
}

/** Logs in the account of the provider's person. A matching email alone is not enough. */
export async function socialLogin(
  services: Services,
  { provider, token }: { provider: string; token: string },
  client: Client,
): Promise<SocialLogin> {
  await consumeOrRefuse(services, `social:network:${networkOf(client.ip)}`, LIMIT);
  const { db } = services;
  const person = await vouchedBy(services, provider, token);
  if (!person) return { status: 0, message: UNVERIFIED, reason: 'invalid_token' };
  const userId = await findByIdentity(db, provider.toLowerCase(), person.subject);
  const account = userId === null ? null : await findAccount(db, userId);
  if (!account) return unknownAccount(services, person);
  if (!mayLoginAsGuest(account.userType)) return { status: 0, message: GUEST_ACCOUNT_MESSAGE, reason: 'wrong_account' };
  if (!(await useToken(services, person.nonce))) return { status: 0, message: UNVERIFIED, reason: 'invalid_token' };
  const opened = await openSession(services, account.id, client);
  return { status: 1, message: 'Login successful!', token: opened, user: userOf(account) };
}

async function unknownAccount({ db }: Services, { email }: VouchedPerson): Promise<SocialLogin> {
  if (email !== null && (await findAccountByEmail(db, normaliseEmail(email))))
    return {
      status: 0,
      message: 'There’s already an account with this email. Please log in the way you did before.',
      reason: 'email_taken',
    };
  return { status: 0, message: 'There is no account for this sign-in yet.', reason: 'unknown_account' };
}

export interface SocialRegistration {
  first_name: string;
  last_name: string;
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  password: string;
  provider: string;
  provider_id: string;
}

/** Identity and email come from the provider; the form only adds names and a number. */
export async function registerSocial(
  services: Services,
  form: SocialRegistration,
  client: Client,
): Promise<StatusMessage> {
  await consumeOrRefuse(services, `social:network:${networkOf(client.ip)}`, LIMIT);
  refuseErrors(socialSignUpErrors({ first_name: form.first_name, last_name: form.last_name, terms: true }));
  const person = await vouchedBy(services, form.provider, form.password);
  if (!person || person.subject !== form.provider_id) return { status: 0, message: UNVERIFIED };
  const email = normaliseEmail(person.email ?? form.email ?? '');
  if (!isEmail(email)) refuseErrors({ email: 'Email should have correct format' });
  return createAccount(services, form, { person, email });
}

class Taken extends Error {}

async function createAccount(
  services: Services,
  form: SocialRegistration,
  { person, email }: { person: VouchedPerson; email: string },
): Promise<StatusMessage> {
  const now = services.clock.now();
  const provider = form.provider.toLowerCase();
  const isVouched = person.email !== null && person.emailVerified;
  const user = { ...personOf(form), email, socialLogin: provider, termsAcceptedAt: now, createdAt: now };
  try {
    await inTransaction(services, async (tx) => {
      const id = await insertGuest(tx.db, { ...user, emailVerifiedAt: isVouched ? now : null }, {});
      if (id === null) throw new Taken();
      const identity = { provider, subject: person.subject, userId: id, email: person.email, createdAt: now };
      if (!(await insertIdentity(tx.db, identity))) throw new Taken();
      if (isVouched) await addressProven(tx, { userId: id });
      await enqueueMail(tx, {
        template: welcomeMail,
        to: email,
        data: {
          firstName: user.firstName,
          ...(isVouched ? {} : { confirmPath: confirmationPath(tx, { id, email }, now) }),
        },
        dedupeKey: `welcome:${id}`,
        userId: id,
      });
    });
  } catch (error) {
    if (error instanceof Taken) return { status: 0, message: EMAIL_TAKEN };
    throw error;
  }
  return { status: 1, message: 'Registration successful!' };
}
