import type { Instant } from '../time/index.ts';

/** Supported card networks; anything else is shown as a plain card. */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'jcb'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number] | 'card';

export function cardBrand(name: string | null | undefined): CardBrand {
  return CARD_BRANDS.find((brand) => brand === name) ?? 'card';
}

const NAMES: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  card: 'Card',
};

/** What is stored of a saved card. */
export type CardFace = {
  readonly brand: CardBrand;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  readonly expYear: number;
};

/** 'Visa ending 4242'. */
export function cardName({ brand, last4 }: Pick<CardFace, 'brand' | 'last4'>): string {
  return `${NAMES[brand]} ending ${last4}`;
}

type Expiry = Pick<CardFace, 'expMonth' | 'expYear'>;

/** A card is valid through the last day of its month. */
export function isCardExpired({ expMonth, expYear }: Expiry, now: Instant): boolean {
  return Date.UTC(expYear, expMonth) / 1000 <= now;
}

/** Whether a card that is still valid expires this month. */
export function expiresThisMonth(card: Expiry, now: Instant): boolean {
  const today = new Date(now * 1000);
  return card.expYear === today.getUTCFullYear() && card.expMonth === today.getUTCMonth() + 1;
}

/** 'September 2028'. */
export function expiryWords({ expMonth, expYear }: Expiry): string {
  return new Intl.DateTimeFormat('en-IE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(expYear, expMonth - 1, 15),
  );
}

/** The refusal of a saved card that has expired, with the next step. */
export function expiredCardMessage(card: CardFace): string {
  return `Your ${cardName(card)} expired in ${expiryWords(card)}. Please choose another way to pay.`;
}

export const CARD_MISSING_MESSAGE = 'That card is no longer saved. Please choose another way to pay.';
