import { GENDERS, normaliseEmail, normaliseName, normalisePhone, profileErrors } from '@thyme/domain/accounts';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { type FieldMessages, invalidInput, unauthenticated } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { forgetReplaced, ownPhotoId } from './profile-photo.ts';
import { findProfile, type ProfileRow, saveProfile } from './profile-store.ts';

type Given<T> = T | null | undefined;

/** What is left out stays as it is. `password` and `hash` are part of the wire's form and change nothing here. */
export interface ProfileUpdate {
  first_name?: Given<string>;
  last_name?: Given<string>;
  mobile?: Given<string>;
  email?: Given<string>;
  additional_mobile?: Given<string>;
  client_source?: Given<string>;
  display_booking?: Given<boolean>;
  gender?: Given<string>;
  dob?: Given<number>;
  client_info?: Given<string>;
  address?: Given<string>;
  suite?: Given<string>;
  country?: Given<string>;
  eir_code?: Given<string>;
  email_notification?: Given<boolean>;
  marketing_notification?: Given<boolean>;
  language?: Given<string>;
  photo?: Given<string>;
}

const LONGEST = { client_source: 50, client_info: 2_000, address: 500, suite: 100, eir_code: 20 } as const;
const FIRST_BIRTHDAY = Date.UTC(1900, 0, 2) / 1000;

/** Changes a guest's own profile. */
export async function updateProfile(services: Services, userId: number, form: ProfileUpdate): Promise<StatusMessage> {
  const { db, clock } = services;
  const profile = await findProfile(db, userId);
  if (!profile) throw unauthenticated();
  const errors = complaints(form, profile, clock.now());
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  const photoId = form.photo === undefined ? undefined : await ownPhotoId(services, userId, form.photo, profile);
  if (photoId === 'unknown') throw invalidInput({ photo: ['Please upload your photo again.'] });
  const country = form.country?.trim() || profile.detail?.country || 'IE';
  await saveProfile(db, userId, {
    user: {
      ...given('firstName', form.first_name, normaliseName),
      ...given('lastName', form.last_name, normaliseName),
      ...given('mobile', form.mobile, (text) => phoneOf(text, country)),
      ...given('language', form.language, (text) => text),
      ...(photoId === undefined ? {} : { photoId }),
    },
    detail: detailsOf(form, country),
  });
  if (photoId !== undefined) await forgetReplaced(services, userId, photoId);
  return { status: 1, message: 'Profile edited successfully!' };
}

function complaints(form: ProfileUpdate, profile: ProfileRow, now: number): FieldMessages {
  const named = {
    first_name: form.first_name === undefined ? profile.firstName : (form.first_name ?? ''),
    last_name: form.last_name === undefined ? profile.lastName : (form.last_name ?? ''),
    // A switch can be turned by somebody who never gave a number; a number that is sent must be one.
    mobile: form.mobile === undefined ? 'unchanged' : (form.mobile ?? ''),
  };
  const messages: FieldMessages = {};
  const complain = (field: string, message: string | undefined) => {
    if (message !== undefined) messages[field] = [message];
  };
  for (const [field, message] of Object.entries(profileErrors(named))) complain(field, message);
  for (const field of ['mobile', 'additional_mobile'] as const) {
    const number = form[field]?.trim();
    if (number && !normalisePhone(number, form.country?.trim() || 'IE').ok)
      complain(field, 'Please enter a valid mobile number!');
  }
  for (const [field, most] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][])
    if ((form[field] ?? '').length > most) complain(field, `Please use at most ${most} characters`);
  if (form.country && !/^[A-Z]{2}$/.test(form.country.trim())) complain('country', 'Please choose a country');
  if (form.language && !/^[a-z]{2}(-[A-Z]{2})?$/.test(form.language)) complain('language', 'Please choose a language');
  if (form.gender && !GENDERS.some((gender) => gender === form.gender))
    complain('gender', 'Please choose one of the options');
  if (form.dob != null && (form.dob < FIRST_BIRTHDAY || form.dob > now))
    complain('dob', 'Please enter a valid date of birth');
  if (form.email && normaliseEmail(form.email) !== profile.email)
    complain('email', 'Please change your email with Update Email.');
  return messages;
}

/** Left out: nothing to change. Null, or nothing but spaces: emptied, where that is allowed. */
function given<Key extends string, Value, Stored>(
  key: Key,
  value: Given<Value>,
  read: (value: Value) => Stored,
): Partial<Record<Key, Stored>> {
  return value === undefined || value === null ? {} : ({ [key]: read(value) } as Partial<Record<Key, Stored>>);
}

const textOrNull = (text: Given<string>) => (text?.trim() ? text.trim() : null);

function phoneOf(text: string, country: string): string | null {
  const phone = normalisePhone(text, country);
  return phone.ok ? phone.value : null;
}

function detailsOf(form: ProfileUpdate, country: string) {
  const texts = {
    gender: form.gender,
    address: form.address,
    suite: form.suite,
    country: form.country,
    eirCode: form.eir_code?.toUpperCase(),
    clientInfo: form.client_info,
  };
  const changed = Object.entries(texts).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(changed.map(([key, value]) => [key, textOrNull(value)])) as Partial<
      Record<keyof typeof texts, string | null>
    >),
    ...(form.additional_mobile === undefined
      ? {}
      : { additionalMobile: form.additional_mobile?.trim() ? phoneOf(form.additional_mobile, country) : null }),
    ...(form.dob === undefined ? {} : { dob: form.dob === null ? null : dayOf(form.dob) }),
    ...given('clientSource', form.client_source, (text) => text.trim() || 'Online'),
    ...given('displayBooking', form.display_booking, (flag) => flag),
    ...given('emailNotification', form.email_notification, (flag) => flag),
    ...given('marketingNotification', form.marketing_notification, (flag) => flag),
  };
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
