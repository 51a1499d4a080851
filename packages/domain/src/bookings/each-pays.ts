import { type Minor, sumOf } from '../money/index.ts';
import { HOUR, type Instant } from '../time/index.ts';
import { type CartQuote, type QuotedLine, specialDepositOf } from './quote-cart.ts';

/** How many hours a shop can give each guest of a group to pay their part; 0 if the guest who books pays for all. */
export const PART_HOURS = { least: 0, most: 168, usual: 24 } as const;

/** The guest of each line of a quote; 0 for the guest who books, who also pays for the call and the vouchers bought. */
const isOwn = (guests: readonly number[], index: number): boolean => (guests[index] ?? 0) === 0;

/**
 * The quote of a group with separate parts: the amount payable now is the part of the guest who books. The others pay
 * by their links, so their amounts are due later here.
 */
export function ownPartOf(quote: CartQuote, guests: readonly number[]): CartQuote {
  return askLater(quote, (index) => !isOwn(guests, index));
}

/** The quote of a group that the desk books: nothing is paid now, and links ask for what is due in advance. */
export const askedByLink = (quote: CartQuote): CartQuote => askLater(quote, () => true);

/** What the links of a quote ask for in advance. */
export const linkedDeposit = ({ lines }: Pick<CartQuote, 'lines'>): Minor =>
  sumOf(lines.map(({ askedLater = 0 }) => askedLater));

function askLater(quote: CartQuote, isLater: (index: number) => boolean): CartQuote {
  const lines = quote.lines.map(
    (line, index): QuotedLine => (isLater(index) ? { ...line, payableNow: 0, askedLater: line.payableNow } : line),
  );
  const payableNow = sumOf(lines.map((line) => line.payableNow));
  const special = sumOf(lines.filter(({ item }) => specialDepositOf(item) > 0).map((line) => line.payableNow));
  return {
    ...quote,
    lines,
    specialDeposit: special,
    deposit: payableNow - special - quote.voucherTotal,
    payableNow,
    dueLater: quote.total - payableNow,
  };
}

/** When the links expire: after the shop's time limit, and never after the group's start. */
export function payPartUntil({ at, begins, hours }: { at: Instant; begins: Instant; hours: number }): Instant {
  return Math.min(at + hours * HOUR, begins);
}

export type PartState = 'paid' | 'deposit-paid' | 'open' | 'late' | 'off';

/** The status of one guest's part. A part without a deposit is never late. */
export function partState(part: {
  readonly deposit: Minor;
  readonly paid: Minor;
  readonly due: Minor;
  readonly isOff: boolean;
  readonly payUntil: Instant;
  readonly now: Instant;
}): PartState {
  if (part.isOff) return 'off';
  if (part.due === 0) return 'paid';
  if (part.paid >= part.deposit && part.paid > 0) return 'deposit-paid';
  return part.deposit > part.paid && part.now >= part.payUntil ? 'late' : 'open';
}

/** What can be paid of a part now: the rest of the deposit, or everything due. */
export function partAmounts({ deposit, paid, due }: { deposit: Minor; paid: Minor; due: Minor }): {
  deposit: Minor;
  all: Minor;
} {
  return { deposit: Math.min(due, Math.max(0, deposit - paid)), all: due };
}
