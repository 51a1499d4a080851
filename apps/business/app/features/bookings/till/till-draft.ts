import { memberPrice } from '@thyme/domain/memberships';
import { type Minor, percentOf, sumOf } from '@thyme/domain/money';
import { type Bill, billOf, type CheckoutRefusal, type Product, priceOf } from '@thyme/domain/payments';
import type { Result } from '@thyme/domain/result';
import type { Till } from './operations.ts';

/** A discount as it is entered: an amount, or a percentage of the bill. */
export interface Discount {
  value: number;
  unit: 'amount' | 'percent';
  reason: string;
}

/** A product on the bill: from the shelf, with its list price, or entered by name. */
export interface TillProduct extends Product {
  shelfPrice?: Minor;
  /** Why it is sold at another price than its shelf price. */
  priceReason?: string;
}

export interface TillDraft {
  products: readonly TillProduct[];
  discount: Discount | null;
  /** Whether the desk has removed the member price. */
  withoutMember?: boolean;
  tip: Minor;
  /** With a name if it is a session of a package. */
  vouchers: readonly { code: string; amount: Minor; name?: string }[];
  /** The amount kept and the amount handed over; null when no cash is paid. */
  cash: { amount: Minor; given: Minor } | null;
}

export const EMPTY: TillDraft = { products: [], discount: null, tip: 0, vouchers: [], cash: null };

export const minor = (major: number): Minor => Math.round(major * 100);
export const major = (amount: Minor): number => amount / 100;

/** Stock of a product on the bill; null if it was entered by name. */
export function stockOf({ shelf }: Pick<Till, 'shelf'>, { productId }: TillProduct): number | null {
  return shelf.find(({ id }) => id === productId)?.stock ?? null;
}

/** Whether more are on the bill than in stock. */
export function isShort(till: Pick<Till, 'shelf'>, product: TillProduct): boolean {
  const stock = stockOf(till, product);
  return stock !== null && product.quantity > Math.max(0, stock);
}

/** A price that differs from the shelf price needs a reason. */
export const lacksReason = ({ shelfPrice, unitPrice, priceReason = '' }: TillProduct): boolean =>
  shelfPrice !== undefined && shelfPrice !== unitPrice && priceReason.trim() === '';

export function discountOf(till: Pick<Till, 'due' | 'lines'>, draft: TillDraft): Minor {
  const { discount } = draft;
  if (!discount) return 0;
  const goods = sumOf(draft.products.map(priceOf));
  const services = sumOf(till.lines.map((line) => minor(line.price) - minor(line.discount)));
  return discount.unit === 'amount' ? discount.value : percentOf(services + goods, discount.value);
}

type MemberBill = Pick<Till, 'due' | 'lines' | 'member'>;

/** Member discounts on the lines and products of a bill, by the same rule as on the server. */
export function memberOffOf({ lines, member }: MemberBill, { products, withoutMember }: TillDraft) {
  const isOff = member != null && !withoutMember;
  const percent = member?.product_percent ?? 0;
  return {
    lines: lines.map((line) => (isOff ? minor(line.member_off) : 0)),
    products: products.map(({ unitPrice, quantity, shelfPrice }) =>
      isOff && unitPrice === shelfPrice ? (unitPrice - memberPrice(unitPrice, percent)) * quantity : 0,
    ),
  };
}

export interface Settlement {
  bill: Result<Bill, CheckoutRefusal>;
  total: Minor;
  discount: Minor;
  /** Total of the member discounts. */
  memberOff: Minor;
  voucher: Minor;
  cash: Minor;
  /** What the card reader takes: the rest. */
  card: Minor;
  /** Change for the guest. */
  change: Minor;
  /** How much vouchers can still cover. */
  coverable: Minor;
}

/** How a draft is paid: vouchers first, then cash, and the card reader takes the rest. */
export function settlementOf(till: MemberBill, draft: TillDraft): Settlement {
  const discount = discountOf(till, draft);
  const memberOff = memberOffOf(till, draft);
  const lines = till.lines.map((line) => minor(line.price) - minor(line.discount));
  const { products, tip } = draft;
  const bill = billOf({ lines, due: minor(till.due), products, discount, tip, memberOff });
  const total = bill.ok ? bill.value.total : 0;
  const coverable = bill.ok ? bill.value.coverable : 0;
  const voucher = Math.min(coverable, sumOf(draft.vouchers.map(({ amount }) => amount)));
  const cash = Math.min(draft.cash?.amount ?? 0, total - voucher);
  const given = Math.max(draft.cash?.given ?? 0, cash);
  return {
    bill,
    total,
    discount,
    memberOff: sumOf([...memberOff.lines, ...memberOff.products]),
    voucher,
    cash,
    card: total - voucher - cash,
    change: cash > 0 ? given - cash : 0,
    coverable: coverable - voucher,
  };
}

/** The amount each voucher pays; the last one is reduced if they exceed the bill. */
export function vouchersOf({ vouchers }: TillDraft, voucher: Minor): { code: string; amount: Minor }[] {
  let left = voucher;
  return vouchers.flatMap(({ code, amount }) => {
    const part = Math.min(amount, left);
    left -= part;
    return part > 0 ? [{ code, amount: part }] : [];
  });
}

const NOTES = [500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** Cash amounts that guests usually hand over: the exact sum, and the next notes above it. */
export function cashOffers(amount: Minor): Minor[] {
  const rounded = NOTES.map((note) => Math.ceil(amount / note) * note).filter((given) => given > amount);
  return [...new Set(rounded)].sort((a, b) => a - b).slice(0, 3);
}

const FIXED_TIPS = [500, 1_000] as const;
const TIP_PERCENT = 10;

/** Suggested tips: two round amounts, and a tenth of the bill. */
export function tipOffers(worth: Minor): { amount: Minor; percent: number | null }[] {
  const tenth = percentOf(worth, TIP_PERCENT);
  return [
    ...FIXED_TIPS.map((amount) => ({ amount, percent: null })),
    ...(tenth > 0 && !FIXED_TIPS.some((amount) => amount === tenth) ? [{ amount: tenth, percent: TIP_PERCENT }] : []),
  ];
}
