import type { clientDetails } from '@thyme/db/schema';
import {
  type FieldErrors,
  PHONE_MESSAGE,
  type ProfileColumn,
  type ProfileFieldName,
  type ProfileTexts,
  profileColumn,
  profileField,
  profileFieldNames,
} from '@thyme/domain/accounts';
import { tidyText } from '@thyme/domain/text';
import { readPhone } from '../../../platform/text/phone.ts';

type FieldColumns = Pick<typeof clientDetails.$inferSelect, ProfileColumn>;

/** The phone number in international format; null when there is none. */
export const phoneOf = (text: string | null | undefined, country = 'IE'): string | null =>
  text?.trim() ? readPhone(text, country) : null;

/** The fields whose text is no phone number; national ones are those of the guest's country. */
export function phoneFieldErrors(texts: ProfileTexts): FieldErrors<ProfileFieldName> {
  const country = texts.country?.trim() || 'IE';
  const wrong = profileFieldNames.filter(
    (name) => profileField(name).kind === 'phone' && texts[name]?.trim() && phoneOf(texts[name], country) === null,
  );
  return Object.fromEntries(wrong.map((name) => [name, PHONE_MESSAGE]));
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
