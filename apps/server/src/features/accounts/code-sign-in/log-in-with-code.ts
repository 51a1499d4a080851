import { timingSafeEqual } from 'node:crypto';
import {
  CODE_TRIES,
  codeAddressErrors,
  codeDigits,
  GUEST_ACCOUNT_MESSAGE,
  mayLoginAsGuest,
  normaliseEmail,
  SIGN_UP_SECONDS,
  signInCodeErrors,
} from '@thyme/domain/accounts';
import type { Client } from '../../../graphql/context.ts';
import { hashToken, randomToken } from '../../../platform/crypto/ids.ts';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { addressProven } from '../hooks.ts';
import { addressConfirmedMail, providerLabel } from '../mails.ts';
import { refuseErrors } from '../sign-in/form-errors.ts';
import { type LoggedIn, userOf } from '../sign-in/login.ts';
import { openSession } from '../sign-in/sessions.ts';
import { insertRoundTrip } from '../social/social-store.ts';
import { type Account, confirmEmail, findAccountByEmail } from '../user-store.ts';
import { hashAddress, hashSignInCode } from './code-hash.ts';
import { consumeSignInCode, hasSignInCode, takeSignInTry } from './code-store.ts';

const TRYING = { max: 60, windowSeconds: 900 };

type Refusal = 'wrong' | 'locked' | 'expired' | 'used' | 'business';

export type CodeLogin =
  | ({ status: 1; message: string } & LoggedIn)
  | { status: 1; message: string; signUpToken: string }
  | { status: 0; message: string };

/** Opens the account of the address, or gives a new guest a single-use token for the next step, their name. */
export async function logInWithCode(
  services: Services,
  form: { email: string; code: string },
  client: Client,
): Promise<CodeLogin> {
  refuseErrors({ ...codeAddressErrors(form), ...signInCodeErrors(form) });
  await consumeOrRefuse(services, `signincode:try:${networkOf(client.ip)}`, TRYING);
  const email = normaliseEmail(form.email);
  const emailHash = hashAddress(email);
  const codeHash = hashSignInCode(email, codeDigits(form.code));
  const now = services.clock.now();
  const refusal = await refusalOf(services.db, { emailHash, codeHash, now });
  if (refusal) return refused(refusal);
  return inTransaction(services, async (tx) => {
    if (!(await consumeSignInCode(tx.db, emailHash, codeHash, now))) return refused('used');
    const account = await findAccountByEmail(tx.db, email);
    return account ? enterWithProvenAddress(tx, account, client) : offerSignUp(tx.db, email, now);
  });
}

async function refusalOf(
  db: Db,
  { emailHash, codeHash, now }: { emailHash: Buffer; codeHash: Buffer; now: number },
): Promise<Refusal | null> {
  const tried = await takeSignInTry(db, emailHash);
  if (!tried) return (await hasSignInCode(db, emailHash)) ? 'locked' : 'wrong';
  // Only the right code reveals why it no longer works; a guess reveals nothing.
  if (!timingSafeEqual(tried.codeHash, codeHash)) return tried.tries >= CODE_TRIES ? 'locked' : 'wrong';
  if (tried.usedAt !== null) return 'used';
  return tried.expiresAt <= now ? 'expired' : null;
}

/** The caller has proven control of the mailbox: with a code, or with the token that a code gave. */
export async function enterWithProvenAddress(tx: UnitOfWork, account: Account, client: Client): Promise<CodeLogin> {
  if (!mayLoginAsGuest(account.userType)) return refused('business');
  if (account.emailVerifiedAt === null) await confirmAddress(tx, account);
  const token = await openSession(tx, account.id, client);
  return { status: 1, message: 'Login successful!', token, user: userOf(account) };
}

/** The account's other login may belong to a person who used this address without owning it, so the owner is notified. */
async function confirmAddress(tx: UnitOfWork, account: Account): Promise<void> {
  await confirmEmail(tx.db, account.id, tx.clock.now());
  await addressProven(tx, { userId: account.id });
  const other = account.socialLogin === null ? 'a password' : providerLabel(account.socialLogin);
  if (!account.email || (account.passwordHash === null && account.socialLogin === null)) return;
  await enqueueMail(tx, {
    template: addressConfirmedMail,
    to: account.email,
    data: { firstName: account.firstName, other },
    dedupeKey: `address-confirmed:${account.id}:${account.email}`,
    userId: account.id,
  });
}

async function offerSignUp(db: Db, email: string, now: number): Promise<CodeLogin> {
  const token = randomToken();
  await insertRoundTrip(db, {
    stateHash: hashToken(token),
    purpose: 'code-sign-up',
    payload: { email },
    createdAt: now,
    expiresAt: now + SIGN_UP_SECONDS,
  });
  return { status: 1, message: 'Your email address is confirmed.', signUpToken: token };
}

function refused(refusal: Refusal): CodeLogin {
  return { status: 0, message: messageOf(refusal) };
}

function messageOf(refusal: Refusal): string {
  switch (refusal) {
    case 'wrong':
      return "That code isn't right. Check the email, or ask for a new code.";
    case 'locked':
      return 'Too many wrong codes. Please ask for a new one.';
    case 'expired':
      return 'This code has expired. Please ask for a new one.';
    case 'used':
      return 'This code has already been used. Please ask for a new one.';
    case 'business':
      return GUEST_ACCOUNT_MESSAGE;
  }
}
