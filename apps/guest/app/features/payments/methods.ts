import type { Currency } from '@thyme/domain/money';

/** Payment methods besides vouchers. 'stripe' is the card on the wire, whichever provider processes it. */
export type Method = 'stripe' | 'google' | 'apple';

export const METHOD_NAMES: Readonly<Record<Method, string>> = {
  stripe: 'Card',
  google: 'Google Pay',
  apple: 'Apple Pay',
};

export const isMethod = (text: string | null | undefined): text is Method =>
  text !== null && text !== undefined && Object.hasOwn(METHOD_NAMES, text);

/** Wallets provide a token before anything is charged; a card is entered on a page of its own. */
export type Wallet = Exclude<Method, 'stripe'>;

export const isWallet = (method: Method | null): method is Wallet => method === 'google' || method === 'apple';

/** The accepted networks, in the order that wallets require, and as people look for theirs. */
export const CARD_NETWORKS = ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'] as const;
export const SHOWN_NETWORKS: readonly (typeof CARD_NETWORKS)[number][] = [
  'VISA',
  'MASTERCARD',
  'AMEX',
  'DISCOVER',
  'JCB',
];

/** Orders without a currency are in euro; the merchant is in Ireland. */
export const CHARGE_COUNTRY = 'IE';
export const CHARGE_CURRENCY: Currency = 'EUR';

/** 'euro', 'British pounds': what a card will be charged in, in words. */
export function currencyWords(currency: Currency): string {
  if (currency === CHARGE_CURRENCY) return 'euro';
  const format = new Intl.NumberFormat('en-IE', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
