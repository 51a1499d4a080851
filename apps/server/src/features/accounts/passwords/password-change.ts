import { canChangeCredentials, changePasswordErrors } from '@thyme/domain/accounts';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { unauthenticated } from '../../../graphql/errors.ts';
import { countOrRefuse, forgiveAttempt } from '../../../platform/limits/backoff.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { passwordChangedMail, passwordSetMail } from '../mails.ts';
import { refuseErrors, withCommonPassword } from '../sign-in/form-errors.ts';
import { closeSockets } from '../sign-in/sessions.ts';
import type { Viewer } from '../sign-in/viewer.ts';
import { deleteSessions } from '../store.ts';
import { findAccount, replacePassword } from '../user-store.ts';
import { deleteResets } from './credential-store.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';

/** A stolen session still needs the old password and cannot guess it quickly. */
const GUESSES = { free: 5, maxSeconds: 900, resetSeconds: 3_600 };

export interface PasswordChange {
  old_password: string;
  password: string;
  password_confirmation: string;
}

export async function updatePassword(services: Services, viewer: Viewer, form: PasswordChange): Promise<StatusMessage> {
  const { db, clock } = services;
  const account = await findAccount(db, viewer.id);
  if (!account) throw unauthenticated();
  if (!canChangeCredentials({ socialLogin: account.socialLogin !== null }))
    return { status: 0, message: 'You log in with another service, so there is no password to change here.' };
  const isFirst = account.passwordHash === null;
  refuseErrors(withCommonPassword(changePasswordErrors(form, !isFirst), form.password));
  if (!isFirst) {
    const key = `password:account:${account.id}`;
    await countOrRefuse(services, [{ key, rule: GUESSES }]);
    if (!(await isPasswordOf(account.passwordHash, form.old_password)))
      return { status: 0, message: 'That’s not your current password.' };
    await forgiveAttempt(services, key, true);
  }
  const passwordHash = await hashPassword(form.password);
  const ended = await inTransaction(services, async (tx) => {
    if (!(await replacePassword(tx.db, account, passwordHash))) return null;
    // Sessions that were opened with a code remain: no old password could have opened them.
    const others = isFirst ? [] : await deleteSessions(tx.db, account.id, viewer.sessionId);
    await deleteResets(tx.db, account.id);
    if (account.email)
      await enqueueMail(tx, {
        template: isFirst ? passwordSetMail : passwordChangedMail,
        to: account.email,
        data: { firstName: account.firstName },
        dedupeKey: `password-changed:${account.id}:${clock.now()}`,
        userId: account.id,
      });
    return others;
  });
  if (!ended) return { status: 0, message: 'Your password was changed in another tab. Please reload the page.' };
  closeSockets(services, ended);
  return { status: 1, message: isFirst ? 'Your password is set.' : 'Password changed successfully!' };
}
