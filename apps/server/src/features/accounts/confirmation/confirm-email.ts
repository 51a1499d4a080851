import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Client } from '../../../graphql/context.ts';
import { unauthenticated } from '../../../graphql/errors.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { consume, consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { addressProven } from '../hooks.ts';
import { confirmEmailMail } from '../mails.ts';
import type { Viewer } from '../sign-in/viewer.ts';
import { confirmEmail, findAccount, lockAccount } from '../user-store.ts';
import { confirmationPath, isGenuine, parseLink } from './confirmation-link.ts';

const OPENING = { max: 60, windowSeconds: 3_600 };
const SENDING = { max: 5, windowSeconds: 3_600 };

const CONFIRMED = { status: 1, message: 'Your email address is confirmed.' } as const;
const INVALID = { status: 0, message: 'This link is no longer valid.' } as const;

/** Works without a login, and repeatedly: mail programs open links before their readers do. */
export async function confirmByLink(services: Services, token: string, client: Client): Promise<StatusMessage> {
  await consumeOrRefuse(services, `confirm-email:network:${networkOf(client.ip)}`, OPENING);
  const link = parseLink(token);
  const now = services.clock.now();
  if (!link || link.expiresAt <= now) return INVALID;
  const account = await findAccount(services.db, link.userId);
  if (!account?.email || !isGenuine(services, link, { id: account.id, email: account.email })) return INVALID;
  if (account.emailVerifiedAt === null)
    await inTransaction(services, async (tx) => {
      await confirmEmail(tx.db, account.id, now);
      await addressProven(tx, { userId: account.id });
    });
  return CONFIRMED;
}

/** Mails the link again. */
export async function sendConfirmation(services: Services, viewer: Viewer): Promise<StatusMessage> {
  return inTransaction(services, async (tx) => {
    const account = await lockAccount(tx.db, viewer.id);
    if (!account?.email) throw unauthenticated();
    if (account.emailVerifiedAt !== null) return CONFIRMED;
    const { allowed } = await consume(services, `confirm-email:account:${account.id}`, SENDING);
    if (!allowed) return { status: 0, message: 'We have sent several links already. Please try again in an hour.' };
    const now = tx.clock.now();
    const { id, email, firstName } = account;
    await enqueueMail(tx, {
      template: confirmEmailMail,
      to: email,
      data: { firstName, confirmPath: confirmationPath(tx, { id, email }, now) },
      dedupeKey: `confirm-email:${id}:${now}`,
      userId: id,
    });
    return { status: 1, message: 'We’ve sent you a new link.' };
  });
}
