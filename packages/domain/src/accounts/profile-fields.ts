import { EMAIL_MAX } from './email.ts';
import type { FieldErrors } from './forms.ts';
import { GENDERS, NAME_MOST } from './person.ts';

/** Characters of a phone number as people type it. */
export const PHONE_MAX = 40;

/** Longest texts of an account, in characters, for its forms, the API and the table. */
export const accountLimits = {
  name: NAME_MOST,
  email: EMAIL_MAX,
  phone: PHONE_MAX,
  language: 10,
  /** Where a registration came from. */
  clientSource: 50,
  /** The reason for closing an account. */
  closingReason: 500,
} as const;

export interface ProfileField {
  readonly label: string;
  readonly max: number;
  /** How the field is checked, stored and edited. A `plain` field is any single line of text. */
  readonly kind: 'plain' | 'phone' | 'choice' | 'postcode' | 'address' | 'country';
  /** The section of the edit dialog; without one, only clients of the API send the field. */
  readonly section?: 'basics' | 'address';
  readonly autoComplete?: string;
  /** The values of a `choice`. */
  readonly options?: readonly string[];
}

/**
 * The optional text fields of a guest's profile, under their API names. The edit dialog, the arguments and fields of
 * the API, and the limits of the table `client_details` are derived from this list.
 */
export const profileFields = {
  additional_mobile: { label: 'Another number', max: PHONE_MAX, kind: 'phone', section: 'basics', autoComplete: 'off' },
  gender: { label: 'Gender', max: 20, kind: 'choice', section: 'basics', options: GENDERS },
  eir_code: { label: 'Postcode', max: 20, kind: 'postcode', section: 'address' },
  country: { label: 'Country', max: 2, kind: 'country', section: 'address', autoComplete: 'country' },
  address: { label: 'Address', max: 500, kind: 'address', section: 'address' },
  suite: {
    label: 'Apartment, suite',
    max: 100,
    kind: 'plain',
    section: 'address',
    autoComplete: 'address-line2',
  },
  client_info: { label: 'About you', max: 2_000, kind: 'plain' },
} as const satisfies Record<string, ProfileField>;

export type ProfileFieldName = keyof typeof profileFields;

type InSection<Name extends ProfileFieldName> = (typeof profileFields)[Name] extends { section: string } ? Name : never;

/** The fields of the edit dialog. */
export type EditedFieldName = { [Name in ProfileFieldName]: InSection<Name> }[ProfileFieldName];

export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** The names of the fields in the table: 'eirCode' for 'eir_code'. */
export type ProfileColumn = Camel<ProfileFieldName>;

export function profileColumn(name: ProfileFieldName): ProfileColumn {
  return name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()) as ProfileColumn;
}

/** The limits of the columns. */
export const profileColumnLimits = Object.fromEntries(
  profileFieldNames.map((name) => [profileColumn(name), profileFields[name].max]),
) as Record<ProfileColumn, number>;

/** A value for every field, by its name. */
export function eachProfileField<Value>(make: (name: ProfileFieldName) => Value): Record<ProfileFieldName, Value> {
  return Object.fromEntries(profileFieldNames.map((name) => [name, make(name)])) as Record<ProfileFieldName, Value>;
}

/** The fields of one section of the edit dialog, in their order. */
export function fieldsOfSection(section: 'basics' | 'address'): EditedFieldName[] {
  return profileFieldNames.filter((name) => profileField(name).section === section) as EditedFieldName[];
}

/** The field as the general type, for code that handles all of them alike. */
export const profileField = (name: ProfileFieldName): ProfileField => profileFields[name];

function profileFieldError(name: ProfileFieldName, value: string): string | null {
  const { kind, max, options = [] } = profileField(name);
  if (value === '') return null;
  if (kind === 'choice' && !options.includes(value)) return 'Please choose one of the options';
  if (kind === 'country' && !/^[A-Z]{2}$/.test(value)) return 'Please choose a country';
  return value.length > max ? `Please use at most ${max} characters` : null;
}

export type ProfileTexts = { readonly [Name in ProfileFieldName]?: string | null | undefined };

/**
 * The errors of the given fields. Null or an empty text clears a field, which is always allowed. Phone numbers are
 * checked by the server.
 */
export function profileFieldErrors(texts: ProfileTexts): FieldErrors<ProfileFieldName> {
  const found = profileFieldNames.map((name) => [name, profileFieldError(name, texts[name]?.trim() ?? '')]);
  return Object.fromEntries(found.filter(([, message]) => message !== null));
}
