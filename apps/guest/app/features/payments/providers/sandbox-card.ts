/** What the sandbox's card field validates itself, in the words that providers use. */

export interface TypedCard {
  number: string;
  expiry: string;
  cvc: string;
}

export const BLANK_CARD: TypedCard = { number: '', expiry: '', cvc: '' };

const digits = (text: string) => text.replace(/\D/g, '');

const isAmex = (number: string) => /^3[47]/.test(number);

/** Groups of four; American Express has four, six and five. */
export function formatNumber(typed: string): string {
  const number = digits(typed).slice(0, 19);
  const groups = isAmex(number) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g;
  const parts = isAmex(number) ? (number.match(groups)?.slice(1) ?? []) : (number.match(groups) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** '4' becomes '04 /', '0427' becomes '04 / 27'; deleting the slash deletes its digit too. */
export function formatExpiry(typed: string, before: string): string {
  const isShrinking = typed.length < before.length;
  let number = digits(typed).slice(0, 4);
  if (/^[2-9]/.test(number)) number = `0${number}`.slice(0, 4);
  if (number.length < 2 || (number.length === 2 && isShrinking)) return number;
  return `${number.slice(0, 2)} / ${number.slice(2)}`;
}

/** Luhn's check, which every card number passes: https://en.wikipedia.org/wiki/Luhn_algorithm */
function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const value = index % 2 === 0 ? digit : digit * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function expiryProblem(expiry: string, today: Date): string | null {
  const number = digits(expiry);
  if (number.length < 4) return 'Your card’s expiry date is incomplete.';
  const month = Number(number.slice(0, 2));
  const year = 2000 + Number(number.slice(2));
  if (month < 1 || month > 12) return 'Your card’s expiry date is invalid.';
  return new Date(year, month, 1) <= today ? 'Your card has expired.' : null;
}

/** The first error, or null for a card that can be tried. */
export function cardProblem(card: TypedCard, today: Date): string | null {
  const number = digits(card.number);
  if (number.length < (isAmex(number) ? 15 : 16)) return 'Your card number is incomplete.';
  if (!passesLuhn(number)) return 'Your card number is invalid.';
  const expiry = expiryProblem(card.expiry, today);
  if (expiry) return expiry;
  if (digits(card.cvc).length < (isAmex(number) ? 4 : 3)) return 'Your card’s security code is incomplete.';
  return null;
}
