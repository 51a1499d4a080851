import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Digits and what people write between them. */
const WRITTEN = /^\+?[\d\s().\-/]*$/;

/** The country whose national numbers are meant; Ireland where it has none of its own. */
export const dialCountry = (code: string): CountryCode => (isSupportedCountry(code) ? code : 'IE');

/**
 * A phone number as somebody typed it in international format, '+353871234567'; national ones are those of the country. Null
 * for what cannot be one. Ranges of numbers are not checked: new ones come into use.
 */
export function readPhone(text: string, country = 'IE'): string | null {
  const typed = text.trim().replace(/^00/, '+');
  if (!WRITTEN.test(typed)) return null;
  const number = parsePhoneNumberFromString(typed, { defaultCountry: dialCountry(country), extract: false });
  return number?.isPossible() ? number.number : null;
}
