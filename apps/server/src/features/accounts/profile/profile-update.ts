import {
  accountLimits,
  isBirthday,
  normaliseEmail,
  normaliseName,
  PHONE_MESSAGE,
  type ProfileTexts,
  profileErrors,
  profileFieldErrors,
} from '@thyme/domain/accounts';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { type FieldMessages, invalidInput } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { detailColumns, phoneFieldErrors, phoneOf } from './detail-columns.ts';
import { forgetReplaced, ownPhotoId } from './profile-photo.ts';
import { saveProfile } from './profile-store.ts';
import { type Profile, readProfile } from './read-profile.ts';

type Given<T> = T | null | undefined;

/** Missing fields do not change. */
export interface ProfileUpdate extends ProfileTexts {
  first_name?: Given<string>;
  last_name?: Given<string>;
  mobile?: Given<string>;
  email?: Given<string>;
  client_source?: Given<string>;
  display_booking?: Given<boolean>;
  dob?: Given<number>;
  email_notification?: Given<boolean>;
  marketing_notification?: Given<boolean>;
  language?: Given<string>;
  photo?: Given<string>;
}

export async function updateProfile(services: Services, userId: number, form: ProfileUpdate): Promise<StatusMessage> {
  const { db, clock } = services;
  const profile = await readProfile(services, userId);
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

function complaints(form: ProfileUpdate, profile: Profile, now: number): FieldMessages {
  const named = {
    first_name: form.first_name === undefined ? profile.firstName : (form.first_name ?? ''),
    last_name: form.last_name === undefined ? profile.lastName : (form.last_name ?? ''),
    // A missing number does not block other changes; a number that is sent must be valid.
    mobile: form.mobile === undefined ? 'unchanged' : (form.mobile ?? ''),
  };
  const messages: FieldMessages = {};
  const complain = (field: string, message: string | undefined) => {
    if (message !== undefined) messages[field] = [message];
  };
  const errors = { ...profileErrors(named), ...profileFieldErrors(form), ...phoneFieldErrors(form) };
  for (const [field, message] of Object.entries(errors)) complain(field, message);
  if (form.mobile?.trim() && phoneOf(form.mobile, form.country?.trim() || 'IE') === null)
    complain('mobile', PHONE_MESSAGE);
  if ((form.client_source ?? '').length > accountLimits.clientSource)
    complain('client_source', `Please use at most ${accountLimits.clientSource} characters`);
  if (form.language && !/^[a-z]{2}(-[A-Z]{2})?$/.test(form.language)) complain('language', 'Please choose a language');
  if (form.dob != null && !isBirthday(form.dob, now)) complain('dob', 'Please enter a valid date of birth');
  if (form.email && normaliseEmail(form.email) !== profile.email)
    complain('email', 'Please change your email with Update Email.');
  return messages;
}

/** The column for a value that was sent; these columns are not nullable, so null changes nothing. */
function given<Key extends string, Value, Stored>(
  key: Key,
  value: Given<Value>,
  read: (value: Value) => Stored,
): Partial<Record<Key, Stored>> {
  return value === undefined || value === null ? {} : ({ [key]: read(value) } as Partial<Record<Key, Stored>>);
}

function detailsOf(form: ProfileUpdate, country: string) {
  return {
    ...detailColumns(form, country),
    ...(form.dob === undefined ? {} : { dob: form.dob === null ? null : dayOf(form.dob) }),
    ...given('clientSource', form.client_source, (text) => text.trim() || 'Online'),
    ...given('displayBooking', form.display_booking, (flag) => flag),
    ...given('emailNotification', form.email_notification, (flag) => flag),
    ...given('marketingNotification', form.marketing_notification, (flag) => flag),
  };
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
