import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type FieldErrors,
  GENDERS,
  normaliseEmail,
  normaliseName,
  normalisePhone,
  REGISTRATION_WORD,
  signUpErrors,
} from '@thyme/domain/accounts';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Client } from '../../../graphql/context.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { welcomeMail } from '../mails.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { insertGuest } from '../user-store.ts';
import { refuseErrors, withCommonPassword } from './form-errors.ts';

export const EMAIL_TAKEN = 'The email has already been taken.';

/** Only these are read: what a client adds beyond them is refused by the schema. */
export interface Registration {
  first_name: string;
  last_name: string;
  mobile?: string | null | undefined;
  email: string;
  password: string;
  additional_mobile?: string | null | undefined;
  client_source?: string | null | undefined;
  display_booking?: boolean | null | undefined;
  gender?: string | null | undefined;
  dob?: number | null | undefined;
  client_info?: string | null | undefined;
  address?: string | null | undefined;
  email_notification?: boolean | null | undefined;
  marketing_notification?: boolean | null | undefined;
  language?: string | null | undefined;
  hash?: string | null | undefined;
}

const LIMIT = { max: 60, windowSeconds: 3_600 };
const LONGEST = { client_source: 50, client_info: 2_000, address: 500 } as const;
const FIRST_BIRTHDAY = Date.UTC(1900, 0, 2) / 1000;

export async function registerGuest(services: Services, form: Registration, client: Client): Promise<StatusMessage> {
  await consumeOrRefuse(services, `register:network:${networkOf(client.ip)}`, LIMIT);
  const { clock, db } = services;
  const now = clock.now();
  refuseErrors(registrationErrors(form, now));
  if (!isHashOf(form.hash, form.email))
    return { status: 0, message: 'This form is out of date. Please reload the page and try again.' };
  const email = normaliseEmail(form.email);
  const passwordHash = await hashPassword(form.password);
  const id = await db.transaction(async (transaction) => {
    const user = { ...personOf(form), email, passwordHash, termsAcceptedAt: now, createdAt: now };
    const created = await insertGuest(transaction, user, detailsOf(form));
    if (created !== null)
      await enqueueMail(services, transaction, {
        template: welcomeMail,
        to: email,
        data: { firstName: user.firstName },
        dedupeKey: `welcome:${created}`,
        userId: created,
      });
    return created;
  });
  if (id === null) refuseErrors({ email: EMAIL_TAKEN });
  return { status: 1, message: 'Registration successful!' };
}

function registrationErrors(form: Registration, now: number): FieldErrors<string> {
  // The confirmation and the terms are the form's own affair and not on the wire.
  const { password_confirmation: _confirmation, ...own } = signUpErrors({
    ...form,
    password_confirmation: form.password,
    terms: true,
  });
  const errors: FieldErrors<string> = withCommonPassword(own, form.password);
  for (const field of ['mobile', 'additional_mobile'] as const)
    if (form[field]?.trim() && !normalisePhone(form[field]).ok) errors[field] = 'Please enter a valid mobile number!';
  for (const [field, most] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][])
    if ((form[field] ?? '').length > most) errors[field] = `Please use at most ${most} characters`;
  if (form.gender && !isGender(form.gender)) errors.gender = 'Please choose one of the options';
  if (form.dob != null && (form.dob < FIRST_BIRTHDAY || form.dob > now))
    errors.dob = 'Please enter a valid date of birth';
  return errors;
}

/** The name as it is kept; a phone number in its international form, or none. */
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
    additionalMobile: phoneOf(form.additional_mobile),
    dob: form.dob == null ? null : new Date(form.dob * 1000).toISOString().slice(0, 10),
    gender: form.gender && isGender(form.gender) ? form.gender : null,
    address: plainText(form.address) || null,
    emailNotification: form.email_notification ?? true,
    marketingNotification: form.marketing_notification ?? false,
    clientSource: plainText(form.client_source) || 'Online',
    clientInfo: plainText(form.client_info) || null,
    displayBooking: form.display_booking ?? false,
  };
}

function phoneOf(text: string | null | undefined): string | null {
  const phone = text?.trim() ? normalisePhone(text) : null;
  return phone?.ok ? phone.value : null;
}

function isGender(text: string): boolean {
  return (GENDERS as readonly string[]).includes(text);
}

/** Lines stay, other control characters (which PostgreSQL would refuse) go. */
function plainText(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[^\P{Cc}\n]/gu, '')
    .normalize('NFC')
    .trim();
}

/** Kept for clients that send it; it protects nothing, so a client without one is welcome. */
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
