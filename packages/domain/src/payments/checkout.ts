import { type Minor, splitProportionally, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';

/** Limits of the till, for form, API and table. */
export const checkoutLimits = {
  /** Why a discount was given, or money went back. */
  reason: 120,
  productName: 80,
  /** Lines of products in one payment. */
  products: 20,
  quantity: 99,
} as const;

/** A product sold at the till; its price includes the VAT. */
export type Product = {
  readonly name: string;
  readonly unitPrice: Minor;
  readonly quantity: number;
  readonly vatRate: number | null;
  /** The product of the shelf, whose stock falls; none for one that is only named. */
  readonly productId?: number;
};

export const priceOf = ({ unitPrice, quantity }: Product): Minor => unitPrice * quantity;

/** What is brought to the till. */
export type Checkout = {
  /** What each line of the appointment costs, discounts taken off. */
  readonly lines: readonly Minor[];
  /** What is still owed for them. */
  readonly due: Minor;
  readonly products: readonly Product[];
  readonly discount: Minor;
  readonly tip: Minor;
  /** Off single lines of the appointment and single products, in their order, before the discount: the price of a member. */
  readonly memberOff?: { readonly lines: readonly Minor[]; readonly products: readonly Minor[] };
};

/** How it is paid. Cash is what stays in the drawer; `cashGiven` is what was handed over. */
export type Tender = {
  readonly voucher: Minor;
  readonly cash: Minor;
  readonly card: Minor;
  readonly cashGiven: Minor;
};

export type CheckoutRefusal =
  | { readonly code: 'bad-amount' }
  | { readonly code: 'nothing-to-take' }
  /** `most` is all that is still to be paid. */
  | { readonly code: 'discount-over-price'; readonly most: Minor }
  | { readonly code: 'not-covered'; readonly left: Minor }
  | { readonly code: 'too-much'; readonly over: Minor }
  | { readonly code: 'given-too-little'; readonly missing: Minor }
  /** A voucher pays for services and products, not for a tip. */
  | { readonly code: 'voucher-pays-tip'; readonly most: Minor };

export type Bill = {
  /** What is to be taken now, tip included. */
  readonly total: Minor;
  /** What a voucher may pay of it at most. */
  readonly coverable: Minor;
  /** Off each line of the appointment, then off each product; they sum to the discount and what a member has off. */
  readonly discounts: readonly Minor[];
};

const isAmount = (amount: Minor) => Number.isSafeInteger(amount) && amount >= 0;

/** The bill: what is owed, with products, less what a member has off and the discount, and the tip. All lines share the discount. */
export function billOf({ lines, due, products, discount, tip, memberOff }: Checkout): Result<Bill, CheckoutRefusal> {
  const prices = products.map(priceOf);
  const offLines = lines.map((_, index) => memberOff?.lines[index] ?? 0);
  const offPrices = prices.map((_, index) => memberOff?.products[index] ?? 0);
  const off = [...offLines, ...offPrices];
  const parts = [...lines, ...prices].map((part, index) => part - (off[index] ?? 0));
  const owed = due - sumOf(offLines);
  if (![owed, discount, tip, ...lines, ...prices, ...off, ...parts].every(isAmount)) return refuse('bad-amount');
  const goods = sumOf(prices) - sumOf(offPrices);
  const most = Math.min(owed + goods, sumOf(parts));
  if (discount > most) return refuse('discount-over-price', { most });
  const coverable = owed + goods - discount;
  const shares = discount === 0 ? parts.map(() => 0) : shareOf(discount, parts);
  return ok({
    total: coverable + tip,
    coverable,
    discounts: shares.map((share, index) => share + (off[index] ?? 0)),
  });
}

/** No line gets more off than it costs, because the discount is never more than all of them. */
const shareOf = (discount: Minor, parts: readonly Minor[]) => splitProportionally(discount, parts);

/** Whether a tender pays a bill to the cent; answers the change to give back. */
export function settle(bill: Bill, tender: Tender): Result<{ readonly change: Minor }, CheckoutRefusal> {
  const { voucher, cash, card, cashGiven } = tender;
  if (![voucher, cash, card, cashGiven].every(isAmount)) return refuse('bad-amount');
  if (voucher > bill.coverable) return refuse('voucher-pays-tip', { most: bill.coverable });
  const covered = voucher + cash + card;
  if (covered < bill.total) return refuse('not-covered', { left: bill.total - covered });
  if (covered > bill.total) return refuse('too-much', { over: covered - bill.total });
  if (cashGiven < cash) return refuse('given-too-little', { missing: cash - cashGiven });
  return ok({ change: cashGiven - cash });
}
