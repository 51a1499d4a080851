import type { clientDetails } from '@thyme/db/schema';
import {
  normalisePhone,
  type ProfileFieldName,
  type ProfileTexts,
  profileField,
  profileFieldNames,
} from '@thyme/domain/accounts';
import { tidyText } from '@thyme/domain/text';

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** The columns of the fields. Does not compile while the table `client_details` lacks one of them. */
export type FieldColumns = Pick<typeof clientDetails.$inferSelect, Camel<ProfileFieldName>>;

/** The name of a field's column: 'eirCode' for 'eir_code'. */
export function columnOf(name: ProfileFieldName): keyof FieldColumns {
  return name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()) as keyof FieldColumns;
}

/** The phone number in its international form, or null when there is none. */
export function phoneOf(text: string | null | undefined, country = 'IE'): string | null {
  const phone = text?.trim() ? normalisePhone(text, country) : null;
  return phone?.ok ? phone.value : null;
}

function stored(name: ProfileFieldName, text: string | null, country: string): string | null {
  const { kind } = profileField(name);
  if (kind === 'phone') return phoneOf(text, country);
  const value = tidyText(text ?? '') || null;
  return kind === 'postcode' ? (value?.toUpperCase() ?? null) : value;
}

/** The columns for the given fields. A field that is left out is not changed; null or an empty text empties it. */
export function detailColumns(texts: ProfileTexts, country = 'IE'): Partial<FieldColumns> {
  return Object.fromEntries(
    profileFieldNames.flatMap((name) => {
      const text = texts[name];
      return text === undefined ? [] : [[columnOf(name), stored(name, text, country)]];
    }),
  );
}
