import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Reads numbers as they stand in exports: national ones are those of the country, and a lost plus or zero is restored. */
export function phoneReader(country: string): (text: string) => string | null {
  const home: CountryCode = isSupportedCountry(country) ? country : 'IE';
  const known = new Map<string, string | null>();
  const read = (text: string): string | null => {
    for (const spelling of spellings(text)) {
      const number = parsePhoneNumberFromString(spelling, home);
      if (number?.isValid()) return number.number;
    }
    return null;
  };
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    // Families share numbers, so neighbouring rows repeat them; the memory stays small.
    if (known.size > 1_000) known.clear();
    const number = read(text);
    known.set(text, number);
    return number;
  };
}

/** As written, then with what spreadsheets take away: the plus or the zero at the beginning. */
function spellings(text: string): string[] {
  const typed = text.replace(/^00/, '+').replace(/\.0$/, '');
  if (typed.startsWith('+')) return [typed];
  return [typed, `0${typed}`, `+${typed}`];
}
