import { type Currency, formatMinor, type Minor, sumOf } from '../money/index.ts';
import { partlyCoveredMessage } from './redeem.ts';

/** A price for vouchers. */
export type Coverable = {
  /** Due now, before vouchers. */
  readonly payableNow: Minor;
  /** The part of it that vouchers can pay: a voucher does not buy vouchers. */
  readonly coverableNow: Minor;
  /** The whole price, now and on the day. */
  readonly total: Minor;
  /** The part of the whole price that vouchers can pay. */
  readonly coverable: Minor;
};

export type Coverage = {
  /** Of what is due now. */
  readonly coveredNow: Minor;
  /** Of what is due on the day. */
  readonly ahead: Minor;
  readonly leftNow: Minor;
  readonly leftLater: Minor;
};

/** A voucher that pays an amount, or sessions of a package, which pay for their own lines only, also of the amount due now. */
export type CoveringUse = { readonly amount: Minor; readonly dueNow?: Minor };

/** What vouchers and packages cover now and in advance, and what is left to pay now and on the day. */
export function coverageOf(price: Coverable, used: Minor | readonly CoveringUse[]): Coverage {
  const uses = typeof used === 'number' ? [{ amount: used }] : used;
  const sessions = uses.filter(({ dueNow }) => dueNow !== undefined);
  const sessionsNow = sumOf(sessions.map(({ dueNow = 0 }) => dueNow));
  const sessionsWhole = sumOf(sessions.map(({ amount }) => amount));
  const money = sumOf(uses.filter(({ dueNow }) => dueNow === undefined).map(({ amount }) => amount));
  const given = Math.max(0, Math.min(money, price.coverable - sessionsWhole));
  const moneyNow = Math.min(given, price.coverableNow - sessionsNow);
  const coveredNow = sessionsNow + moneyNow;
  const ahead = sessionsWhole + given - coveredNow;
  const { payableNow, total } = price;
  return { coveredNow, ahead, leftNow: payableNow - coveredNow, leftLater: total - payableNow - ahead };
}

/**
 * The suggested amount of a voucher, given the most it can pay: the whole open price if it suffices, otherwise the
 * amount due now, otherwise all of it.
 */
export function suggestedUse(most: Minor, open: { readonly now: Minor; readonly whole: Minor }): Minor {
  if (most >= open.whole) return open.whole;
  return open.now > 0 ? Math.min(most, open.now) : most;
}

export type CoverageWords = {
  readonly currency: Currency;
  readonly shop: string;
  readonly isSeveral?: boolean;
  /** All of them are packages. */
  readonly isPackage?: boolean;
};

function subjectOf({ isSeveral = false, isPackage = false }: Pick<CoverageWords, 'isSeveral' | 'isPackage'>): string {
  return `Your ${isPackage ? 'package' : 'voucher'}${isSeveral ? 's' : ''}`;
}

/** The exact cover, what is left to pay today, and what on the day. */
export function coverageSentence(price: Coverable, used: Minor | readonly CoveringUse[], words: CoverageWords): string {
  const { coveredNow, ahead, leftNow, leftLater } = coverageOf(price, used);
  const show = (amount: Minor) => formatMinor(amount, words.currency);
  const voucher = subjectOf(words);
  const verb = (one: string, several: string) => (words.isSeveral ? several : one);
  const later = leftLater > 0 ? ` You’ll still owe ${show(leftLater)} at ${words.shop} on the day.` : '';
  if (leftNow > 0) {
    const rest = partlyCoveredMessage(coveredNow + ahead, leftNow, words.currency);
    return rest + (later || (price.total > price.payableNow ? ' There’s nothing to pay on the day.' : ''));
  }
  if (leftLater === 0) {
    const when = price.total > price.payableNow ? ', today or on the day' : '';
    return `${voucher} ${verb('covers', 'cover')} the whole price. There’s nothing to pay${when}.`;
  }
  if (coveredNow === 0)
    return `${voucher} ${verb('pays', 'pay')} ${show(ahead)} of the price. There’s nothing to pay today.${later}`;
  const more = ahead > 0 ? ` and ${show(ahead)} of the rest` : '';
  return `${voucher} ${verb('covers', 'cover')} the ${show(coveredNow)} deposit${more}, so there’s nothing to pay today.${later}`;
}

/** The same for the amount due on an invoice, which may also be paid on the day. */
export function balanceSentence(due: Minor, used: Minor, words: Omit<CoverageWords, 'shop'>): string {
  const show = (amount: Minor) => formatMinor(amount, words.currency);
  const voucher = subjectOf(words);
  const [pays, covers] = words.isSeveral ? ['pay', 'cover'] : ['pays', 'covers'];
  if (used >= due) return `${voucher} ${covers} all of it. There’s nothing left to pay.`;
  return `${voucher} ${pays} ${show(used)}. That leaves ${show(due - used)} to pay, now or on the day.`;
}
