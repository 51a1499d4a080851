import { BUSINESS_USER, normaliseEmail, signUpErrors } from '@thyme/domain/accounts';
import type { Client } from '../../graphql/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { hashPassword } from './passwords/passwords.ts';
import { refuseErrors, withCommonPassword } from './sign-in/form-errors.ts';
import { type LoggedIn, userOf } from './sign-in/login.ts';
import { EMAIL_TAKEN, personOf } from './sign-in/registration.ts';
import { openSession } from './sign-in/sessions.ts';
import { deleteSessions } from './store.ts';
import { type Account, findAccount, findAccountByEmail, insertBusinessUser } from './user-store.ts';

/** The details of a new business user. */
export interface BusinessPerson {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

const LIMIT = { max: 60, windowSeconds: 3_600 };

/** The same rules as for guests: names, a strong and uncommon password, and a rate limit. */
export async function checkBusinessPerson(services: Services, form: BusinessPerson, client: Client): Promise<string> {
  await consumeOrRefuse(services, `register:network:${networkOf(client.ip)}`, LIMIT);
  const { password_confirmation: _confirmation, ...errors } = signUpErrors({
    ...form,
    password_confirmation: form.password,
    terms: true,
  });
  refuseErrors(withCommonPassword(errors, form.password));
  return hashPassword(form.password);
}

/** Creates a business account; an address in use is a form error. */
export async function createBusinessPerson(
  tx: UnitOfWork,
  form: Omit<BusinessPerson, 'password'> & { passwordHash: string; isVerified: boolean },
): Promise<Account> {
  const now = tx.clock.now();
  const id = await insertBusinessUser(tx.db, {
    ...personOf(form),
    email: normaliseEmail(form.email),
    passwordHash: form.passwordHash,
    emailVerifiedAt: form.isVerified ? now : null,
    termsAcceptedAt: now,
    createdAt: now,
  });
  const account = id === null ? null : await findAccount(tx.db, id);
  if (!account) refuseErrors({ email: EMAIL_TAKEN });
  return account as Account;
}

/** Opens a session for a person who has just been authenticated. */
export async function letIn(tx: UnitOfWork, account: Account, client: Client): Promise<LoggedIn> {
  return { token: await openSession(tx, account.id, client), user: userOf(account) };
}

export async function findBusinessPerson(transaction: Transaction, email: string): Promise<Account | null | 'guest'> {
  const account = await findAccountByEmail(transaction, normaliseEmail(email));
  return account && account.userType !== BUSINESS_USER ? 'guest' : account;
}

/** Ends all sessions of an account; close its sockets after the commit. */
export function endSessionsOf(transaction: Transaction, userId: number): Promise<number[]> {
  return deleteSessions(transaction, userId);
}
