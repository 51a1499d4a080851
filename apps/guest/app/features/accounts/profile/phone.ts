import type { DialCountry } from '@thyme/ui';
import type { CountryCode } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';

export const HOME_COUNTRY = 'IE';
const ireland: DialCountry = { code: HOME_COUNTRY, name: 'Ireland', dial: '+353' };

/** Loaded when a number is shown or edited: it is large, and most pages have none. */
const library = () => import('libphonenumber-js/min');

const names = new Intl.DisplayNames('en-IE', { type: 'region' });

/** Every country with its prefix, Ireland first. */
async function listCountries(): Promise<DialCountry[]> {
  const { getCountries, getCountryCallingCode } = await library();
  const all = getCountries().map((code) => ({
    code,
    name: names.of(code) ?? code,
    dial: `+${getCountryCallingCode(code)}`,
  }));
  const others = all.filter(({ code }) => code !== HOME_COUNTRY).sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return [ireland, ...others];
}

/** The countries of the number's select; only Ireland until the others are loaded. */
export function useDialCountries(): readonly DialCountry[] {
  const [countries, setCountries] = useState<readonly DialCountry[]>([ireland]);
  useEffect(() => {
    listCountries().then(setCountries, (error: unknown) =>
      console.warn('The list of countries could not be loaded.', error),
    );
  }, []);
  return countries;
}

export interface SplitNumber {
  country: string;
  national: string;
}

/** A stored number as its country and its national part. */
export async function splitNumber(stored: string): Promise<SplitNumber> {
  const { parsePhoneNumberFromString } = await library();
  const parsed = parsePhoneNumberFromString(stored, HOME_COUNTRY);
  // Some prefixes belong to several countries; the first is the largest.
  const country = parsed?.country ?? parsed?.getPossibleCountries()[0];
  return parsed && country
    ? { country, national: parsed.formatNational() }
    : { country: HOME_COUNTRY, national: stored };
}

/** '+353851234567', or null for what cannot be a number; the server reads it with the same library. */
export async function internationalNumber(typed: string, country: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await library();
  const parsed = parsePhoneNumberFromString(typed, country as CountryCode);
  return parsed?.isPossible() ? parsed.number : null;
}

/** '+353 85 123 4567' once the formatter is loaded; as stored until then. */
export function usePhoneWords(stored: string | null | undefined): string | null | undefined {
  const [words, setWords] = useState(stored);
  useEffect(() => {
    setWords(stored);
    if (!stored) return;
    let current = true;
    library().then(
      ({ parsePhoneNumberFromString }) => {
        if (current) setWords(parsePhoneNumberFromString(stored, HOME_COUNTRY)?.formatInternational() ?? stored);
      },
      (error: unknown) => console.warn('Phone formatting could not be loaded.', error),
    );
    return () => {
      current = false;
    };
  }, [stored]);
  return words;
}
