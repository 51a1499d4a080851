import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { dialCountry } from '../../platform/text/phone.ts';

/** Parses numbers as exports write them: national numbers belong to the shop's country, and a lost plus or zero is restored. */
export function phoneReader(country: string): (text: string) => string | null {
  const home = dialCountry(country);
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
    // Families share numbers, so neighbouring rows repeat them; the cache is small.
    if (known.size > 1_000) known.clear();
    const number = read(text);
    known.set(text, number);
    return number;
  };
}

/** The number as written, then with the leading plus or zero that spreadsheets remove. */
function spellings(text: string): string[] {
  const typed = text.replace(/^00/, '+').replace(/\.0$/, '');
  if (typed.startsWith('+')) return [typed];
  return [typed, `0${typed}`, `+${typed}`];
}
