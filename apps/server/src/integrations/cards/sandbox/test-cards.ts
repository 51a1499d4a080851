import { type CardBrand, cardBrand, cardName, isCardExpired } from '@thyme/domain/payments';

export type CardOutcome =
  | { kind: 'success' }
  | { kind: 'decline'; message: string }
  /** The bank asks for 3-D Secure first. */
  | { kind: 'challenge' }
  /** Charged, but the response never arrives. */
  | { kind: 'silence' };

export interface TestCard {
  number: string;
  brand: CardBrand;
  /** Its purpose, shown on the gateway's page and beside the card field. */
  says: string;
  outcome: CardOutcome;
  /** The result when it is charged as a saved card, if that differs. */
  whenSaved?: CardOutcome;
  /** Its owner disputes the payment a day later, with this decision by the bank. */
  disputed?: 'won' | 'lost';
}

const success: CardOutcome = { kind: 'success' };
const decline = (message: string): CardOutcome => ({ kind: 'decline', message });

export const DECLINED = 'Your card was declined.';
export const INSUFFICIENT = 'Your card has insufficient funds.';
export const EXPIRED = 'Your card has expired.';
export const NOT_APPROVED = 'Your bank couldn’t confirm it was you.';

/** The only numbers that the sandbox accepts, so that no real card is entered by mistake. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', says: 'pays', outcome: success },
  { number: '5555555555554444', brand: 'mastercard', says: 'pays', outcome: success },
  { number: '378282246310005', brand: 'amex', says: 'pays', outcome: success },
  { number: '6011111111111117', brand: 'discover', says: 'pays', outcome: success },
  { number: '3566002020360505', brand: 'jcb', says: 'pays', outcome: success },
  { number: '4000000000000002', brand: 'visa', says: 'is declined', outcome: decline(DECLINED) },
  { number: '4000000000009995', brand: 'visa', says: 'has too little on it', outcome: decline(INSUFFICIENT) },
  {
    number: '4000000000000341',
    brand: 'visa',
    says: 'pays once, and is declined when saved',
    outcome: success,
    whenSaved: decline(DECLINED),
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    says: 'pays, and is disputed and lost',
    outcome: success,
    disputed: 'lost',
  },
  {
    number: '4000000000002685',
    brand: 'visa',
    says: 'pays, and is disputed and won',
    outcome: success,
    disputed: 'won',
  },
  { number: '4000000000003220', brand: 'visa', says: 'asks for 3-D Secure', outcome: { kind: 'challenge' } },
  { number: '4000000000000077', brand: 'visa', says: 'is charged without an answer', outcome: { kind: 'silence' } },
];

export function instrumentOf(brand: string | null, end: string | null, method: string | null): string | null {
  if (brand === null || end === null) return null;
  const card = cardName({ brand: cardBrand(brand), last4: end });
  if (method === 'google') return `Google Pay, ${card}`;
  return method === 'apple' ? `Apple Pay, ${card}` : card;
}

export interface CardFields {
  number: string;
  /** MM/YY. */
  expiry: string;
  cvc: string;
}

export type CardErrors = Partial<Record<keyof CardFields, string>>;

/** A test card with the expiry that was entered. */
export interface EnteredCard {
  card: TestCard;
  expMonth: number;
  expYear: number;
}

/** Validates a card's fields before it is charged. */
export function checkCard(fields: CardFields, now: number): EnteredCard | { errors: CardErrors } {
  const errors: CardErrors = {};
  const number = fields.number.replaceAll(/[\s-]/g, '');
  const card = TEST_CARDS.find((known) => known.number === number);
  if (!card)
    errors.number = isLuhn(number) ? 'This is a sandbox: use one of its test cards.' : 'Your card number is invalid.';
  const expiry = readExpiry(fields.expiry);
  if (!expiry || isCardExpired(expiry, now)) errors.expiry = "Your card's expiry date is incomplete or in the past.";
  const length = card?.brand === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${length}}$`).test(fields.cvc.trim())) errors.cvc = "Your card's security code is incomplete.";
  return card && expiry && Object.keys(errors).length === 0 ? { card, ...expiry } : { errors };
}

function readExpiry(expiry: string): { expMonth: number; expYear: number } | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry);
  if (!match) return null;
  const [expMonth, year] = [Number(match[1]), Number(match[2])];
  const expYear = year < 100 ? 2000 + year : year;
  return expMonth >= 1 && expMonth <= 12 && expYear < 2100 ? { expMonth, expYear } : null;
}

function isLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = digit * 2;
    return total + (index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
