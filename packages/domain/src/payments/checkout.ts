import { type Minor, splitProportionally, sumOf } from '../money/index.ts';
import { ok, type Result, refuse } from '../result/index.ts';

/** Limits of the till, for form, API and table. */
export const checkoutLimits = {
  /** The reason of a discount or a refund. */
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
  /** A stocked product, whose stock is reduced; none for one that is only named. */
  readonly productId?: number;
};

export const priceOf = ({ unitPrice, quantity }: Product): Minor => unitPrice * quantity;

/** The input of the till. */
export type Checkout = {
  /** The price of each line of the appointment, after discounts. */
  readonly lines: readonly Minor[];
  /** What is still unpaid of each line; the price where left out. The general discount is shared by it. */
  readonly open?: readonly Minor[];
  /** The amount due for them. */
  readonly due: Minor;
  readonly products: readonly Product[];
  readonly discount: Minor;
  readonly tip: Minor;
  /** Discounts on single lines of the appointment and single products, in order, before the general discount: the member price. */
  readonly memberOff?: { readonly lines: readonly Minor[]; readonly products: readonly Minor[] };
};

/** The tender. Cash is without change; `cashGiven` is what was handed over. */
export type Tender = {
  readonly voucher: Minor;
  readonly cash: Minor;
  readonly card: Minor;
  readonly cashGiven: Minor;
};

export type CheckoutRefusal =
  | { readonly code: 'bad-amount' }
  | { readonly code: 'nothing-to-take' }
  /** `most` is the whole amount due. */
  | { readonly code: 'discount-over-price'; readonly most: Minor }
  | { readonly code: 'not-covered'; readonly left: Minor }
  | { readonly code: 'too-much'; readonly over: Minor }
  | { readonly code: 'given-too-little'; readonly missing: Minor }
  /** A voucher pays for services and products, not for a tip. */
  | { readonly code: 'voucher-pays-tip'; readonly most: Minor };

export type Bill = {
  /** The total to take now, tip included. */
  readonly total: Minor;
  /** The most that vouchers may pay of it. */
  readonly coverable: Minor;
  /** The discount of each line of the appointment, then of each product; they sum to the general and member discounts. */
  readonly discounts: readonly Minor[];
};

const isAmount = (amount: Minor) => Number.isSafeInteger(amount) && amount >= 0;

/**
 * The bill: what is owed, with products, less member and general discounts, plus the tip. All that is still unpaid shares
 * the general discount, because the VAT of an earlier payment does not change.
 */
export function billOf({
  lines,
  open = lines,
  due,
  products,
  discount,
  tip,
  memberOff,
}: Checkout): Result<Bill, CheckoutRefusal> {
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
  const unpaid = [...open, ...prices].map((part, index) => Math.max(0, part - (off[index] ?? 0)));
  // No line gets a discount above its price, because the discount never exceeds their total.
  const shares = splitProportionally(discount, sumOf(unpaid) < discount ? parts : unpaid);
  return ok({
    total: coverable + tip,
    coverable,
    discounts: shares.map((share, index) => share + (off[index] ?? 0)),
  });
}

/** Whether a tender pays a bill to the cent; returns the change. */
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
