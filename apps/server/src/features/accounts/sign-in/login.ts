import { createHash } from 'node:crypto';
import { GUEST_ACCOUNT_MESSAGE, loginErrors, mayLoginAsGuest, normaliseEmail } from '@thyme/domain/accounts';
import type { Client } from '../../../graphql/context.ts';
import { PublicError } from '../../../graphql/errors.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { type Attempt, countOrRefuse, forgiveAttempt } from '../../../platform/limits/backoff.ts';
import type { Services } from '../../../platform/services.ts';
import { isPasswordOf } from '../passwords/passwords.ts';
import { listLiveSessions } from '../store.ts';
import { type Account, findAccountByEmail } from '../user-store.ts';
import { refuseErrors } from './form-errors.ts';
import { openSession } from './sessions.ts';

export interface LoggedIn {
  token: string;
  user: { id: number; userType: number; firstName: string; lastName: string };
}

interface LoginForm {
  username: string;
  password: string;
}

const DESK_ACCOUNT_MESSAGE = 'Please login with your business account!';
const HOUR = 3_600;
/** One network on one account: a few failures are free, then the wait doubles. */
const PAIR = { free: 5, maxSeconds: 900, resetSeconds: HOUR };
/** One network on all accounts together. */
const NETWORK = { free: 40, maxSeconds: 900, resetSeconds: HOUR };
/** One account from all networks: short waits only, and none for a network from which its owner is logged in. */
const ACCOUNT = { free: 60, maxSeconds: 60, resetSeconds: HOUR };

/**
 * An unknown address, a wrong password and an account without one get the same response after the same work. Each
 * attempt in a batch is counted.
 */
async function authenticate(services: Services, form: LoginForm, client: Client): Promise<Account> {
  refuseErrors(loginErrors(form));
  const email = normaliseEmail(form.username);
  const account = await findAccountByEmail(services.db, email);
  const attempts = await attemptsOf(services, { email, account, client });
  await countOrRefuse(services, attempts);
  const matches = await isPasswordOf(account?.passwordHash ?? null, form.password);
  if (!matches || !account) throw new PublicError('These credentials do not match our records.', 'REFUSED');
  const [pair, ...others] = attempts;
  if (pair) await forgiveAttempt(services, pair.key, true);
  for (const { key } of others) await forgiveAttempt(services, key);
  return account;
}

/** Guests only; business users log in on their own site. */
export async function logIn(services: Services, form: LoginForm, client: Client): Promise<LoggedIn> {
  const account = await authenticate(services, form, client);
  if (!mayLoginAsGuest(account.userType)) throw new PublicError(GUEST_ACCOUNT_MESSAGE, 'REFUSED');
  return enter(services, account, client);
}

export async function logInToDesk(services: Services, form: LoginForm, client: Client): Promise<LoggedIn> {
  const account = await authenticate(services, form, client);
  if (mayLoginAsGuest(account.userType)) throw new PublicError(DESK_ACCOUNT_MESSAGE, 'REFUSED');
  return enter(services, account, client);
}

async function enter(services: Services, account: Account, client: Client): Promise<LoggedIn> {
  return { token: await openSession(services, account.id, client), user: userOf(account) };
}

export function userOf({ id, userType, firstName, lastName }: Account): LoggedIn['user'] {
  return { id, userType, firstName, lastName };
}

async function attemptsOf(
  { db, clock }: Services,
  { email, account, client }: { email: string; account: Account | null; client: Client },
): Promise<Attempt[]> {
  const network = networkOf(client.ip);
  // Hashed, so that the table of counters is not a list of addresses.
  const name = createHash('sha256').update(email).digest('base64url').slice(0, 22);
  const open = await listLiveSessions(db, account?.id ?? 0, clock.now());
  const isKnown = open.some(({ address }) => address !== null && networkOf(address) === network);
  return [
    { key: `login:pair:${name}:${network}`, rule: PAIR },
    { key: `login:network:${network}`, rule: NETWORK },
    ...(isKnown ? [] : [{ key: `login:account:${name}`, rule: ACCOUNT }]),
  ];
}
