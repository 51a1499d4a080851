import { BUSINESS_USER } from '@thyme/domain/accounts';
import { hashToken, randomToken } from '../../../platform/crypto/ids.ts';
import { consume } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { RESET_LINK_SECONDS, resetLinkMail, socialReminderMail } from '../mails.ts';
import { findAccountByEmail } from '../user-store.ts';
import { replaceReset } from './credential-store.ts';

const MAILS = { max: 3, windowSeconds: 900 };

/** Mails the link, or how to log in when the account has no password; an unknown address gets nothing. */
export async function mailResetLink(services: Services, email: string): Promise<void> {
  const { db, clock } = services;
  const account = await findAccountByEmail(db, email);
  if (!account) return;
  const { allowed } = await consume(services, `forgot:account:${account.id}`, MAILS);
  if (!allowed) return;
  const now = clock.now();
  const token = randomToken();
  await inTransaction(services, async (tx) => {
    const common = { to: email, userId: account.id };
    if (account.passwordHash === null && account.socialLogin !== null) {
      const data = { firstName: account.firstName, provider: account.socialLogin };
      const dedupeKey = `social-reminder:${account.id}:${now}`;
      await enqueueMail(tx, { ...common, template: socialReminderMail, data, dedupeKey });
      return;
    }
    const reset = {
      userId: account.id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: now + RESET_LINK_SECONDS,
    };
    const id = await replaceReset(tx.db, reset);
    // Business users log in on their own site.
    const { publicUrl, businessSiteUrl } = tx.config;
    const address = account.userType === BUSINESS_USER ? businessSiteUrl : publicUrl;
    const data = { firstName: account.firstName, token, address };
    await enqueueMail(tx, { ...common, template: resetLinkMail, data, dedupeKey: `reset:${id}` });
  });
}
