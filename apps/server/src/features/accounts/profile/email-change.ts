import { createHash, timingSafeEqual } from 'node:crypto';
import {
  CODE_DIGITS,
  canChangeCredentials,
  codeErrors,
  newEmailErrors,
  normaliseEmail,
  resendIn,
} from '@thyme/domain/accounts';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { unauthenticated } from '../../../graphql/errors.ts';
import { randomDigits } from '../../../platform/crypto/ids.ts';
import { consume } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { addressProven } from '../hooks.ts';
import { addressInUseMail, emailChangedMail, oneTimeCodeMail } from '../mails.ts';
import {
  deleteResets,
  isLocked,
  lastCodeSentAt,
  replaceCode,
  takeTry,
  useCode,
} from '../passwords/credential-store.ts';
import { refuseErrors } from '../sign-in/form-errors.ts';
import { EMAIL_TAKEN } from '../sign-in/registration.ts';
import { closeSockets } from '../sign-in/sessions.ts';
import type { Viewer } from '../sign-in/viewer.ts';
import { deleteSessions } from '../store.ts';
import { type Account, findAccountByEmail, lockAccount, setEmail } from '../user-store.ts';

const PURPOSE = 'update_email';
/** Each new code brings new attempts, so codes are limited too. */
const CODES = { max: 20, windowSeconds: 3_600 };

export interface EmailChange {
  email: string;
  otp_code?: string | null | undefined;
}

export async function updateEmail(services: Services, viewer: Viewer, form: EmailChange): Promise<StatusMessage> {
  refuseErrors(newEmailErrors(form));
  const email = normaliseEmail(form.email);
  const code = form.otp_code?.trim() ?? '';
  return code === '' ? sendCode(services, viewer, email) : confirmCode(services, viewer, email, code);
}

/** An address in use gets the same response; its owner is notified by mail instead. */
async function sendCode(services: Services, viewer: Viewer, email: string): Promise<StatusMessage> {
  const { allowed } = await consume(services, `code:account:${viewer.id}`, CODES);
  if (!allowed) return { status: 0, message: 'You’ve asked for too many codes. Please try again later.' };
  return inTransaction(services, async (tx) => {
    const now = tx.clock.now();
    const account = await lockAccount(tx.db, viewer.id);
    const refusal = refusalOf(account);
    if (refusal) return refusal;
    if (account?.email === email) return { status: 0, message: 'That’s already your email address.' };
    const sentAt = await lastCodeSentAt(tx.db, viewer.id, PURPOSE);
    const wait = sentAt === null ? 0 : resendIn(sentAt, now);
    if (wait > 0) return { status: 0, message: `Please wait ${wait} seconds before asking for another code.` };
    const code = randomDigits(CODE_DIGITS);
    const owner = await findAccountByEmail(tx.db, email);
    const codeHash = hashCode(viewer.id, email, code);
    const id = await replaceCode(tx.db, {
      userId: viewer.id,
      purpose: PURPOSE,
      target: email,
      codeHash,
      createdAt: now,
    });
    const request = { to: email, data: { code }, dedupeKey: `code:${id}`, userId: viewer.id };
    await enqueueMail(tx, { ...request, template: owner ? addressInUseMail : oneTimeCodeMail });
    return { status: 1, message: 'We have sent a code to your new email address.' };
  });
}

async function confirmCode(services: Services, viewer: Viewer, email: string, code: string): Promise<StatusMessage> {
  refuseErrors(codeErrors({ otp_code: code }));
  const { db, clock } = services;
  const now = clock.now();
  const open = await takeTry(db, viewer.id, PURPOSE, now);
  const matches =
    open !== null && open.target === email && timingSafeEqual(open.codeHash, hashCode(viewer.id, email, code));
  if (!open || !matches) return wrongCode(await isLocked(db, viewer.id, PURPOSE));
  const changed = await inTransaction(services, async (tx) => {
    const account = await lockAccount(tx.db, viewer.id);
    const refusal = refusalOf(account);
    if (refusal || !account) return refusal ?? wrongCode(false);
    if (await findAccountByEmail(tx.db, email)) return { status: 0 as const, message: EMAIL_TAKEN };
    if (!(await useCode(tx.db, open.id, now))) return wrongCode(false);
    return changeAddress(tx, { account, email, now });
  });
  if (!Array.isArray(changed)) return changed;
  closeSockets(services, changed);
  return { status: 1, message: 'Your email address has been changed. Please log in again.' };
}

async function changeAddress(
  tx: UnitOfWork,
  { account, email, now }: { account: Account; email: string; now: number },
): Promise<number[]> {
  await setEmail(tx.db, account.id, email, now);
  await addressProven(tx, { userId: account.id });
  const ended = await deleteSessions(tx.db, account.id);
  await deleteResets(tx.db, account.id);
  for (const to of [account.email, email])
    if (to)
      await enqueueMail(tx, {
        template: emailChangedMail,
        to,
        data: { firstName: account.firstName, isNew: to === email },
        dedupeKey: `email-changed:${account.id}:${now}:${to === email ? 'new' : 'old'}`,
        userId: account.id,
      });
  return ended;
}

function refusalOf(account: Account | null): StatusMessage | null {
  if (!account) throw unauthenticated();
  if (canChangeCredentials({ socialLogin: account.socialLogin !== null })) return null;
  return { status: 0, message: 'You log in with another service, so the email address is changed there.' };
}

function wrongCode(locked: boolean): StatusMessage {
  return locked
    ? { status: 0, message: 'Too many wrong codes. Please ask for a new one.' }
    : { status: 0, message: 'The code is wrong or has expired.' };
}

/** Bound to the account and the address, so that a code is useless elsewhere. */
function hashCode(userId: number, email: string, code: string): Buffer {
  return createHash('sha256').update(`${PURPOSE}\n${userId}\n${email}\n${code}`).digest();
}
