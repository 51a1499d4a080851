import { type EditedFieldName, fieldsOfSection, profileErrors, profileFieldErrors } from '@thyme/domain/accounts';
import type { UpdateProfileMutationVariables } from '../../../generated/graphql.ts';
import { HOME_COUNTRY } from './phone.ts';
import type { Profile } from './use-profile.ts';

export const CLIENT_SOURCE = 'Online';

/** Changes of the profile in the form that the API accepts; what is left out stays as it is. */
export function profileInput(changes: UpdateProfileMutationVariables): UpdateProfileMutationVariables {
  return { client_source: CLIENT_SOURCE, display_booking: false, ...changes };
}

const DAY_MS = 86_400_000;

/** A date of birth as the value of a date field: '1991-03-04'. */
export const dateBox = (dob: number | null | undefined): string =>
  dob == null ? '' : new Date(dob * 1000).toISOString().slice(0, 10);

/** The value of a date field in unix seconds, or null if it is empty. */
export function dobOf(box: string): number | null {
  const time = Date.parse(`${box}T00:00:00Z`);
  return Number.isNaN(time) ? null : (Math.floor(time / DAY_MS) * DAY_MS) / 1000;
}

const editedFields = [...fieldsOfSection('basics'), ...fieldsOfSection('address')];

/** The start values of the edit dialog. */
export function boxesOf({ first_name, last_name, client_detail: detail }: Profile, mobile: string) {
  const stored = (name: EditedFieldName) => detail?.[name] ?? (name === 'country' ? HOME_COUNTRY : '');
  const texts = Object.fromEntries(editedFields.map((name) => [name, stored(name)]));
  return {
    first_name,
    last_name,
    mobile,
    dob: dateBox(detail?.dob),
    ...(texts as Record<EditedFieldName, string>),
  };
}

export type ProfileBoxes = ReturnType<typeof boxesOf>;
export type Box = (name: keyof ProfileBoxes) => { name: string; defaultValue: string; error: string | undefined };

export const boxErrors = (typed: ProfileBoxes) => ({ ...profileErrors(typed), ...profileFieldErrors(typed) });

/** What the dialog sends, apart from the mobile number and the photo. */
export function changesOf(typed: ProfileBoxes): UpdateProfileMutationVariables {
  const texts = Object.fromEntries(editedFields.map((name) => [name, typed[name].trim() || null]));
  return {
    first_name: typed.first_name.trim(),
    last_name: typed.last_name.trim(),
    dob: dobOf(typed.dob),
    // Does not compile while the document UpdateProfile lacks one of the fields.
    ...(texts as Pick<UpdateProfileMutationVariables, EditedFieldName>),
  };
}
