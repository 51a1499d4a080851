import type { clientDetails } from '@thyme/db/schema';
import {
  normalisePhone,
  type ProfileColumn,
  type ProfileFieldName,
  type ProfileTexts,
  profileColumn,
  profileField,
  profileFieldNames,
} from '@thyme/domain/accounts';
import { tidyText } from '@thyme/domain/text';

type FieldColumns = Pick<typeof clientDetails.$inferSelect, ProfileColumn>;

/** The phone number in international format; null when there is none. */
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

/** The columns for the given fields. Missing fields are not changed; null or an empty text clears them. */
export function detailColumns(texts: ProfileTexts, country = 'IE'): Partial<FieldColumns> {
  return Object.fromEntries(
    profileFieldNames.flatMap((name) => {
      const text = texts[name];
      return text === undefined ? [] : [[profileColumn(name), stored(name, text, country)]];
    }),
  );
}
