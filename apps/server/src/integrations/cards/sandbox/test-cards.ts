export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'jcb';

export type CardOutcome =
  | { kind: 'success' }
  | { kind: 'decline'; message: string }
  /** The bank asks for 3-D Secure first. */
  | { kind: 'challenge' }
  /** Charged, but the response never arrives. */
  | { kind: 'silence' };

export interface TestCard {
  number: string;
  brand: Brand;
  /** Its purpose, shown on the gateway's page and beside the card field. */
  says: string;
  outcome: CardOutcome;
}

const success: CardOutcome = { kind: 'success' };
const decline = (message: string): CardOutcome => ({ kind: 'decline', message });

export const DECLINED = 'Your card was declined.';
export const INSUFFICIENT = 'Your card has insufficient funds.';
export const NOT_APPROVED = 'Your bank could not confirm that this was you.';

/** The only numbers that the sandbox accepts, so that no real card is entered by mistake. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', says: 'pays', outcome: success },
  { number: '5555555555554444', brand: 'mastercard', says: 'pays', outcome: success },
  { number: '378282246310005', brand: 'amex', says: 'pays', outcome: success },
  { number: '6011111111111117', brand: 'discover', says: 'pays', outcome: success },
  { number: '3566002020360505', brand: 'jcb', says: 'pays', outcome: success },
  { number: '4000000000000002', brand: 'visa', says: 'is declined', outcome: decline(DECLINED) },
  { number: '4000000000009995', brand: 'visa', says: 'has too little on it', outcome: decline(INSUFFICIENT) },
  { number: '4000000000003220', brand: 'visa', says: 'asks for 3-D Secure', outcome: { kind: 'challenge' } },
  { number: '4000000000000077', brand: 'visa', says: 'is charged without an answer', outcome: { kind: 'silence' } },
];

const NAMES: Record<Brand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
};

export function instrumentOf(brand: string | null, end: string | null, method: string | null): string | null {
  if (brand === null || end === null) return null;
  const card = `${NAMES[brand as Brand] ?? brand} ending ${end}`;
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

/** Validates a card's fields before it is charged. */
export function checkCard(fields: CardFields, now: number): { card: TestCard } | { errors: CardErrors } {
  const errors: CardErrors = {};
  const number = fields.number.replaceAll(/[\s-]/g, '');
  const card = TEST_CARDS.find((known) => known.number === number);
  if (!card)
    errors.number = isLuhn(number) ? 'This is a sandbox: use one of its test cards.' : 'Your card number is invalid.';
  if (!isComing(fields.expiry, now)) errors.expiry = "Your card's expiry date is incomplete or in the past.";
  const length = card?.brand === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${length}}$`).test(fields.cvc.trim())) errors.cvc = "Your card's security code is incomplete.";
  return card && Object.keys(errors).length === 0 ? { card } : { errors };
}

function isComing(expiry: string, now: number): boolean {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry);
  if (!match) return false;
  const [, month, year] = match;
  const wholeYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth && Date.UTC(wholeYear, Number(month)) / 1000 > now;
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
