import type { DialCountry } from '@thyme/ui';

export const HOME_COUNTRY = 'IE';

/** Ireland first, then the most common countries of callers. */
export const dialCountries: readonly DialCountry[] = [
  { code: 'IE', name: 'Ireland', dial: '+353' },
  { code: 'GB', name: 'United Kingdom', dial: '+44' },
  { code: 'US', name: 'United States', dial: '+1' },
  { code: 'AU', name: 'Australia', dial: '+61' },
  { code: 'BR', name: 'Brazil', dial: '+55' },
  { code: 'DE', name: 'Germany', dial: '+49' },
  { code: 'ES', name: 'Spain', dial: '+34' },
  { code: 'FR', name: 'France', dial: '+33' },
  { code: 'IN', name: 'India', dial: '+91' },
  { code: 'IT', name: 'Italy', dial: '+39' },
  { code: 'LT', name: 'Lithuania', dial: '+370' },
  { code: 'NL', name: 'Netherlands', dial: '+31' },
  { code: 'PL', name: 'Poland', dial: '+48' },
  { code: 'PT', name: 'Portugal', dial: '+351' },
  { code: 'RO', name: 'Romania', dial: '+40' },
];

/** Country and national part of a stored number; without a known prefix it is an Irish one. */
export function splitNumber(stored: string): { country: string; number: string } {
  const compact = stored.trim();
  const longestFirst = [...dialCountries].sort((a, b) => b.dial.length - a.dial.length);
  const found = longestFirst.find(({ dial }) => compact.startsWith(dial));
  if (!found) return { country: HOME_COUNTRY, number: compact };
  return { country: found.code, number: compact.slice(found.dial.length).trim() };
}

/** The number as it is sent: '+353 85 555 0167'; empty stays empty. */
export function joinNumber(country: string, number: string): string {
  const typed = number.trim();
  if (typed === '' || typed.startsWith('+')) return typed;
  const dial = dialCountries.find(({ code }) => code === country)?.dial ?? '';
  return `${dial} ${typed.replace(/^0/, '')}`;
}
