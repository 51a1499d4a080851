import { BUSINESS_USER, forgotPasswordErrors, normaliseEmail, resetPasswordErrors } from '@thyme/domain/accounts';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Client } from '../../../graphql/context.ts';
import { hashToken } from '../../../platform/crypto/ids.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { addressProven } from '../hooks.ts';
import { sendResetLink } from '../jobs.ts';
import { passwordChangedMail } from '../mails.ts';
import { refuseErrors, withCommonPassword } from '../sign-in/form-errors.ts';
import { closeSockets } from '../sign-in/sessions.ts';
import { deleteSessions } from '../store.ts';
import { confirmEmail, findAccount, setPassword } from '../user-store.ts';
import { findReset, useReset } from './credential-store.ts';
import { hashPassword } from './passwords.ts';

const REQUEST_LIMIT = { max: 30, windowSeconds: 3_600 };
const TRYING = { max: 30, windowSeconds: 900 };

/** Only enqueues a job, which looks the address up later, so that known and unknown addresses take equally long. */
export async function requestReset(services: Services, email: string, client: Client): Promise<StatusMessage> {
  refuseErrors(forgotPasswordErrors({ email }));
  await consumeOrRefuse(services, `forgot:network:${networkOf(client.ip)}`, REQUEST_LIMIT);
  await services.jobs.enqueue(sendResetLink, { email: normaliseEmail(email) });
  return { status: 1, message: 'If there is an account with this email, a link to reset the password is on its way.' };
}

export interface NewPassword {
  token: string;
  email: string;
  password: string;
  password_confirmation: string;
}

export type ResetLinkState = 'open' | 'used' | 'gone';

/** Says whether a link still works, before a password is typed. Only its holder can ask, so it reveals nothing else. */
export async function readResetLink(services: Services, token: string): Promise<ResetLinkState> {
  const reset = await findReset(services.db, hashToken(token));
  if (!reset) return 'gone';
  if (reset.usedAt !== null) return 'used';
  return reset.expiresAt > services.clock.now() ? 'open' : 'gone';
}

/** An unknown, used, expired, replaced or another account's link always gets the same response. */
export async function resetPassword(services: Services, form: NewPassword, client: Client): Promise<StatusMessage> {
  refuseErrors(withCommonPassword(resetPasswordErrors(form), form.password));
  await consumeOrRefuse(services, `reset:network:${networkOf(client.ip)}`, TRYING);
  const { clock } = services;
  const passwordHash = await hashPassword(form.password);
  const done = await inTransaction(services, async (tx) => {
    const now = clock.now();
    const email = normaliseEmail(form.email);
    const userId = await useReset(tx.db, hashToken(form.token), email, now);
    const account = userId === null ? null : await findAccount(tx.db, userId);
    if (!account) return null;
    await setPassword(tx.db, account.id, passwordHash);
    // The link proves control of this mailbox.
    await confirmEmail(tx.db, account.id, now);
    await addressProven(tx, { userId: account.id });
    const ended = await deleteSessions(tx.db, account.id);
    await enqueueMail(tx, {
      template: passwordChangedMail,
      to: email,
      data: { firstName: account.firstName, isBusiness: account.userType === BUSINESS_USER },
      dedupeKey: `password-changed:${account.id}:${now}`,
      userId: account.id,
    });
    return ended;
  });
  if (done) closeSockets(services, done);
  return done
    ? { status: 1, message: 'Your password has been reset!' }
    : { status: 0, message: 'This link no longer works. Please ask for a new one.' };
}
