import { createHash, timingSafeEqual } from 'node:crypto';
import {
  accountLimits,
  type FieldErrors,
  isBirthday,
  normaliseEmail,
  normaliseName,
  PHONE_MESSAGE,
  type ProfileTexts,
  profileFieldErrors,
  REGISTRATION_WORD,
  signUpErrors,
} from '@thyme/domain/accounts';
import { tidyText } from '@thyme/domain/text';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Client } from '../../../graphql/context.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { confirmationPath } from '../confirmation/confirmation-link.ts';
import { welcomeMail } from '../mails.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { detailColumns, phoneFieldErrors, phoneOf } from '../profile/detail-columns.ts';
import { insertGuest } from '../user-store.ts';
import { refuseErrors, withCommonPassword } from './form-errors.ts';

export const EMAIL_TAKEN = 'The email has already been taken.';

/** Only these are read; the schema refuses any other field. */
export interface Registration extends Pick<ProfileTexts, 'additional_mobile' | 'gender' | 'client_info' | 'address'> {
  first_name: string;
  last_name: string;
  mobile?: string | null | undefined;
  email: string;
  password: string;
  client_source?: string | null | undefined;
  display_booking?: boolean | null | undefined;
  dob?: number | null | undefined;
  email_notification?: boolean | null | undefined;
  marketing_notification?: boolean | null | undefined;
  language?: string | null | undefined;
  hash?: string | null | undefined;
}

const LIMIT = { max: 60, windowSeconds: 3_600 };

export async function registerGuest(services: Services, form: Registration, client: Client): Promise<StatusMessage> {
  await consumeOrRefuse(services, `register:network:${networkOf(client.ip)}`, LIMIT);
  const { clock } = services;
  const now = clock.now();
  refuseErrors(registrationErrors(form, now));
  if (!isHashOf(form.hash, form.email))
    return { status: 0, message: 'This form is out of date. Please reload the page and try again.' };
  const email = normaliseEmail(form.email);
  const passwordHash = await hashPassword(form.password);
  const id = await inTransaction(services, async (tx) => {
    const user = { ...personOf(form), email, passwordHash, termsAcceptedAt: now, createdAt: now };
    const created = await insertGuest(tx.db, user, detailsOf(form));
    if (created !== null)
      await enqueueMail(tx, {
        template: welcomeMail,
        to: email,
        data: { firstName: user.firstName, confirmPath: confirmationPath(tx, { id: created, email }, now) },
        dedupeKey: `welcome:${created}`,
        userId: created,
      });
    return created;
  });
  if (id === null) refuseErrors({ email: EMAIL_TAKEN });
  return { status: 1, message: 'Registration successful!' };
}

function registrationErrors(form: Registration, now: number): FieldErrors<string> {
  // The confirmation and the terms are checked by the form only and are not sent.
  const { password_confirmation: _confirmation, ...own } = signUpErrors({
    ...form,
    password_confirmation: form.password,
    terms: true,
  });
  const errors: FieldErrors<string> = withCommonPassword(own, form.password);
  if (form.mobile?.trim() && phoneOf(form.mobile) === null) errors.mobile = PHONE_MESSAGE;
  if ((form.client_source ?? '').length > accountLimits.clientSource)
    errors.client_source = `Please use at most ${accountLimits.clientSource} characters`;
  if (form.dob != null && !isBirthday(form.dob, now)) errors.dob = 'Please enter a valid date of birth';
  return { ...errors, ...profileFieldErrors(form), ...phoneFieldErrors(form) };
}

/** The name as stored, and the phone number in international format or null. */
export function personOf(form: Pick<Registration, 'first_name' | 'last_name' | 'mobile' | 'language'>) {
  return {
    firstName: normaliseName(form.first_name),
    lastName: normaliseName(form.last_name),
    mobile: phoneOf(form.mobile),
    language: /^[a-z]{2}(-[A-Z]{2})?$/.test(form.language ?? '') ? (form.language ?? 'en') : 'en',
  };
}

function detailsOf(form: Registration) {
  return {
    ...detailColumns(form),
    dob: form.dob == null ? null : new Date(form.dob * 1000).toISOString().slice(0, 10),
    emailNotification: form.email_notification ?? true,
    marketingNotification: form.marketing_notification ?? false,
    clientSource: tidyText(form.client_source ?? '') || 'Online',
    displayBooking: form.display_booking ?? false,
  };
}

/** Checked for clients that send it; it is no protection, so it is optional. */
export function isHashOf(hash: string | null | undefined, email: string): boolean {
  if (!hash) return true;
  const sent = Buffer.from(hash.toLowerCase());
  return [email, normaliseEmail(email)].some((spelling) => {
    const right = Buffer.from(
      createHash('sha256')
        .update(spelling + REGISTRATION_WORD)
        .digest('hex'),
    );
    return sent.length === right.length && timingSafeEqual(sent, right);
  });
}
