import { type FieldErrors, newGuestErrors, PHONE_MESSAGE } from '@thyme/domain/accounts';
import { z } from 'zod';
import type { Client } from '../../../graphql/context.ts';
import { hashToken } from '../../../platform/crypto/ids.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { readPhone } from '../../../platform/text/phone.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { addressProven } from '../hooks.ts';
import { welcomeMail } from '../mails.ts';
import { refuseErrors } from '../sign-in/form-errors.ts';
import { personOf } from '../sign-in/registration.ts';
import { takeRoundTrip } from '../social/social-store.ts';
import { findAccountByEmail, insertGuest } from '../user-store.ts';
import { type CodeLogin, enterWithProvenAddress } from './log-in-with-code.ts';

export interface CodeRegistration {
  sign_up_token: string;
  first_name: string;
  last_name: string;
  mobile?: string | null | undefined;
  terms: boolean;
  marketing_notification?: boolean | null | undefined;
  language?: string | null | undefined;
}

const LIMIT = { max: 60, windowSeconds: 3_600 };
const Payload = z.object({ email: z.string() });

/** Creates the account of an address that a code has proven, and logs in. A form with errors keeps the token valid. */
export async function registerWithCode(services: Services, form: CodeRegistration, client: Client): Promise<CodeLogin> {
  await consumeOrRefuse(services, `register:network:${networkOf(client.ip)}`, LIMIT);
  refuseErrors(formErrors(form));
  return inTransaction(services, async (tx) => {
    const now = tx.clock.now();
    const payload = await takeRoundTrip(tx.db, hashToken(form.sign_up_token), 'code-sign-up', now);
    const parsed = Payload.safeParse(payload);
    if (!parsed.success) return { status: 0, message: 'This took too long. Please ask for a new code.' };
    const { email } = parsed.data;
    await createGuest(tx, form, email);
    // The account may have been created concurrently; its address is the caller's either way.
    const account = await findAccountByEmail(tx.db, email);
    if (!account) throw new Error('The account was not stored.');
    return enterWithProvenAddress(tx, account, client);
  });
}

function formErrors(form: CodeRegistration): FieldErrors<string> {
  const errors: FieldErrors<string> = newGuestErrors(form);
  return form.mobile?.trim() && readPhone(form.mobile) === null ? { ...errors, mobile: PHONE_MESSAGE } : errors;
}

async function createGuest(tx: UnitOfWork, form: CodeRegistration, email: string): Promise<void> {
  const now = tx.clock.now();
  const user = { ...personOf(form), email, emailVerifiedAt: now, termsAcceptedAt: now, createdAt: now };
  const id = await insertGuest(tx.db, user, {
    marketingNotification: form.marketing_notification ?? false,
    clientSource: 'Online',
  });
  if (id === null) return;
  await addressProven(tx, { userId: id });
  await enqueueMail(tx, {
    template: welcomeMail,
    to: email,
    data: { firstName: user.firstName },
    dedupeKey: `welcome:${id}`,
    userId: id,
  });
}
