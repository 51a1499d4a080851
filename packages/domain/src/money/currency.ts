export type Currency = 'EUR' | 'GBP' | 'USD' | 'CAD' | 'AUD' | 'NZD' | 'CHF' | 'SEK' | 'NOK' | 'DKK' | 'PLN' | 'CZK';

export const DEFAULT_COUNTRY = 'IE';

const SYMBOLS: Record<Currency, string> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  CHF: 'CHF ',
  SEK: 'SEK ',
  NOK: 'NOK ',
  DKK: 'DKK ',
  PLN: 'zł',
  CZK: 'Kč',
};

/**
 * Countries that do not use the euro. Every currency here has two decimals, which the rest of the money rules rely on.
 */
const OUTSIDE_EURO: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  UK: 'GBP',
  GG: 'GBP',
  JE: 'GBP',
  IM: 'GBP',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  LI: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
};

/** The currency of a business by the ISO code of its country; euro when the country is unknown. */
export function currencyOfCountry(country: string | null | undefined): Currency {
  return OUTSIDE_EURO[(country ?? DEFAULT_COUNTRY).trim().toUpperCase()] ?? 'EUR';
}

export function currencySymbol(currency: Currency): string {
  return SYMBOLS[currency];
}

export function symbolOfCountry(country: string | null | undefined): string {
  return SYMBOLS[currencyOfCountry(country)];
}

export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(SYMBOLS, text);
}
